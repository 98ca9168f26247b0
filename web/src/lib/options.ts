// The order and the grouping in which the options of a prompt are offered, wherever they are listed.
import type { Option, Prompt } from '../generated/protocol';
import { has, t } from './i18n.svelte';

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

/** The options of a prompt in the order of their numbers: what ends or declines comes last. */
export function ordered(prompt: Prompt | null): Option[] {
  const options = prompt?.options ?? [];
  return [...options.filter((option) => !option.declines), ...options.filter((option) => option.declines)];
}

/** Put options under headings, each group in the order of its first option. */
export function grouped(options: Option[]): Group[] {
  const groups = new Map<string, Group>();
  options.forEach((option, index) => {
    const { id, title } = headingOf(option);
    const group = groups.get(id) ?? { id, title, items: [] };
    group.items.push({ option, number: index + 1 });
    groups.set(id, group);
  });
  return [...groups.values()];
}

/** The heading that there are words for: by the key of an option, or by how that begins. */
function headingOf(option: Option): { id: string; title: string } {
  if (option.declines) return { id: 'end', title: '' };
  const words = option.key.split('-');
  for (let count = words.length; count > 0; count--) {
    const key = `web-group-${words.slice(0, count).join('-')}`;
    if (has(key)) return { id: key, title: t(key) };
  }
  return { id: option.key, title: '' };
}
