// Being called when it is one's turn and one looks elsewhere. The browser is asked for its leave when that
// first makes sense, after a move in a game with others, and never when a page is loaded.
import type { SeatInfo } from '../generated/protocol';
import { t } from './i18n.svelte';
import { remember, remembered } from './settings.svelte';

const KEPT = 'calls';
const BUZZ = 'vibrate';
/** How long a device buzzes, in milliseconds. */
const BUZZ_LENGTH = 180;

/** Whether there is somebody else at the table, for whose moves one waits. */
export function withOthers(seats: readonly SeatInfo[]): boolean {
  return seats.some((seat) => seat.mine) && seats.some((seat) => seat.kind === 'person' && !seat.mine);
}

function permission(): NotificationPermission | 'none' {
  return 'Notification' in window ? Notification.permission : 'none';
}

class Calling {
  /** What was answered: `on`, `off`, or nothing yet. */
  kept = $state(remembered(KEPT) ?? '');
  buzzes = $state(remembered(BUZZ) === 'on');
  /** A move was made in a game with others: now one may be asked. */
  #moved = $state(false);

  get possible(): boolean {
    return permission() === 'granted' || permission() === 'default';
  }

  get on(): boolean {
    return this.kept === 'on' && permission() === 'granted';
  }

  /** Whether to offer it now. */
  get asks(): boolean {
    return this.#moved && this.kept === '' && permission() === 'default';
  }

  /** Somebody has decided something at a table. */
  moved(seats: readonly SeatInfo[]): void {
    if (withOthers(seats)) this.#moved = true;
  }

  /** Answer the offer, or change one's mind in the settings. */
  async answer(wanted: boolean): Promise<void> {
    const granted = wanted && (await Notification.requestPermission()) === 'granted';
    this.kept = granted ? 'on' : 'off';
    remember(KEPT, this.kept);
  }

  buzz(on: boolean): void {
    this.buzzes = on;
    remember(BUZZ, on ? 'on' : 'off');
  }

  /** It is one's turn at a table: call whoever looks elsewhere, buzz for whoever is there. */
  async yourTurn(title: string, address: string): Promise<void> {
    if (this.buzzes && 'vibrate' in navigator) navigator.vibrate(BUZZ_LENGTH);
    if (!this.on || !document.hidden) return;
    const told = { body: t('web-your-turn'), tag: address, data: { url: address } };
    const worker = await navigator.serviceWorker?.getRegistration();
    // A phone shows only what a worker tells it.
    if (worker?.active) await worker.showNotification(title, told);
    else new Notification(title, told).onclick = () => window.focus();
  }
}

export const calling = new Calling();
