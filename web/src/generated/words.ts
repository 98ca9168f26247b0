// Written by `python -m tools.generate` from the tables of grani.locales.

/** Arguments that are ids, and the keys under which the name of each may stand. */
export const NAME_KEYS: Record<string, readonly string[]> = {
  face: ['face-{}'],
  first: ['face-{}', 'realm-{}-name'],
  second: ['face-{}', 'realm-{}-name'],
  third: ['realm-{}-name'],
  replaced: ['face-{}'],
  feat: ['feat-{}-name'],
  realm: ['realm-{}-name'],
  resource: ['resource-{}'],
  die: ['die-{}'],
  slot: ['slot-{}'],
  portal: ['island-{}'],
  chamber: ['square-{}'],
};
/** Arguments that are seats. */
export const SEATS: readonly string[] = ['by', 'ousted', 'receiver', 'seat'];
/** The argument that tells what something comes from. */
export const SOURCE = 'source';
/** How keys begin that say what sort of message it is. */
export const SORTS: readonly string[] = ['bot', 'field', 'house', 'log', 'option', 'prompt', 'setup', 'source'];
