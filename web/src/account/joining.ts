// What becomes of settings and progress when two browsers of one account have changed them apart:
// progress is added up, of anything else the one that was changed counts, here before elsewhere.

export type Things = Readonly<Record<string, string>>;

const SETTINGS = ['theme', 'speed', 'text-size', 'sound', 'text-table', 'tutor', 'language', 'name', 'hero', 'bot'];
const COACH = ['coach', 'coach-known'];
const ORDER = /^auto-/;
const PROGRESS = /^(puzzles|puzzles-day-.+|learn-.+|coach-known|played)$/;
const DAY = 86_400_000;

/** Whether this is kept for all browsers of an account. What is seen of dice, and what only this device can do, is not. */
export const isFollowed = (key: string): boolean =>
  SETTINGS.includes(key) || COACH.includes(key) || ORDER.test(key) || PROGRESS.test(key);

/** Whether this is somebody's progress, of no use to the next guest of a browser. */
export const isProgress = (key: string): boolean => PROGRESS.test(key) || key === 'name';

/** Join what is kept here with what is kept elsewhere; `base` is what both knew when they last met. */
export function joined(base: Things, here: Things, there: Things): Record<string, string> {
  const keys = new Set([...Object.keys(there), ...Object.keys(here)]);
  return Object.fromEntries([...keys].map((key) => [key, joinedValue(key, base[key], here[key], there[key])]));
}

function joinedValue(key: string, base?: string, here?: string, there?: string): string {
  if (here === undefined || there === undefined) return here ?? there ?? '';
  if (here === there) return here;
  if (key === 'puzzles') return joinedAnswers(there, here);
  if (key.startsWith('puzzles-day-')) return joinedDays(there, here);
  if (key.startsWith('learn-') && [here, there].includes('through')) return 'through';
  if (key === 'coach-known') return [...new Set(`${there} ${here}`.split(' ').filter(Boolean))].join(' ');
  return here === base ? there : here;
}

/** First answers to puzzles, such as `+AB12 -CD34`: all of them; where both answered, the one that was kept first. */
function joinedAnswers(first: string, second: string): string {
  const known = new Map<string, string>();
  for (const word of `${first} ${second}`.split(' ').filter(Boolean)) {
    if (!known.has(word.slice(1))) known.set(word.slice(1), word);
  }
  return [...known.values()].join(' ');
}

interface Row {
  last: number;
  streak: number;
}

/** Days in a row, such as `2026-11-17 5`: the later day, and the rows of both where one goes on from the other. */
function joinedDays(one: string, other: string): string {
  const [early, late] = [rowOf(one), rowOf(other)].sort((a, b) => a.last - b.last || a.streak - b.streak);
  const begins = ({ last, streak }: Row): number => last - streak + 1;
  const goesOn = early.streak > 0 && late.streak > 0 && early.last >= begins(late) - 1;
  const streak = goesOn ? late.last - Math.min(begins(early), begins(late)) + 1 : late.streak;
  return `${new Date(late.last * DAY).toISOString().slice(0, 10)} ${streak}`;
}

function rowOf(text: string): Row {
  const [day = '', streak = ''] = text.split(' ');
  return { last: Math.round(Date.parse(`${day}T00:00:00Z`) / DAY) || 0, streak: Number(streak) || 0 };
}
