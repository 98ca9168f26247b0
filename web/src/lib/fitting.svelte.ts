// The room that a table has, and the arrangement that suits it.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { arrange, BOXES, type Arrangement, type Box } from './arrange';
import { settings } from './settings.svelte';

export class Fitting {
  width = $state(innerWidth.current ?? 0);
  height = $state(innerHeight.current ?? 0);
  readonly #screen = $derived({
    width: Math.max(this.width, innerWidth.current ?? 0),
    height: Math.max(this.height, innerHeight.current ?? 0),
  });
  readonly arrangement: Arrangement = $derived.by(() =>
    arrange(this.width, this.height, settings.textScale, this.boxes, this.#screen),
  );

  constructor(private readonly boxes: readonly Box[] = BOXES) {}
}
