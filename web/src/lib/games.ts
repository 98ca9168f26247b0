// The games that bring more to the browser than words: each folder with a `game.ts` says what. Parts
// are loaded when they are first needed. A game without a folder gets the table in text, a plain tile
// and its set-ups by name.
import type { Component, Snippet } from 'svelte';
import type { Option, Prompt, RoomInfo, View } from '../generated/protocol';
import type { Figures } from '../study/figures';
import type { Fetch } from './ahead';
import type { Setup } from './api';
import { capital, has, learnStudy, spelled, t } from './i18n.svelte';
import type { LinkStatus } from './link.svelte';
import { once } from './once';
import type { TableSession } from './session.svelte';
import { settings } from './settings.svelte';

/** A position as JSON data, as the rules of its game write it. */
export type Position = Record<string, unknown>;
type Loader<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What the editor of a position gets. */
export interface EditorProps extends Record<string, unknown> {
  position: Position;
  /** What the players are called. */
  names: string[];
  /** Whose part of it is edited. */
  seat: number;
  /** Where one chooses whose part that is: it stands above this. */
  whose: Snippet;
  /** The path of what cannot be. */
  wrong: string;
  /** Told with every change. */
  onchange: (position: Position) => void;
}

/** A key that goes to the next of certain options, and what it is said to do (`web-keys-…`). */
export interface OptionKey {
  key: string;
  what: string;
  finds: (option: Option) => boolean;
}

/** What a player may order once and for all, and is then not asked about again. */
export interface StandingOrder {
  /** It is kept under this, and its words are `web-<id>` and `web-<id>-hint`. */
  id: string;
  /** The option that it takes; nothing where it has nothing to say. */
  takes: (prompt: Prompt) => Option | undefined;
}

/** What is around a table that draws its own bar: the screen's title, its line to the server, its sheets. */
export interface Around {
  title: string;
  status: LinkStatus;
  /** When the timer acts, in milliseconds of `performance.now`. */
  deadline: number | null;
  /** Who plays and who watches. */
  room: RoomInfo | null;
  onmenu: () => void;
  /** What people elsewhere write; nothing if there are none. */
  chat?: { unread: number; onopen: () => void };
  /** Opens the results, once there are any. */
  onresults?: () => void;
  /** Puts the goal of the game away; there to who has not finished a game of it yet, in its first round. */
  ongoal?: () => void;
}

/** What a game brings: its id, as the server knows it, and any of the rest. */
export interface GameFolder {
  id: string;
  /** Where it stands among our games, the lowest first. */
  rank: number;
  /** It draws its own bar if it `hasBar`, and is then told what is around it. */
  table?: Loader<{ session: TableSession; around?: Around }>;
  hasBar?: boolean;
  /** What a set-up looks like. */
  preview?: Loader<{ setup: unknown; seats: number }>;
  /** Chooses a set-up by hand; it tells every change, and what keeps one from being played. */
  setup?: Loader<{ setup: unknown; onchange: (setup: Setup) => void; onwrong?: (reason: string) => void }>;
  /** How dice may fall, as a picture: `about` is that of an outcome, such as `face:gold_3`. */
  picture?: Loader<{ about: string }>;
  editor?: Loader<EditorProps>;
  /** What a game that is on may still need, to be fetched before that. */
  ahead?: () => Promise<{ default: (view: View) => Fetch[] }>;
  /** What is told at the end of this game alone, below a title of its own. */
  figures?: { title: string; load: Loader<{ figures: Figures }> };
  /** Under which heading an option stands in the full list: its place; null if under none. */
  heading?: (option: Option) => { id: string; title: string } | null;
  keys?: OptionKey[];
  orders?: StandingOrder[];
  /** What a standing order given at a decision is about, and which of its choices is the same one at
   * the next; null for decisions that are never the same. */
  topic?: (prompt: Prompt) => string | null;
  same?: (prompt: Prompt, option: Option) => string;
  /** Whether a decision only goes on with the one before, so that Esc leads back. */
  continues?: (prompt: Prompt) => boolean;
}

const folders = import.meta.glob<GameFolder>('../*/game.ts', { eager: true, import: 'default' });

/** Something that lies beside a `game.ts`, by the id of its game. */
export function beside<Thing>(things: Record<string, Thing>): Map<string, Thing> {
  const folderOf = (path: string): string | undefined => path.split('/').at(-2);
  const ids = new Map(Object.entries(folders).map(([path, { id }]) => [folderOf(path), id]));
  return new Map(Object.entries(things).map(([path, thing]) => [ids.get(folderOf(path)) ?? '', thing]));
}

function kept(folder: GameFolder): GameFolder {
  const { table, preview, setup, figures, picture, editor } = folder;
  return {
    ...folder,
    table: table && once(table),
    preview: preview && once(preview),
    setup: setup && once(setup),
    picture: picture && once(picture),
    editor: editor && once(editor),
    figures: figures && { ...figures, load: once(figures.load) },
  };
}

/** All games that have a folder, in order. */
export const GAMES: GameFolder[] = Object.values(folders)
  .map(kept)
  .sort((a, b) => a.rank - b.rank);

/** What a game brings; nothing if it has no folder. */
export function gameOf(id: string): Partial<GameFolder> {
  return GAMES.find((game) => game.id === id) ?? {};
}

/** The option that a standing order of the player takes here, if there is one. */
export function ordered(game: string, prompt: Prompt): Option | undefined {
  for (const { id, takes } of gameOf(game).orders ?? []) {
    const option = settings.isOrdered(id) ? takes(prompt) : undefined;
    if (option) return option;
  }
  return undefined;
}

/** The table of a game that brings none, and of whoever wants text. */
export const textTable = once(() => import('../screens/TextTable.svelte'));

/** What a game is called: in the player's language, or as it calls itself. */
export function gameTitle(id: string, title = capital(spelled(id))): string {
  const key = `game-${id}`;
  return has(key, id) ? t(key, {}, id) : title;
}

const parts = import.meta.glob(['../study/{End,Replay,Rules}.svelte', '../analysis/Analysis.svelte']);

/** A part of the study, which brings words of its own. */
function study<Props extends Record<string, unknown>>(name: string, folder = 'study'): Loader<Props> | undefined {
  const load = parts[`../${folder}/${name}.svelte`] as Loader<Props> | undefined;
  return load && once(async () => (await Promise.all([load(), learnStudy()]))[0]);
}

export const STUDY = {
  end: study<{ code: string; session: TableSession }>('End'),
  replay: study<{ code: string }>('Replay'),
  rules: study<Record<string, never>>('Rules'),
  analysis: study<{ position: string }>('Analysis', 'analysis'),
};
