import { part } from './parts';

/** Load something the first time only: another promise of it would draw anew what shows it. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= part(load).catch((wrong: unknown) => {
      loading = undefined;
      throw wrong;
    });
    return loading;
  };
}
