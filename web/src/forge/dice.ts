// Sums of resources in the order of the game. What dice bring comes with views and options.
import { RESOURCES, type Amounts, type Resource } from '../generated/forge';

/** Resources of a sum, in the order of the game. */
export function listed(amounts: Amounts): [Resource, number][] {
  return RESOURCES.flatMap((name): [Resource, number][] => {
    const amount = amounts[name];
    return amount ? [[name, amount]] : [];
  });
}
