// Turns as they are told afterwards: what a seat rolled, gained, forged and performed in its turn. All
// of it is read from the events of the log.
import type { Resource } from '../generated/forge';
import type { ForgeEvent } from '../generated/forge-types';
import type { Line } from '../generated/protocol';
import { eventOf } from './scenes';

/** What a seat did in its turn, in the order in which it did it. `ousts` names the seats that had to go. */
export type Deed =
  | { kind: 'forged'; faces: { face: string; replaced: string }[] }
  | { kind: 'feat'; feat: string; glory: number; ousts: number[] }
  | { kind: 'passed' };

export interface Story {
  seat: number;
  round: number;
  /** Everything that happened in the turn, by whomever. */
  lines: Line[];
  /** The faces that the seat rolled, as they fell. */
  rolled: string[];
  gains: Amounts;
  /** What came and found no room in the reserve. */
  lost: Amounts;
  deeds: Deed[];
}

type Amounts = Partial<Record<Resource, number>>;

/** The turns of a log, the last of them perhaps still on. */
export function storiesOf(log: readonly Line[]): Story[] {
  const stories: Story[] = [];
  for (const line of log) {
    const event = eventOf(line);
    if (event.kind === 'turn') {
      const { seat, round } = event;
      stories.push({ seat, round, lines: [], rolled: [], gains: {}, lost: {}, deeds: [] });
    }
    // A round begins before its first turn does, and belongs to nobody's.
    const story = event.kind === 'round' ? undefined : stories.at(-1);
    story?.lines.push(line);
    if (story) tell(story, event);
  }
  return stories;
}

/** Put what the seat of a story did, or what happened to it, into the story. */
function tell(story: Story, event: ForgeEvent): void {
  const last = story.deeds.at(-1);
  if (event.kind === 'ousted') {
    if (event.by === story.seat && last?.kind === 'feat') last.ousts.push(event.seat);
    return;
  }
  if (event.seat !== story.seat) return;
  switch (event.kind) {
    case 'rolled':
      return void story.rolled.push(event.face);
    case 'gained':
      add(story.gains, event.resource, event.amount);
      return add(story.lost, event.resource, event.lost);
    // Gold that goes to a track has come, too.
    case 'hammered':
    case 'stored':
      return add(story.gains, 'gold', event.amount);
    case 'forged': {
      const { face, replaced } = event;
      if (last?.kind === 'forged') last.faces.push({ face, replaced });
      else story.deeds.push({ kind: 'forged', faces: [{ face, replaced }] });
      return;
    }
    case 'performed':
    case 'granted':
      return void story.deeds.push({ kind: 'feat', feat: event.feat, glory: event.glory, ousts: [] });
    case 'passed':
      return void story.deeds.push({ kind: 'passed' });
  }
}

function add(amounts: Amounts, resource: Resource, amount: number): void {
  if (amount > 0) amounts[resource] = (amounts[resource] ?? 0) + amount;
}

/** What others did between one's last turn and the one that has begun; nothing in the turn of another. */
export function sinceTurnOf(seat: number, stories: readonly Story[]): Story[] {
  if (stories.at(-1)?.seat !== seat) return [];
  const before = stories.slice(0, -1);
  const own = before.findLastIndex((story) => story.seat === seat);
  const told = new Map<number, Story>();
  for (const story of before.slice(own + 1)) {
    const first = told.get(story.seat);
    told.set(story.seat, first ? together(first, story) : story);
  }
  return [...told.values()];
}

/** Two turns of a seat in a row as one. */
function together(first: Story, second: Story): Story {
  const sum = (some: Amounts, more: Amounts): Amounts => {
    const amounts = { ...some };
    for (const [resource, amount] of Object.entries(more) as [Resource, number][]) add(amounts, resource, amount);
    return amounts;
  };
  return {
    ...second,
    lines: [...first.lines, ...second.lines],
    rolled: [...first.rolled, ...second.rolled],
    gains: sum(first.gains, second.gains),
    lost: sum(first.lost, second.lost),
    deeds: [...first.deeds, ...second.deeds],
  };
}
