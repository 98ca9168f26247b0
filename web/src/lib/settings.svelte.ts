// What a person has set for this browser, kept in its local storage; nothing of it is sent anywhere.

const PREFIX = 'grani.';

/** Keep a small value for the next visit; a browser that refuses storage just forgets. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private windows and full disks: the choice holds until the page is closed.
  }
}

/** Give back what was kept under this key, or null. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Keep nothing under this key any more. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Where nothing could be kept there is nothing to forget.
  }
}

export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const SCALES: Record<TextSize, number> = { normal: 1, large: 1.15, largest: 1.3 };
const PACE: Record<Speed, number> = { slow: 1 / 1.6, normal: 1, fast: 2, instant: 0 };

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const light = matchMedia('(prefers-color-scheme: light)');

function oneOf<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  const kept = remembered(key);
  return values.find((value) => value === kept) ?? otherwise;
}

class Settings {
  theme: Theme = $state(oneOf('theme', THEMES, 'dark'));
  speed: Speed = $state(oneOf('speed', SPEEDS, 'normal'));
  textSize: TextSize = $state(oneOf('text-size', TEXT_SIZES, 'normal'));
  sound = $state(remembered('sound') === 'on');
  /** Options are shown as a plain list under a text table. */
  textTable = $state(remembered('text-table') === 'on');
  /** Of which mistakes the tutor warns; he alone knows the sizes. */
  tutor = $state(remembered('tutor') ?? 'off');
  name = $state(remembered('name') ?? '');
  /** The system asks for less motion: fades only. */
  calm = $state(calm.matches);
  #systemLight = $state(light.matches);
  /** Standing orders that were given or taken back on this page, by id. */
  #orders: Record<string, boolean> = $state({});

  constructor() {
    calm.addEventListener('change', (event) => (this.calm = event.matches));
    light.addEventListener('change', (event) => (this.#systemLight = event.matches));
  }

  /** Tell whether a standing order holds; games say which there are. */
  isOrdered(id: string): boolean {
    return this.#orders[id] ?? remembered(id) === 'on';
  }

  /** Give a standing order, or take it back. */
  order(id: string, on: boolean): void {
    this.#orders[id] = on;
    remember(id, on ? 'on' : 'off');
  }

  /** The theme to draw in, the system's wish resolved. */
  get shade(): 'dark' | 'light' {
    if (this.theme !== 'system') return this.theme;
    return this.#systemLight ? 'light' : 'dark';
  }

  /** How many times as large as usual letters are. */
  get textScale(): number {
    return SCALES[this.textSize];
  }

  /** How many times faster than normal things move; 0 = at once. */
  get pace(): number {
    return PACE[this.speed];
  }
}

export const settings = new Settings();

/** Keep and show the settings from now on; called once, from the root component. */
export function applySettings(): void {
  $effect(() => {
    document.documentElement.dataset.theme = settings.shade;
    remember('theme', settings.theme);
  });
  $effect(() => {
    document.documentElement.style.setProperty('--text-scale', String(settings.textScale));
    remember('text-size', settings.textSize);
  });
  $effect(() => remember('speed', settings.speed));
  $effect(() => remember('sound', settings.sound ? 'on' : 'off'));
  $effect(() => remember('text-table', settings.textTable ? 'on' : 'off'));
  $effect(() => remember('name', settings.name));
}
