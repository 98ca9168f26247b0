// Checks the dice of a finished game from its record alone, and against what this browser saw. It
// knows no rules: which outcomes a roll could have had is taken from the record, and `grani verify`
// checks these too. The recipe in words is docs/fair-dice.md.
import { hex, hmac, join, sha256, unhex, utf8, type Bytes } from '../lib/digest';
import { shareHash } from '../lib/seal';
import type { Witness } from '../lib/witness';

export const SCHEME = 'hmac-sha256-2';
const OLD_SCHEME = 'hmac-sha256-1';
/** Of a game of the day: it has no chain either, and its rolls are told apart by dice, which the page does not know. */
export const DAY_SCHEME = 'hmac-sha256-day-1';
const NONE = '-';
const PERSON = 'person';

export interface GameRecord {
  game: string;
  rules: string;
  setup: unknown;
  seats: string[];
  tags: Record<string, string>;
  course?: string[];
  actions: number[];
}

/** What was found; `fault` is empty if everything fits. */
export interface Finding {
  fault:
    | ''
    | 'seed'
    | 'commitment'
    | 'terms'
    | 'share'
    | 'mine'
    | 'start'
    | 'roll'
    | 'chain'
    | 'signature'
    | 'head'
    | 'record';
  /** A game from before there were secret numbers of players in the dice. */
  old: boolean;
  rolls: number;
  /** Whether this browser was there when the dice were sealed. */
  witnessed: boolean;
  /** People with a number of their own in the dice, and those without. */
  own: string[];
  late: string[];
  silent: string[];
}

/** Check a record, against what this browser saw of the game. */
export async function check(record: GameRecord, seen: Witness, room: string): Promise<Finding> {
  const finding: Finding = {
    fault: '',
    old: [OLD_SCHEME, DAY_SCHEME].includes(record.tags.fair),
    rolls: 0,
    witnessed: seen.before && seen.start !== '',
    own: [],
    late: [],
    silent: [],
  };
  try {
    finding.fault = await judge(record, seen, room, finding);
  } catch {
    finding.fault = 'record';
  }
  return finding;
}

async function judge(record: GameRecord, seen: Witness, room: string, finding: Finding): Promise<Finding['fault']> {
  const { tags, actions } = record;
  if (!finding.old && tags.fair !== SCHEME) return 'record';
  if (!isHash(tags.seed)) return 'seed';
  const seed = unhex(tags.seed);
  const digest = hex(await sha256(seed));
  // Of another kind than the old one: no record that proves less has the same promise.
  const promise = finding.old ? digest : hex(await sha256(utf8(`grani dice 2\n${digest}\n${tags.signer}`)));
  if (promise !== tags.commitment) return 'seed';
  if (seen.commitment && seen.commitment !== tags.commitment) return 'commitment';
  if (finding.old) return seen.start ? 'start' : '';

  const players = tags.players.split(' ');
  const hashes = tags.hashes.split(' ');
  const shares = tags.shares.split(' ');
  const terms = canonical({
    scheme: SCHEME,
    room: tags.room,
    commitment: tags.commitment,
    game: record.game,
    rules: record.rules,
    setup: record.setup,
    seats: record.seats,
    players,
    hashes,
  });
  if (tags.room !== room || (seen.terms && seen.terms !== terms)) return 'terms';
  for (const [seat, name] of record.seats.entries()) {
    if (players[seat] !== PERSON) continue;
    if (shares[seat] !== NONE) finding.own.push(name);
    else if (hashes[seat] !== NONE) finding.late.push(name);
    else finding.silent.push(name);
  }
  for (const [seat, share] of shares.entries()) {
    if (share === NONE) continue;
    const hash = await shareHash(tags.room, tags.commitment, seat, share);
    if (!isHash(share) || hash !== hashes[seat]) return 'share';
  }
  for (const [seat, secret] of Object.entries(seen.opened)) {
    // A number that came too late, as the server says, is told with those of the others.
    if (![secret, NONE].includes(shares[Number(seat)])) return 'mine';
  }
  const start = await sha256(utf8(`${terms}\n${shares.join(' ')}`));
  if (hex(start) !== tags.start || (seen.start && seen.start !== tags.start)) return 'start';

  const used = await Promise.all(
    shares.map(async (share, seat) =>
      share === NONE ? hex(await hmac(seed, utf8(`share\n${seat}\n${terms}`))) : share,
    ),
  );
  const key = await hmac(seed, utf8(`${terms}\n${used.join(' ')}`));
  const course = record.course ?? [];
  if (course.length !== actions.length) return 'chain';
  const heads = [hex(start)];
  let head = start;
  for (const [step, acts] of course.entries()) {
    if (acts.startsWith('-1:')) {
      const outcomes = unspell(acts.slice(3));
      const rolled = outcomes[await below(key, finding.rolls, outcomes.length)];
      if (rolled !== actions[step]) return 'roll';
      finding.rolls += 1;
    }
    head = await sha256(join(head, utf8(`${acts} ${actions[step]}`)));
    heads.push(hex(head));
  }
  if (heads.at(-1) !== tags.chain) return 'chain';
  if ((await signerOf(head, tags.signature)) !== tags.signer) return 'signature';
  if (seen.heads.some(([steps, known]) => heads[steps] !== known)) return 'head';
  return '';
}

/** The public half of whoever signed 32 bytes: each digit says how far its chain is opened. */
async function signerOf(message: Bytes, signature: string): Promise<string> {
  if (!/^[0-9a-f]{4288}$/.test(signature)) return '';
  const digits = Array.from(hex(message), (letter) => parseInt(letter, 16));
  const lacking = digits.reduce((sum, digit) => sum + 15 - digit, 0);
  digits.push(lacking >> 8, (lacking >> 4) & 15, lacking & 15);
  const ends = digits.map(async (digit, chain) => {
    let value = unhex(signature.slice(64 * chain, 64 * chain + 64));
    for (let place = digit; place < 15; place += 1) {
      value = await sha256(join(utf8(`grani chain\n${chain}\n${place}\n`), value));
    }
    return value;
  });
  return hex(await sha256(join(...(await Promise.all(ends)))));
}

/** Whether a text is 32 bytes in small hexadecimal letters. */
const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** JSON with its keys in order and nothing but ASCII, letter by letter as the server writes it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${canonical(key)}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Read outcomes that are written as ranges, such as 3-5,9. */
function unspell(text: string): number[] {
  return text.split(',').flatMap((run) => {
    const [low, high = low] = run.split('-').map(Number);
    return Array.from({ length: high - low + 1 }, (_, i) => low + i);
  });
}

/** The outcome of a roll: a fair number below `count`. */
async function below(key: Bytes, number: number, count: number): Promise<number> {
  const space = 1n << 256n;
  const fair = space - (space % BigInt(count));
  for (let attempt = 0; ; attempt += 1) {
    const counter = new DataView(new ArrayBuffer(12));
    counter.setBigUint64(0, BigInt(number));
    counter.setUint32(8, attempt);
    const word = BigInt(`0x${hex(await hmac(key, new Uint8Array(counter.buffer)))}`);
    if (word < fair) return Number(word % BigInt(count));
  }
}
