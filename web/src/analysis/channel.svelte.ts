// The analysis board as a channel: a table plays through it as through the socket of a room, for every
// seat. It keeps the tree of variations and asks the server, who keeps nothing, for every new step.
import type {
  Analysed,
  Analysing,
  ClientMessage,
  HintOption,
  Line,
  Play,
  Reject,
  RoomInfo,
  ServerMessage,
} from '../generated/protocol';
import type { Channel } from '../lib/link.svelte';
import { NO_CHAIN, roomless } from '../lib/roomless';
import { analyse } from './asking';
import {
  CHANCE,
  grow,
  leaves,
  newTree,
  pathTo,
  prune,
  ROOT,
  stopBefore,
  toNextStop,
  type Step,
  type Tree,
} from './tree';

type Then = NonNullable<Analysing['then']>;
/** Ends of variations whose steps are named when a tree is opened. */
const MOST_NAMED = 24;

/** Where a board begins: a tree, where in it, and what the server has said of that place. */
export interface Opening {
  tree: Tree;
  at: number;
  found: Analysed;
}

export class AnalysisChannel implements Channel {
  readonly status = 'online';
  readonly acting = false;
  seq = 0;
  busy = $state(false);
  tree: Tree = $state.raw(newTree(''));
  /** The node that is looked at. */
  at = $state(ROOT);
  /** Dice land by themselves, or wait to be chosen. */
  rolls = $state(true);
  /** What the best options are worth, for the hint of the table. */
  advice: () => HintOption[] = () => [];
  #found: Record<number, Analysed> = $state.raw({});
  #lines = new Map<number, Line[]>();
  #seat: number | null = null;
  #commands = 0;
  #closed = false;

  private constructor(
    private readonly names: (count: number) => string[],
    private readonly receive: (message: ServerMessage) => void,
    private readonly trouble: (error: unknown) => void,
  ) {}

  /** Begin at some place of a tree; what goes wrong on the way is told to `trouble`. */
  static open(
    { tree, at, found }: Opening,
    names: (count: number) => string[],
    receive: (message: ServerMessage) => void,
    trouble: (error: unknown) => void,
  ): AnalysisChannel {
    const channel = new AnalysisChannel(names, receive, trouble);
    channel.tree = tree;
    channel.#learn(ROOT, found);
    channel.#keep(at, found);
    channel.#show(at);
    void channel.#nameSteps();
    return channel;
  }

  close(): void {
    this.#closed = true;
  }

  /** What the server has said of the position that is looked at. */
  get found(): Analysed {
    return this.#found[this.at];
  }

  /** The id of the position after a step; '' while nobody has been there. */
  idOf(id: number): string {
    return this.#found[id]?.id ?? '';
  }

  /** What happened in a step, as far as the server has told. */
  linesOf(id: number): readonly Line[] {
    return this.#lines.get(id) ?? [];
  }

  // ------------------------------------------------------------------ what a table sends

  command(make: (id: string) => ClientMessage): string {
    const id = String(++this.#commands);
    const message = make(id);
    // Not before the command has its number: whoever sent it looks it up by that.
    queueMicrotask(() => this.#carryOut(id, message));
    return id;
  }

  #carryOut(id: string, message: ClientMessage): void {
    if (message.type === 'act') void this.#make(message, id);
    else if (message.type === 'undo') void this.back();
    else if (message.type === 'hint') this.#hint(id);
    else if (message.type !== 'drop_hint') this.#refuse(id, 'illegal');
  }

  #hint(id: string): void {
    const options = this.advice();
    const prompt = this.found.play.prompts.find(({ seat }) => seat === this.found.play.focus);
    if (prompt && options.length > 0) this.receive({ type: 'hint', id, prompt: prompt.id, options, more: false });
    else this.#refuse(id, 'no-hint');
  }

