// The room that a table has, and the arrangement that suits it.
import { arrange, BOXES, type Arrangement, type Box } from './arrange';
import { settings } from './settings.svelte';

export class Fitting {
  width = $state(innerWidth);
  height = $state(innerHeight);
  readonly arrangement: Arrangement = $derived.by(() =>
    arrange(this.width, this.height, settings.textScale, this.boxes),
  );

  constructor(private readonly boxes: readonly Box[] = BOXES) {}
}
