// Numbers and names as the study shows them, in the player's language.
import { lang, speech, t } from '../lib/i18n.svelte';
import { withMinus } from '../lib/numbers';

/** Write a score: whole points, or units with their decimals where scores are kept in parts. */
export function writeScore(score: number, parts: number): string {
  const digits = parts > 1 ? 1 : 0;
  const written = new Intl.NumberFormat(lang.code, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return withMinus(written.format(score / parts));
}

/** Write a number with at most so many decimals; `sign` shows a plus too. */
export function writeNumber(value: number, digits = 0, sign = false): string {
  const signDisplay = sign ? 'exceptZero' : 'auto';
  return withMinus(new Intl.NumberFormat(lang.code, { maximumFractionDigits: digits, signDisplay }).format(value));
}

/** Name a share of the score: a realm by its name, everything else by its sort. */
export function shareName(id: string): string {
  const [sort, thing] = id.split(':');
  if (thing !== undefined) return speech.name(sort, thing);
  return t(`study-source-${sort.replaceAll('_', '-')}`);
}

/** Name a single source within a share, such as `card:hydra`. */
export function sourceName(source: string): string {
  const [sort, thing] = source.split(':');
  return speech.name(sort === 'card' ? 'feat' : sort, thing);
}