  #refuse(id: string, code: Reject['code']): void {
    this.receive({ type: 'reject', id, code, reason: '', seq: this.seq, play: null });
  }

  // ------------------------------------------------------------------ what is done on the board

  /** Make one step: a decision, or a side that was chosen. */
  async #make({ seat, action }: Step, id = '', roll = this.rolls): Promise<void> {
    const from = this.at;
    const done = await this.#ask(from, [[seat, action]], roll ? 'roll' : 'forced', (found) => {
      const path = this.#learn(from, found);
      if (this.at === from) this.#goOn(path, found, id);
      // Somebody looks elsewhere by now: the step is in the tree, and nothing is shown of it.
      else if (id) this.receive({ type: 'ack', id, seq: this.seq });
    });
    if (!done && id) this.#refuse(id, 'unknown');
  }

  /** Let a die land on a side. */
  choose(action: number): Promise<void> {
    return this.#make({ seat: CHANCE, action });
  }

  /** Let all dice land that are due. */
  roll(): Promise<void> {
    const outcomes = this.found.chance?.outcomes ?? [];
    const picked = outcomes[crypto.getRandomValues(new Uint32Array(1))[0] % outcomes.length];
    return picked ? this.#make({ seat: CHANCE, action: picked.action }, '', true) : Promise.resolve();
  }

  /** Play an option of the one whose table it is. */
  play(action: number): Promise<void> {
    const { focus } = this.found.play;
    return focus === null ? Promise.resolve() : this.#make({ seat: focus, action });
  }

  // ------------------------------------------------------------------ going through the tree

  /** Look at a node of the tree. */
  async goTo(id: number): Promise<void> {
    if (this.#found[id]) {
      this.#show(id);
      return;
    }
    const path = pathTo(this.tree, id);
    const known = path.findLastIndex((node) => this.#found[node]);
    const from = known < 0 ? ROOT : path[known];
    const steps = path.slice(known + 1).map((node) => this.tree.nodes[node]);
    const moves = steps.map(({ seat, action }) => [seat, action]);
    await this.#ask(from, moves, 'stop', (found) => {
      this.#learn(from, found);
      this.#keep(id, found);
      this.#show(id);
    });
  }

  back(): Promise<void> {
    return this.goTo(stopBefore(this.tree, this.at));
  }

  /** Go on along the main line, with its animation if it was seen before. */
  async forward(): Promise<void> {
    const path = toNextStop(this.tree, this.at);
    const last = path.at(-1);
    if (last === undefined) return;
    const known = this.#found[last];
    if (known && path.every((node) => this.#lines.has(node))) this.#goOn(path, known, '');
    else await this.goTo(last);
  }

  toStart(): Promise<void> {
    return this.goTo(ROOT);
  }

  async toEnd(): Promise<void> {
    let at = this.at;
    while (this.tree.nodes[at].children.length > 0) at = this.tree.nodes[at].children[0];
    await this.goTo(at);
  }

  /** See the table from another seat. */
  async lookFrom(seat: number): Promise<void> {
    this.#seat = seat;
    const from = this.at;
    await this.#ask(from, [], 'stop', (found) => {
      this.#keep(from, { ...found, steps: this.#found[from].steps });
      if (this.at === from) this.#show(from);
    });
  }

  /** Take away the node that is looked at, with all that follows. */
  async cut(): Promise<void> {
    const { parent } = this.tree.nodes[this.at];
    if (this.at === ROOT) return;
    const gone = this.at;
    await this.goTo(parent);
    if (this.at === parent) this.tree = prune(this.tree, gone);
  }

  // ------------------------------------------------------------------ inside

  async #ask(from: number, moves: number[][], then: Then, use: (found: Analysed) => void): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const position = this.#found[from]?.id ?? this.tree.start;
      const found = await analyse({ position, moves, then, seat: this.#seat });
      this.busy = false;
      if (!this.#closed) use(found);
      return true;
    } catch (error) {
      this.busy = false;
      if (!this.#closed) this.trouble(error);
      return false;
    }
  }

  /** Take steps that follow a node into the tree, with what they are called and what happened in them. */
  #learn(from: number, { steps }: Analysed): number[] {
    const { tree, path } = grow(this.tree, from, steps);
    const isNews = path.some((node) => this.tree.nodes[node]?.key !== tree.nodes[node].key || !this.#lines.has(node));
    path.forEach((node, place) => this.#lines.set(node, steps[place].lines ?? []));
    if (isNews) this.tree = tree;
    return path;
  }

  /** Remember what the server said of a node; decisions get names that no other has. */
  #keep(id: number, found: Analysed): void {
    const prompts = found.play.prompts.map((prompt) => ({ ...prompt, id: `${id}.${prompt.seat}` }));
    const undo = id === ROOT || found.play.focus === null ? {} : { [found.play.focus]: 1 };
    this.#found = { ...this.#found, [id]: { ...found, play: { ...found.play, prompts, undo } } };
  }

  #goOn(path: number[], found: Analysed, id: string): void {
    const last = path.at(-1) ?? this.at;
    this.#keep(last, found);
    this.at = last;
    this.seq += 1;
    const { play } = this.#found[last];
    const lines = path.flatMap((node) => this.#lines.get(node) ?? []);
    if (id) this.receive({ type: 'ack', id, seq: this.seq });
    this.receive({ type: 'batch', seq: this.seq, seat: 0, lines, play, seed: '', chain: NO_CHAIN });
  }

  /** Show a node at once. */
  #show(id: number): void {
    this.at = id;
    this.seq += 1;
    const found = this.#found[id];
    const log = pathTo(this.tree, id).flatMap((node) => this.#lines.get(node) ?? []);
    this.receive({
      type: 'snapshot',
      seq: this.seq,
      room: this.#room(found, found.play),
      play: found.play,
      log: log.filter((line) => line.key !== ''),
      seed: '',
      chain: NO_CHAIN,
    });
  }

  /** Ask what the steps of a tree are called that came without names; what cannot be is cut off. */
  async #nameSteps(): Promise<void> {
    const unnamed = leaves(this.tree).filter((leaf) =>
      pathTo(this.tree, leaf).some((node) => !this.tree.nodes[node].key),
    );
    for (const leaf of unnamed.slice(0, MOST_NAMED)) {
      if (this.#closed || !this.tree.nodes[leaf]) return;
      const path = pathTo(this.tree, leaf);
      const moves = path.map((node) => [this.tree.nodes[node].seat, this.tree.nodes[node].action]);
      try {
        const found = await analyse({ position: this.tree.start, moves });
        this.#learn(ROOT, found);
      } catch {
        // Somebody has changed the link, or the rules have changed: the tree ends before that.
        await this.#cutWrong(path);
      }
    }
  }

  async #cutWrong(path: number[]): Promise<void> {
    const wrong = path.find((node) => !this.tree.nodes[node].key);
    if (wrong === undefined || this.#closed) return;
    if (pathTo(this.tree, this.at).includes(wrong)) await this.goTo(this.tree.nodes[wrong].parent);
    if (!pathTo(this.tree, this.at).includes(wrong)) this.tree = prune(this.tree, wrong);
  }

  #room({ game, seats, over }: Analysed, play: Play): RoomInfo {
    const isOver = over && play.waiting.length === 0;
    return { ...roomless(game, this.names(seats), 'all'), status: isOver ? 'over' : 'playing' };
  }
}
