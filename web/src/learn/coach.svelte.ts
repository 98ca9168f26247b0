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
  #known = new Set((remembered(KNOWN) ?? '').split(' ').filter(Boolean));

  /** Explain what has not been explained yet, from now on, or no more. */
  set(on: boolean): void {
    this.on = on;
    remember(ON, on ? 'on' : 'off');
  }

  /** Give what is new about a decision, and count it as explained. `has` tells what there are words for. */
  explain(prompt: Prompt, has: (key: string) => boolean): Tip[] {
    const kinds = [prompt.kind, ...prompt.options.map(({ does }) => `does-${does ?? ''}`)].map(
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

/** An option that throws something away while another does not: nobody wants that unawares. */
export function plainLoss({ options }: Prompt): Option | undefined {
  const real = options.filter(({ declines }) => !declines);
  return real.some(({ loses }) => !loses) ? real.find(({ loses }) => loses) : undefined;
}
