// A review in words: its numbers in the player's language, moments, reasons.
import type {
  PlayedOut,
  Review,
  ReviewChoice,
  ReviewLater,
  ReviewMessage,
  ReviewMoment,
  ReviewSeat,
  ReviewWhy,
} from '../generated/protocol';
import { has, lang, speech, t, type Named } from '../lib/i18n.svelte';
import { REACH } from '../lib/reach';
import { isAlone, shownPer, type ErrorStep } from './reckoning';

const MINUS = '−';
/** What a number is off by that was calculated. */
const TINY = 1e-9;
/** The part of a loss by which the curve falls at least, or its reader wonders why it does not. */
const VISIBLE = 0.25;
/** Lines that are told at once of what has no dice. */
const LINES = 5;
/** How many a part of something is, to grammar. */
const MANY = 2;
/** Words of what is at hand, and of what comes later, which is known less exactly. */
const TERM = 'review-term';
const LATER = 'review-later';
/** Digits of numbers that a reader adds up. */
export const FINE = 1;

/** A number with so many decimals and, if wished, its sign; what rounds to nothing has none. */
export function signed(value: number, digits = 1, sign = true): string {
  const written = new Intl.NumberFormat(lang.code, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign ? 'exceptZero' : 'negative',
  });
  return written.format(value).replace('-', MINUS);
}

/** What makes the end of a seat. */
export type Sum = 'start' | 'luck' | 'own-errors' | 'others-errors' | 'noise' | 'end' | 'adjusted';

/** Writes the numbers of one review. */
export class Numbers {
  readonly alone: boolean;
  readonly unit: string;

  constructor(private readonly review: Pick<Review, 'names' | 'parts' | 'score_unit'>) {
    this.alone = isAlone(review);
    this.unit = this.alone ? review.score_unit : 'victories';
  }

  /** A number rounded to what is shown of it: such numbers add up for whoever reads them. */
  shown(value: number, digits = FINE): number {
    const per = shownPer(this.review);
    return Math.round(value * per * 10 ** digits) / 10 ** digits / per;
  }

  /**
   * Numbers rounded to what is shown of them, so that they add up to what is shown of their sum: what is left over goes to
   * those that were cut most.
   */
  together(values: readonly number[], digits = FINE): number[] {
    const per = shownPer(this.review) * 10 ** digits;
    const units = values.map((value) => value * per);
    const whole = units.map((unit) => Math.floor(unit + TINY));
    const cut = units.map((_, at) => at).sort((a, b) => whole[a] - units[a] - (whole[b] - units[b]));
    const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
    for (const at of cut.slice(0, Math.round(sum(units)) - sum(whole))) whole[at] += 1;
    return whole.map((one) => one / per);
  }

  /** How the end of a seat came about; noise is what is left, so that all adds up as it is written. */
  sums(seat: Pick<ReviewSeat, 'start' | 'luck' | 'luck_error' | 'lost' | 'gifts' | 'end'>): Record<Sum, string> {
    const reach = this.reach(seat.luck_error);
    const [start, luck, lost, gifts, end] = [seat.start, seat.luck, seat.lost, seat.gifts, seat.end].map((one) =>
      this.shown(one),
    );
    return {
      start: this.worth(start, FINE),
      luck: this.change(luck) + reach,
      'own-errors': this.change(lost),
      'others-errors': this.change(gifts),
      noise: this.change(end - start - luck - lost - gifts),
      end: this.worth(end, FINE),
      adjusted: this.worth(end - luck, FINE) + reach,
    };
  }

  /** What something is worth: a chance to win, alone the score to expect. */
  worth(value: number, digits?: number): string {
    const shown = value * shownPer(this.review);
    return this.alone ? signed(shown, digits ?? 1, false) : percent(shown, digits);
  }

  /** What something is worth; of what looks like a certain victory, that it is nearly. */
  nearly(value: number): string {
    const certain = !this.alone && Number((value * shownPer(this.review)).toFixed(FINE)) >= 100;
    return `${certain ? '≈ ' : ''}${this.worth(value, FINE)}`;
  }

