// A tree of variations: every node is one step, of a seat or of chance, and the first of several
// children is the main line. Trees are values: whatever changes one gives another. Knows no game.
import type { Args, Line } from '../generated/protocol';

/** A step: who did what, and what that is called, once the server has told. */
export interface Step {
  /** -1 is chance. */
  seat: number;
  action: number;
  key?: string;
  args?: Args;
}

export interface TreeNode extends Step {
  id: number;
  parent: number;
  children: number[];
  name: string;
  note: string;
}

export interface Tree {
  /** The id of the position in which it begins. */
  start: string;
  title: string;
  /** What the players are called; may be empty. */
  names: string[];
  /** What the game that it comes from is known by to reviews: a room, or a record that was brought; may be empty. */
  review: string;
  /** By number; the first is the beginning, and its step means nothing. */
  nodes: Record<number, TreeNode>;
}

export const ROOT = 0;
export const CHANCE = -1;
export const FORMAT = 'grani-analysis-1';
const LONGEST_NAME = 80;
const LONGEST_NOTE = 2000;
const MOST_NODES = 5000;

export function newTree(start: string, names: string[] = [], title = '', review = ''): Tree {
  const root = { id: ROOT, parent: -1, children: [], seat: CHANCE, action: -1, name: '', note: '' };
  return { start, title, names, review, nodes: { [ROOT]: root } };
}

const nextId = (tree: Tree): number => Math.max(...Object.keys(tree.nodes).map(Number)) + 1;

/** Let steps follow a node, on nodes that are there already as far as they are the same. */
export function grow(tree: Tree, from: number, steps: readonly Step[]): { tree: Tree; path: number[] } {
  const nodes = { ...tree.nodes };
  const path: number[] = [];
  let next = nextId(tree);
  let at = from;
  for (const step of steps) {
    const known = nodes[at].children.find((id) => nodes[id].seat === step.seat && nodes[id].action === step.action);
    if (known === undefined) {
      nodes[next] = { id: next, parent: at, children: [], name: '', note: '', ...bare(step) };
      nodes[at] = { ...nodes[at], children: [...nodes[at].children, next] };
    } else if (step.key) {
      nodes[known] = { ...nodes[known], ...bare(step) };
    }
    at = known ?? next++;
    path.push(at);
  }
  return { tree: { ...tree, nodes }, path };
}

function bare({ seat, action, key, args }: Step): Step {
  return key ? { seat, action, key, args } : { seat, action };
}

/** The nodes from the beginning to one, without the beginning. */
export function pathTo(tree: Tree, id: number): number[] {
  const path: number[] = [];
  for (let at = id; at !== ROOT; at = tree.nodes[at].parent) path.unshift(at);
  return path;
}

/** Name a node, or write something to it. */
export function annotate(tree: Tree, id: number, words: { name?: string; note?: string }): Tree {
  const node = { ...tree.nodes[id], ...words };
  node.name = node.name.slice(0, LONGEST_NAME);
  node.note = node.note.slice(0, LONGEST_NOTE);
  return { ...tree, nodes: { ...tree.nodes, [id]: node } };
}

/** Make a node, and all before it, the main line. */
export function promote(tree: Tree, id: number): Tree {
  const nodes = { ...tree.nodes };
  for (const step of pathTo(tree, id)) {
    const { parent } = nodes[step];
    const children = [step, ...nodes[parent].children.filter((other) => other !== step)];
    nodes[parent] = { ...nodes[parent], children };
  }
  return { ...tree, nodes };
}

/** Take away a node with all that follows it. */
export function prune(tree: Tree, id: number): Tree {
  if (id === ROOT) return newTree(tree.start, tree.names, tree.title, tree.review);
  const gone = new Set(below(tree, id));
  const { parent } = tree.nodes[id];
  const kept = Object.values(tree.nodes).filter((node) => !gone.has(node.id));
  const nodes = Object.fromEntries(kept.map((node) => [node.id, node]));
  nodes[parent] = { ...nodes[parent], children: nodes[parent].children.filter((other) => other !== id) };
  return { ...tree, nodes };
}

/** A node and all that follow it, in the order of the text: what begins first stands first. */
export function below(tree: Tree, id: number): number[] {
  const found: number[] = [];
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    found.push(at);
    waiting.push(...tree.nodes[at].children.toReversed());
  }
  return found;
}

