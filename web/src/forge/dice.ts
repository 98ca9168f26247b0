// Sums of what rolls bring, in the order of the game. What dice bring comes with views and options.
import { RESOURCES } from '../generated/forge';
import type { HeroView } from '../generated/forge-types';

/** What a roll brings, or a choice: resources, squares for a golem, and faces that bring nothing by themselves. */
export type Sum = HeroView['average'];
export type Brought = keyof Sum;
const ORDER: readonly Brought[] = [...RESOURCES, 'golem', 'mirror', 'ship'];

/** Tenths are told: less than half of one is nothing. */
const LEAST_FELT = 0.05;

/** What a sum is made of, in the order of the game. */
export function listed<Name extends Brought>(sum: Partial<Record<Name, number>>): [Name, number][] {
  return (ORDER as readonly Name[]).flatMap((name): [Name, number][] => {
    const amount = sum[name];
    return amount ? [[name, amount]] : [];
  });
}

export interface Change {
  name: Brought;
  was: number;
  will: number;
  /** Whether it becomes more (1), less (-1), or stays, as far as one sees. */
  change: number;
}

/** Two sums side by side, by resource. */
export function changes(before: Sum, after: Sum): Change[] {
  return listed({ ...before, ...after, ...onlyIn(before, after) }).map(([name]) => {
    const [was, will] = [before[name] ?? 0, after[name] ?? 0];
    return { name, was, will, change: Math.sign(Math.round((will - was) * 100)) };
  });
}

/** What is noticed of the way from one sum to another, where both are known. */
export function felt(before?: Sum, after?: Sum | null): Change[] {
  return before && after ? changes(before, after).filter(({ was, will }) => Math.abs(will - was) >= LEAST_FELT) : [];
}

/** What a sum has that is gone in the other: it must be told, too. */
function onlyIn(before: Sum, after: Sum): Sum {
  return Object.fromEntries(listed(before).filter(([name]) => !after[name]));
}

/** A change as it is written: in tenths, with its sign. */
export function signed(change: number, language: string): string {
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${change > 0 ? '+' : '−'}${tenths.format(Math.abs(change))}`;
}