  /** What somebody lost per decision, and how far other decisions could differ. */
  perDecision({
    loss_per_decision: loss,
    loss_error: error,
  }: Pick<ReviewSeat, 'loss_per_decision' | 'loss_error'>): string {
    return this.cost(loss) + this.reach(error, 2);
  }

  /** What something has changed. */
  change(value: number, digits = 1): string {
    return signed(value * shownPer(this.review), digits);
  }

  /** How sure a number is that has a standard error, unless it could not be surer. */
  reach(error = 0, digits = FINE): string {
    return this.shown(REACH * error, digits) ? ` ± ${this.cost(REACH * error, digits)}` : '';
  }

  /** What something costs, without a sign. */
  cost(value: number, digits = 2): string {
    return signed(Math.abs(value) * shownPer(this.review), digits, false);
  }
}

function percent(hundredths: number, digits = 0): string {
  const written = new Intl.NumberFormat(lang.code, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  return t('web-hint-short', { win: written.format(hundredths).replace('-', MINUS) });
}

const named = (names: readonly string[]): Named => names.map((name) => ({ name }));

export const sentence = (message: ReviewMessage, names: readonly string[]): string =>
  speech.line(message, named(names));

/** An option of a choice, in words. */
export function optionWords(choice: ReviewChoice, action: number, names: readonly string[]): string {
  const said = choice.said[String(action)];
  return said ? speech.option(said, named(names)) : '';
}

/** What was played is worth on the curve, and what was better: so much more as was lost. */
export function worthsOf(choice: ReviewChoice, numbers: Numbers): { played: number; better: number } {
  const [, worth = 0] = choice.options.find(([one]) => one === choice.action) ?? [];
  const played = numbers.shown(worth);
  return { played, better: played + numbers.shown(choice.loss) };
}

/** Why another option was better, by the judge's own terms; `against` says better than what. */
export function whyWords(why: ReviewWhy, against = 'review-why-compared'): string {
  const { own = {}, rivals = {}, left = {} } = why;
  const parts = terms(own);
  const others = terms(rivals);
  if (others.length > 0) parts.push(t('review-why-rivals', { reasons: others.join(', ') }));
  if (parts.length === 0) return why.later ? laterWords(why.later) : t('review-why-none');
  const ahead = Object.entries(left)
    .filter(([what]) => has(`review-why-${what}`))
    .map(([what, count]) => t(`review-why-${what}`, { left: Math.round(count) }));
  return [t(against, { reasons: parts.join(', ') }), ...ahead].join('; ');
}

/** What an option brings until the end of the game. */
function laterWords({ games, lead, own = {}, rivals = {} }: ReviewLater): string {
  const parts = terms({ lead, ...own }, LATER, FINE);
  const others = terms(rivals, LATER, FINE);
  if (others.length > 0) parts.push(t('review-why-each-rival', { reasons: others.join(', ') }));
  return t('review-why-later', { games, reasons: parts.join(', ') });
}

/** Differences in words; what rounds to nothing is none. A term is a word, or a thing such as `realm:scythe`. */
function terms(found: Record<string, number>, words = TERM, decimals = 2): string[] {
  return Object.entries(found).flatMap(([term, value]) => {
    const [sort, id] = term.split(/:(.*)/s);
    const isWhole = words === TERM && Number.isInteger(value);
    const digits = isWhole ? 0 : decimals;
    if (!has(`${words}-${sort}`) || Number(Math.abs(value).toFixed(digits)) === 0) return [];
    const amount = signed(Math.abs(value), digits, false);
    const count = isWhole ? Math.abs(value) : MANY;
    const name = id ? speech.name(sort, id) : '';
    return [t(`${words}-${sort}`, { way: value > 0 ? 'more' : 'less', amount, count, name })];
  });
}

/** The heading of a moment. */
export function momentTitle(moment: ReviewMoment, names: readonly string[], numbers: Numbers): string {
  const { round, step, choice, seat } = moment;
  if (!choice) {
    const effects = moment.effect.map((_, at) =>
      t('review-effect', {
        name: names[at] ?? '',
        change: numbers.change(effectShown(moment, at, numbers)) + numbers.reach(moment.effect_error?.[at]),
      }),
    );
    return t('review-moment-luck', { round, step, effects: effects.join(', ') });
  }
  return errorTitle({ round, step, seat, choice }, names, numbers);
}

/** The heading of an error. */
export function errorTitle(
  { round, step, seat, choice }: Pick<ErrorStep, 'round' | 'step' | 'seat' | 'choice'>,
  names: readonly string[],
  numbers: Numbers,
): string {
  const grade = t(`review-grade-${choice.grade}`).toLocaleLowerCase(lang.code);
  return t('review-moment-error', { round, step, name: names[seat] ?? '', grade, loss: lossWords(choice, numbers) });
}

/** What a decision lost, and how sure that is, unless it could not be surer. */
export function lossWords({ loss, noise }: ReviewChoice, numbers: Numbers): string {
  return numbers.change(-loss) + numbers.reach(noise);
}

/**
 * What a moment brought to a seat as it is shown: where luck is all that changed, what lies between the worths that are
 * shown, so that rounding does not look like noise.
 */
function effectShown(moment: ReviewMoment, seat: number, numbers: Numbers): number {
  const [before, after, effect] = [moment.before, moment.after, moment.effect].map((one) => one[seat]);
  const isLuckAlone = moment.sort === 'luck' && after - before === effect;
  return isLuckAlone ? numbers.shown(after) - numbers.shown(before) : numbers.shown(effect);
}

/** How a moment changed the curve of a seat: by luck or error, and by noise. */
export function curveWords(moment: ReviewMoment, seat: number, names: readonly string[], numbers: Numbers): string {
  const [before, after] = [moment.before, moment.after].map((one) => numbers.shown(one[seat]));
  const effect = effectShown(moment, seat, numbers);
  const noise = numbers.change(after - before - effect);
  return t('review-curve', {
    sort: moment.sort,
    name: names[seat] ?? '',
    before: numbers.worth(before, FINE),
    after: numbers.worth(after, FINE),
    effect: numbers.change(effect),
    noise,
    noisy: /^[+−]/.test(noise) ? 'yes' : 'no',
  });
}

/** Whether the curve hardly falls with an error, since noise makes up for it. */
export function curveStays({ before, after, seat, choice }: ReviewMoment): boolean {
  return !!choice && before[seat] - after[seat] < choice.loss * VISIBLE;
}

/** What the positions before and after dice are worth by play-outs, and what the dice brought; '' without any. */
export function playedOutWords(moment: ReviewMoment, seat: number, numbers: Numbers): string {
  const { played_out: before, played_out_after: after } = moment;
  if (!before || !after) return '';
  const told = ({ win, error }: PlayedOut): string =>
    `${numbers.worth(win[seat], FINE)} ± ${numbers.cost(REACH * error[seat], FINE)}`;
  const change = numbers.change(numbers.shown(after.win[seat]) - numbers.shown(before.win[seat]));
  return t('review-played-out', { before: told(before), after: told(after), change });
}

/** What is told of dice that decided a game: how every die landed, seat by seat, and all that followed. */
export function diceTold(log: readonly ReviewMessage[], names: readonly string[]): { dice: string[]; rest: string[] } {
  const dice: { seat: number; faces: string[] }[] = [];
  const rest: string[] = [];
  let isRun = false;
  for (const line of log) {
    const { seat, die, face } = line.args;
    if (typeof seat === 'number' && die !== undefined && typeof face === 'string') {
      if (!isRun || dice.at(-1)?.seat !== seat) dice.push({ seat, faces: [] });
      dice[dice.length - 1].faces.push(landedName(`face:${face}`));
      isRun = true;
    } else {
      isRun = false;
      rest.push(sentence(line, names));
    }
  }
  const told = dice.map(({ seat, faces }) => t('review-landed', { name: names[seat] ?? '', faces: faces.join(' + ') }));
  return told.length > 0 ? { dice: told, rest } : { dice: rest.slice(0, LINES), rest: rest.slice(LINES) };
}

/** What landed: a face, or whatever the game calls it. */
export function landedName(face: string): string {
  const [sort, id] = face.split(/:(.*)/s);
  return id ? speech.name(sort, id) : face;
}

/** A thing of a sort that may have a word: `review-sort-feats`. */
export function thingName(key: string, otherwise: string): string {
  return has(key) ? t(key) : otherwise;
}
