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

/** An option that declines or ends something. */
export function declines(option: Option): boolean {
  return /-(no|end)$/.test(option.key);
}

/** The options of a prompt in the order of their numbers: what ends or declines comes last. */
export function ordered(prompt: Prompt | null): Option[] {
  const options = prompt?.options ?? [];
  return [...options.filter((option) => !declines(option)), ...options.filter(declines)];
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

function headingOf(option: Option): { id: string; title: string } {
  if (declines(option)) return { id: 'end', title: '' };
  const words = option.key.replace(/^rr-option-/, '').split('-');
  for (let count = words.length; count > 0; count--) {
    const key = `realm-${words.slice(0, count).join('-')}-name`;
    if (has(key)) return { id: key, title: t(key) };
  }
  if (option.key.startsWith('rr-')) return { id: 'spend', title: t('web-group-spend') };
  if (option.key === 'option-buy') return { id: 'forge', title: t('web-group-forge') };
  if (option.key.startsWith('option-feat')) return { id: 'feat', title: t('web-group-feat') };
  return { id: option.key, title: '' };
}