export function leaves(tree: Tree): number[] {
  return below(tree, ROOT).filter((id) => id !== ROOT && tree.nodes[id].children.length === 0);
}

/**
 * A place where one stops on the way: the beginning, an end, where somebody decides, or where dice are
 * about to be rolled; not between two dice.
 */
export function isStop(tree: Tree, id: number): boolean {
  const { seat, children } = tree.nodes[id];
  if (id === ROOT || children.length !== 1) return true;
  return tree.nodes[children[0]].seat !== CHANCE || seat !== CHANCE;
}

export function stopBefore(tree: Tree, id: number): number {
  let at = id;
  do at = at === ROOT ? ROOT : tree.nodes[at].parent;
  while (!isStop(tree, at));
  return at;
}

/** The nodes to the next stop on the main line; none at its end. */
export function toNextStop(tree: Tree, id: number): number[] {
  const path: number[] = [];
  let at = id;
  while (tree.nodes[at].children.length > 0 && (path.length === 0 || !isStop(tree, at))) {
    at = tree.nodes[at].children[0];
    path.push(at);
  }
  return path;
}

/** A stretch of a tree without branches: how deep it lies within variations, and its nodes. */
export interface Row {
  depth: number;
  nodes: number[];
  /** Variations stand between it and the steps that it continues. */
  goesOn?: boolean;
}

/** A tree as rows of text: variations stand indented below the step that they vary, then it goes on. */
export function rowsOf(tree: Tree): Row[] {
  const rows: Row[] = [];
  const waiting: { from: number; row: Row }[] = [{ from: ROOT, row: { depth: 0, nodes: [] } }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { row } = next;
    let [main, ...others] = tree.nodes[next.from].children;
    while (main !== undefined) {
      row.nodes.push(main);
      if (others.length > 0) {
        waiting.push({ from: main, row: { depth: row.depth, nodes: [], goesOn: true } });
        for (const other of others.toReversed()) {
          waiting.push({ from: other, row: { depth: row.depth + 1, nodes: [other] } });
        }
        break;
      }
      [main, ...others] = tree.nodes[main].children;
    }
    if (row.nodes.length > 0) rows.push(row);
  }
  return rows;
}

/** Steps of one turn, under what opened it: a round, somebody's turn. */
export interface Turn {
  heads: Line[];
  nodes: number[];
}

type LinesOf = (id: number) => readonly Line[];

const headsIn = (lines: readonly Line[]): Line[] => lines.filter(({ event, key }) => event.opens && key !== '');

/** The steps of a row turn by turn; `linesOf` tells what happened in a step, `first` heads the turn it begins in. */
export function turnsOf(nodes: readonly number[], linesOf: LinesOf, first: Line[] = []): Turn[] {
  const turns: Turn[] = [{ heads: first, nodes: [] }];
  for (const id of nodes) {
    turns[turns.length - 1].nodes.push(id);
    const heads = headsIn(linesOf(id));
    if (heads.length > 0) turns.push({ heads, nodes: [] });
  }
  return turns.filter((turn) => turn.nodes.length > 0);
}

/** What opened the turn in which a step was made; nothing if the tree begins within that turn. */
export function headsBefore(tree: Tree, id: number, linesOf: LinesOf): Line[] {
  for (let at = tree.nodes[id].parent; at !== ROOT; at = tree.nodes[at].parent) {
    const heads = headsIn(linesOf(at));
    if (heads.length > 0) return heads;
  }
  return [];
}

/** Whose step it was: whoever decided, or whose die fell; null if nobody's. */
export function ownerOf({ seat }: Step, lines: readonly Line[]): number | null {
  if (seat !== CHANCE) return seat;
  return lines.find(({ event }) => event.sort === 'roll')?.event.seat ?? null;
}

// ---------------------------------------------------------------------- as text

/** Write all steps as one word: `A1kZ1s(Z1t)` is a step of the first seat, then dice, or other dice. */
export function writeSteps(tree: Tree): string {
  const words: string[] = [];
  const waiting: (number | string)[] = [ROOT];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (typeof at === 'string') {
      words.push(at);
      continue;
    }
    const [main, ...others] = tree.nodes[at].children;
    if (main === undefined) continue;
    words.push(word(tree.nodes[main]));
    waiting.push(main);
    for (const other of others.toReversed()) waiting.push(')', other, `(${word(tree.nodes[other])}`);
  }
  return words.join('');
}

