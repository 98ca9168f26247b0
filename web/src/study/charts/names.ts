// Names at the right edge of a chart: how much room they get, and what is written of each.

/** How wide a letter is on average, and what lies between the chart and a name. */
const LETTER = 7.2;
const BESIDE = 14;
const FEWEST = 5;

/** The room that names take, at most so much. */
export function roomFor(names: readonly string[], most: number): number {
  return Math.min(most, BESIDE + LETTER * Math.max(FEWEST, ...names.map((name) => name.length)));
}

/** As much of a name as the room holds. */
export function shortened(name: string, room: number): string {
  // What was multiplied comes back a hair smaller.
  const letters = Math.max(FEWEST - 1, Math.floor((room - BESIDE) / LETTER + 0.01));
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
}
