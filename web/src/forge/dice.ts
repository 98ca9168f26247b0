// Sums of resources in the order of the game. What dice bring comes with views and options.
import { RESOURCES, type Amounts, type Resource } from '../generated/forge';

/** Tenths are told: less than half of one is nothing. */
const LEAST_FELT = 0.05;

/** Resources of a sum, in the order of the game. */
export function listed(amounts: Amounts): [Resource, number][] {
  return RESOURCES.flatMap((name): [Resource, number][] => {
    const amount = amounts[name];
    return amount ? [[name, amount]] : [];
  });
}

export interface Change {
  name: Resource;
  was: number;
  will: number;
  /** Whether it becomes more (1), less (-1), or stays, as far as one sees. */
  change: number;
}

/** Two sums side by side, by resource. */
export function changes(before: Amounts, after: Amounts): Change[] {
  return listed({ ...before, ...after, ...onlyIn(before, after) }).map(([name]) => {
    const [was, will] = [before[name] ?? 0, after[name] ?? 0];
    return { name, was, will, change: Math.sign(Math.round((will - was) * 100)) };
  });
}

/** What is noticed of the way from one sum to another, where both are known. */
export function felt(before?: Amounts, after?: Amounts | null): Change[] {
  return before && after ? changes(before, after).filter(({ was, will }) => Math.abs(will - was) >= LEAST_FELT) : [];
}

/** What a sum has that is gone in the other: it must be told, too. */
function onlyIn(before: Amounts, after: Amounts): Amounts {
  return Object.fromEntries(listed(before).filter(([name]) => !after[name]));
}