function word({ seat, action }: Step): string {
  return (seat === CHANCE ? 'Z' : String.fromCharCode(65 + seat)) + action.toString(36);
}

/** Read steps; what is no word of them ends the reading. */
export function readSteps(tree: Tree, text: string): Tree {
  let grown = tree;
  const back: number[] = [];
  let [at, before] = [ROOT, ROOT];
  for (const found of text.match(/[A-Z][0-9a-z]{1,6}|\(|\)/g) ?? []) {
    if (Object.keys(grown.nodes).length > MOST_NODES) break;
    if (found === '(') {
      back.push(at);
      at = before;
    } else if (found === ')') {
      at = back.pop() ?? at;
      before = at === ROOT ? ROOT : grown.nodes[at].parent;
    } else {
      const seat = found.startsWith('Z') ? CHANCE : found.charCodeAt(0) - 65;
      before = at;
      const { tree: next, path } = grow(grown, at, [{ seat, action: parseInt(found.slice(1), 36) }]);
      [grown, at] = [next, path[0]];
    }
  }
  return grown;
}

/** A tree as it is exported, kept and, but for `position`, put into links. */
export interface Written {
  format: string;
  position: string;
  title: string;
  names: string[];
  review?: string;
  steps: string;
  /** What is written to which node, by its place in the text: place, name, note. */
  words: [number, string, string][];
}

export function writeTree(tree: Tree): Written {
  const words = below(tree, ROOT).flatMap((id, place): [number, string, string][] => {
    const { name, note } = tree.nodes[id];
    return name || note ? [[place, name, note]] : [];
  });
  const { start, title, names, review } = tree;
  const known = review ? { review } : {};
  return { format: FORMAT, position: start, title, names, ...known, steps: writeSteps(tree), words };
}

/** Read a tree that somebody has written, or null if it is none. */
export function readTree(data: unknown): Tree | null {
  if (typeof data !== 'object' || data === null) return null;
  const { format, position, title, names, review, steps, words } = data as Partial<Record<keyof Written, unknown>>;
  if (format !== FORMAT || typeof position !== 'string' || position === '' || typeof steps !== 'string') return null;
  const known = Array.isArray(names) ? names.filter((name) => typeof name === 'string').slice(0, 12) : [];
  const called = typeof title === 'string' ? title.slice(0, LONGEST_NAME) : '';
  const from = typeof review === 'string' && /^[0-9A-Za-z]{1,64}$/.test(review) ? review : '';
  let tree = readSteps(newTree(position, known, called, from), steps);
  const ids = below(tree, ROOT);
  for (const entry of Array.isArray(words) ? (words as unknown[]) : []) {
    if (!Array.isArray(entry)) continue;
    const [place, name, note] = entry as unknown[];
    const id = ids[Number(place)];
    if (id !== undefined) tree = annotate(tree, id, { name: String(name ?? ''), note: String(note ?? '') });
  }
  return tree;
}

/** A tree as the hash of an address, after the position; `at` is the node that is looked at. */
export function writeHash(tree: Tree, at: number): string {
  const { title, names, review, steps, words } = writeTree(tree);
  const query = new URLSearchParams();
  if (steps) query.set('m', steps);
  if (at !== ROOT) query.set('at', String(below(tree, ROOT).indexOf(at)));
  if (title) query.set('t', title);
  if (review) query.set('r', review);
  if (names.length > 0) query.set('p', JSON.stringify(names));
  if (words.length > 0) query.set('w', JSON.stringify(words));
  return query.toString();
}

export function readHash(position: string, hash: string): { tree: Tree; at: number } {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const tree =
    readTree({
      format: FORMAT,
      position,
      title: query.get('t') ?? '',
      names: parsed(query.get('p')),
      review: query.get('r') ?? '',
      steps: query.get('m') ?? '',
      words: parsed(query.get('w')),
    }) ?? newTree(position);
  return { tree, at: below(tree, ROOT)[Number(query.get('at') ?? 0)] ?? ROOT };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
