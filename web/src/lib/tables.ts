// The parts that each game and the study bring along, loaded when they are first needed.
import type { Component } from 'svelte';
import { learnStudy } from './i18n.svelte';
import type { TableSession } from './session.svelte';

type Loader<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

const parts = import.meta.glob([
  '../forge/{ForgeTable,ForgePreview}.svelte',
  '../realms/{RealmsTable,RealmsPreview}.svelte',
  '../study/{End,Replay,Rules}.svelte',
]);

function part<Props extends Record<string, unknown>>(path: string): Loader<Props> | undefined {
  const load = parts[path] as Loader<Props> | undefined;
  return load && once(load);
}

/** Load something the first time only: another promise of it would draw anew what shows it. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((wrong: unknown) => {
      loading = undefined;
      throw wrong;
    });
    return loading;
  };
}

/** A part of the study, which brings words of its own. */
function study<Props extends Record<string, unknown>>(name: string): Loader<Props> | undefined {
  const load = part<Props>(`../study/${name}.svelte`);
  return load && once(async () => (await Promise.all([load(), learnStudy()]))[0]);
}

export interface GameParts {
  table: Loader<{ session: TableSession }> | undefined;
  preview: Loader<{ setup: unknown; seats: number }> | undefined;
}

/** What each game draws its table and the preview of a set-up with. */
export const GAME_PARTS: Record<string, GameParts> = {
  'dice-forge': {
    table: part('../forge/ForgeTable.svelte'),
    preview: part('../forge/ForgePreview.svelte'),
  },
  'rolling-realms': {
    table: part('../realms/RealmsTable.svelte'),
    preview: part('../realms/RealmsPreview.svelte'),
  },
};

export const STUDY = {
  end: study<{ code: string; session: TableSession }>('End'),
  replay: study<{ code: string }>('Replay'),
  rules: study<Record<string, never>>('Rules'),
};
