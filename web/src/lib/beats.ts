// What waits to be shown: beats, one after another, each until it is done. However many wait, none is
// left out or hurried; whoever does not want to watch skips.

/** Shows one beat, `speed` times as fast as normal, 0 = at once. `signal` is aborted by a skip: start
 * nothing more then. */
export type Show<Beat> = (beat: Beat, speed: number, signal: AbortSignal) => Promise<void>;

interface Wishes<Beat> {
  show: Show<Beat>;
  /** How fast it goes now; asked anew for every beat. */
  pace: (beat: Beat) => number;
  /** Nothing waits any more, and nothing is shown. */
  rests: () => void;
}

export class Beats<Beat> {
  #waiting: Beat[] = [];
  #running: { beat: Beat; stop: AbortController } | null = null;
  /** How many of those that wait were skipped before their time came. */
  #skipped = 0;
  #busy = false;

  constructor(private readonly wishes: Wishes<Beat>) {}

  /** Whether a beat is being shown, or waits. */
  get busy(): boolean {
    return this.#busy;
  }

  /** How many wait to be shown; what was skipped does not count. */
  get behind(): number {
    return this.#waiting.length - this.#skipped;
  }

  /** Show a beat when its time comes: at once if nothing else is shown. */
  push(beat: Beat): void {
    this.#waiting.push(beat);
    if (!this.#busy) void this.#run();
  }

  /** Bring all that has come in to its end; what comes later is shown as usual. */
  skip(): void {
    this.#skipped = this.#waiting.length;
    this.#running?.stop.abort();
  }

  /** Forget what waits, and end what is shown: something newer has replaced it. */
  clear(): void {
    this.#waiting = [];
    this.skip();
  }

  /** End one beat alone, or take it out of the queue. */
  drop(beat: Beat): void {
    if (this.#running?.beat === beat) return this.#running.stop.abort();
    const at = this.#waiting.indexOf(beat);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    if (at < this.#skipped) this.#skipped -= 1;
  }

  async #run(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length > 0) {
      const beat = this.#waiting.shift() as Beat;
      const stop = new AbortController();
      this.#running = { beat, stop };
      if (this.#skipped > 0) {
        this.#skipped -= 1;
        stop.abort();
      }
      const speed = stop.signal.aborted ? 0 : this.wishes.pace(beat);
      await this.wishes.show(beat, speed, stop.signal);
    }
    this.#running = null;
    this.#busy = false;
    this.wishes.rests();
  }
}
