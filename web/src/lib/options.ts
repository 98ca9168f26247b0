// The order and the grouping in which the options of a prompt are offered, wherever they are listed.
import type { Option, Prompt } from '../generated/protocol';
import type { GameFolder } from './games';

export interface Numbered {
  option: Option;
  /** Counts from one: the number to type. */
  number: number;
}

export interface Group {
  id: string;
  title: string;
  items: Numbered[];
}

/** The options of a prompt in the order of their numbers: what loses nothing comes first, what ends or
 * declines last. */
export function ordered(prompt: Prompt | null): Option[] {
  const rank = ({ declines, loses }: Option): number => (declines ? 2 : loses ? 1 : 0);
  return (prompt?.options ?? []).toSorted((one, other) => rank(one) - rank(other));
}

/** Put options under the headings of their game, each group in the order of its first option. */
export function grouped(options: Option[], heading?: GameFolder['heading']): Group[] {
  const groups = new Map<string, Group>();
  options.forEach((option, index) => {
    const { id, title } = headingOf(option, heading);
    const group = groups.get(id) ?? { id, title, items: [] };
    group.items.push({ option, number: index + 1 });
    groups.set(id, group);
  });
  return [...groups.values()];
}

function headingOf(option: Option, heading: GameFolder['heading']): { id: string; title: string } {
  if (option.declines) return { id: 'end', title: '' };
  return heading?.(option) ?? { id: option.key, title: '' };
}

/** An option by what it says, but for what it would lose: that is looked at by itself. */
export function alike({ key, args }: Option): string {
  const said = Object.entries(args).filter(([name]) => name !== 'lost');
  return JSON.stringify([key, said.toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}
