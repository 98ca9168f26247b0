// Dice Forge in the browser: what it brings, each part loaded when it is needed.
import type { GameFolder } from '../lib/games';
import { t } from '../lib/i18n.svelte';
import { alike } from '../lib/options';
import type { Deed, Question } from '../generated/forge-types';
import type { Option, Prompt } from '../generated/protocol';

const does = (option: Option, deed: Deed): boolean => option.does === deed;
const isFace = (option: Option): boolean => does(option, 'buy');
const isFeat = (option: Option): boolean => does(option, 'perform');

/** Where an option is made, by the sort of its first target. */
const PLACES: Readonly<Record<string, string>> = {
  pool: 'place-temple',
  stack: 'place-islands',
  portal: 'place-islands',
  square: 'place-labyrinth',
  treasure: 'place-labyrinth',
  die: 'forge-place-dice',
  card: 'forge-place-cards',
  token: 'forge-place-cards',
  seat: 'forge-place-seats',
};

/** Decisions that come again as they are, time after time. The extra action does not: it comes once a turn, and
 * an order would end turns unasked. */
const RECURRING: ReadonlySet<string> = new Set<Question>([
  'cerberus',
  'choose',
  'companion',
  'convert',
  'hammer',
  'lose',
  'minor',
  'offer',
  'order',
  'ship',
  'spend',
  'store',
  'twins',
  'twins-second',
  'twins-star',
]);
/** Of these, those that are the same whatever caused them: of gold that is divided, a part is meant. */
const DIVISIONS: ReadonlySet<string> = new Set<Question>(['hammer', 'spend', 'store']);
const ANYHOW: ReadonlySet<string> = new Set<Question>(['cerberus', 'companion', 'twins', 'twins-star']);

/** Which part of divided gold a choice means: all that is possible, nothing, or just so much. */
function shareOf({ options }: Prompt, option: Option): string {
  const part = ({ amounts }: Option): number => (amounts?.hammer ?? 0) + (amounts?.scepter ?? 0);
  if (part(option) === Math.max(...options.map(part))) return 'most';
  return part(option) === 0 ? 'nothing' : String(part(option));
}

/** Which of one's companions is meant: the one that is furthest, or one of the others. */
function companionOf({ options }: Prompt, option: Option): string {
  const furthest = Math.max(...options.map(({ args }) => Number(args.space)));
  return option.args.space === furthest ? 'furthest' : `other ${options.indexOf(option)}`;
}

/** Of an offer to divide gold, the option that gives the hammer the most. */
function hammerMost({ kind, options }: Prompt): Option | undefined {
  if (kind !== 'hammer') return undefined;
  const part = (option: Option): number => option.amounts?.hammer ?? 0;
  return options.reduce((best, option) => (part(option) > part(best) ? option : best));
}

export default {
  id: 'dice-forge',
  rank: 1,
  table: () => import('./ForgeTable.svelte'),
  hasBar: true,
  preview: () => import('./ForgePreview.svelte'),
  setup: () => import('./Setup.svelte'),
  editor: () => import('./Editor.svelte'),
  picture: () => import('./Landed.svelte'),
  ahead: () => import('./ahead'),
  figures: { title: 'study-dice', load: () => import('./Figures.svelte') },
  heading({ targets: [target] }) {
    const title = target === undefined ? undefined : PLACES[target.split(':')[0]];
    return title === undefined ? null : { id: title, title: t(title) };
  },
  keys: [
    { key: 'f', what: 'forge', finds: isFace },
    { key: 'e', what: 'feat', finds: isFeat },
  ],
  orders: [{ id: 'auto-hammer', takes: hammerMost }],
  topic({ kind, cause }) {
    if (!RECURRING.has(kind)) return null;
    return DIVISIONS.has(kind) || ANYHOW.has(kind) ? kind : `${kind} ${cause}`;
  },
  same(prompt, option) {
    if (prompt.kind === 'companion') return companionOf(prompt, option);
    return DIVISIONS.has(prompt.kind) ? shareOf(prompt, option) : alike(option);
  },
  continues: ({ kind }) => kind === 'place',
} satisfies GameFolder;
