// The coach of a first game: what has been explained in this browser, and whether to explain more.
import type { Option, Prompt } from '../generated/protocol';
import { remember, remembered } from '../lib/settings.svelte';

const ON = 'coach';
const KNOWN = 'coach-known';

/** Something to say: the key of its message, and what it is about. */
export interface Tip {
  key: string;
  /** The option that would lose something, if that is what it is about. */
  loss?: Option;
  /** Nothing was said before it: the goal of the game goes with it. */
  first?: boolean;
}

export class Coach {
  on = $state(remembered(ON) === 'on');
  /** Somebody has said whether to explain things: they are not asked again. */
  decided = $state(remembered(ON) !== null);
  #known = new Set((remembered(KNOWN) ?? '').split(' ').filter(Boolean));

  /** Explain what has not been explained yet, from now on, or no more. */
  set(on: boolean): void {
    this.on = on;
    this.decided = true;
    remember(ON, on ? 'on' : 'off');
  }

  /** Explain from now on, unless somebody has decided otherwise: whoever has learnt to play was promised so. */
  promise(): void {
    if (!this.decided) this.set(true);
  }

  /** Give what is new about a decision, and count it as explained. `has` tells what there are words for. */
  explain(prompt: Prompt, game: string, has: (key: string) => boolean): Tip[] {
    // Two games may do something by the same word.
    const deeds = prompt.options.map(({ does }) => `${game}-${does ?? ''}`);
    // Who can only decline is not told what one might do: that is said when there is something to do.
    const kinds = (canOnlyDecline(prompt) ? [`${prompt.kind}-none`] : [prompt.kind, ...deeds]).map(
      (kind) => `coach-${kind}`,
    );
    const news = kinds.find((key) => has(key) && !this.#known.has(key));
    const loss = plainLoss(prompt);
    const tips: Tip[] = [];
    if (news) tips.push({ key: news, first: this.#known.size === 0 });
    if (loss && has('coach-loss') && !this.#known.has('coach-loss')) tips.push({ key: 'coach-loss', loss });
    for (const { key } of tips) this.#known.add(key);
    if (tips.length > 0) remember(KNOWN, [...this.#known].join(' '));
    return tips;
  }
}

export const coach = new Coach();

function canOnlyDecline({ options }: Prompt): boolean {
  return options.length > 0 && options.every(({ declines }) => declines);
}

/** An option that throws something away while another does not: nobody wants that unawares. */
export function plainLoss({ options }: Prompt): Option | undefined {
  const real = options.filter(({ declines }) => !declines);
  return real.some(({ loses }) => !loses) ? real.find(({ loses }) => loses) : undefined;
}
