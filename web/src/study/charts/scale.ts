// Scales of charts: round numbers for axes.

/** Round steps from `low` to at least `high`, about `count` of them. */
export function ticks(low: number, high: number, count = 5): number[] {
  const span = Math.max(high - low, 1);
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const whole = Math.max(step, 1);
  const first = Math.floor(low / whole) * whole;
  const found = [first];
  while (found[found.length - 1] < high) found.push(found[found.length - 1] + whole);
  return found;
}

/** How far bars reach, each built of these points: losses to the left of zero, gains to the right. */
export function reach(bars: readonly (readonly number[])[]): { low: number; high: number } {
  const sum = (points: readonly number[]): number => points.reduce((total, part) => total + part, 0);
  const low = Math.min(0, ...bars.map((points) => sum(points.filter((part) => part < 0))));
  const high = Math.max(0, ...bars.map((points) => sum(points.filter((part) => part > 0))));
  return { low, high: Math.max(high, low + 1) };
}

/** Where the pieces of a bar lie, in per cent of its length: from zero outwards, one behind the other. */
export function laidOut(
  points: readonly number[],
  { low, high }: { low: number; high: number },
): { left: number; width: number }[] {
  const share = (part: number): number => (100 * part) / (high - low);
  let [least, most] = [share(-low), share(-low)];
  return points.map((part) => {
    const width = share(Math.abs(part));
    if (part < 0) return { left: (least -= width), width };
    most += width;
    return { left: most - width, width };
  });
}

/** Dashes that tell lines apart without colour; the first is solid. */
export const DASHES = ['', '9 5', '2.500 5', '12 4 2.500 4'] as const;

/** Move labels apart so that none is nearer than `gap` to its neighbour; order is kept. */
export function spreadOut(places: number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a] - places[b]);
  const moved = [...places];
  let least = low;
  for (const index of order) {
    moved[index] = Math.max(moved[index], least);
    least = moved[index] + gap;
  }
  let most = high;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index], most);
    most = moved[index] - gap;
  }
  return moved;
}
