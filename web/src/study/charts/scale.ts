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
