// This browser's part in sealing the dice of a room: promise a secret number for each own seat by
// its hash, open it when all hashes are in, and remember what the server said meanwhile.
import type { Head, RoomInfo, SeatWord } from '../generated/protocol';
import { hex, random, sha256, utf8 } from './digest';
import { keepSecret, keepWitness, secretOf, witness, type Witness } from './witness';

export type SealCommand = { type: 'pledge'; hashes: SeatWord[] } | { type: 'reveal'; shares: SeatWord[] };

/** The hash that promises a secret number for one seat of one room. */
export const shareHash = async (room: string, commitment: string, seat: number, share: string): Promise<string> =>
  hex(await sha256(utf8(`grani share\n${room}\n${commitment}\n${seat}\n${share}`)));

export class Seal {
  readonly seen: Witness;
  #secrets = new Map<string, string>();
  #promised = new Set<number>();
  #opened = '';

  constructor(
    private readonly code: string,
    private readonly send: (command: SealCommand) => void,
  ) {
    this.seen = witness(code);
  }

  /** Take note of a room, and do what is due. */
  hear(room: RoomInfo): void {
    const { sealing, commitment } = room;
    // What is told after the game proves nothing: whoever comes then was no witness.
    if (room.status === 'over') return;
    if (!this.seen.commitment) this.#note({ commitment });
    if (room.status === 'open' && !this.seen.before) this.#note({ before: true });
    if (sealing.start && !this.seen.start) this.#note({ start: sealing.start });
    if (room.status !== 'open') return;
    // Whoever left a seat and comes back promises anew: somebody else may have, meanwhile.
    for (const { seat, mine } of room.seats) if (!mine) this.#promised.delete(seat);
    if (sealing.stage === 'open' || sealing.stage === 'gathering') void this.#promise(room);
    else if (sealing.stage === 'opening') this.#open(room);
  }

  /** Take note of a head of the chain: the record must have it when the game is over. */
  note({ steps, head }: Head): void {
    const { heads } = this.seen;
    if (!this.seen.start || !head || heads.some((known) => known[0] === steps && known[1] === head)) return;
    this.#note({ heads: [...heads, [steps, head]] });
  }

  /** Promise a number for every own seat that has none of ours. */
  async #promise(room: RoomInfo): Promise<void> {
    const lacking = room.seats.filter(
      ({ seat, mine }) => mine && !this.#promised.has(seat) && !this.#secret(room.sealing.hashes[seat]),
    );
    if (lacking.length === 0) return;
    // Once for a seat: two windows of one guest must not take turns at replacing each other's.
    for (const { seat } of lacking) this.#promised.add(seat);
    const hashes: SeatWord[] = [];
    for (const { seat } of lacking) {
      const secret = hex(random());
      const word = await shareHash(this.code, this.seen.commitment, seat, secret);
      this.#secrets.set(word, secret);
      keepSecret(this.code, word, secret);
      hashes.push({ seat, word });
    }
    this.send({ type: 'pledge', hashes });
  }

  /** Open the own numbers, but only for terms that hold what we promised, in this very room. */
  #open(room: RoomInfo): void {
    const { terms, opened } = room.sealing;
    if (this.#opened === terms) return;
    const sealed = JSON.parse(terms) as { room: string; commitment: string; hashes: string[] };
    const fits = sealed.room === this.code && sealed.commitment === this.seen.commitment;
    // A number that was opened once is never opened for other terms.
    if (!fits || (this.seen.terms && this.seen.terms !== terms)) return;
    this.#opened = terms;
    const shares: SeatWord[] = [];
    const sent = { ...this.seen.opened };
    for (const { seat, mine } of room.seats) {
      const word = mine ? this.#secret(sealed.hashes[seat]) : '';
      if (!word) continue;
      sent[seat] = word;
      if (!opened[seat]) shares.push({ seat, word });
    }
    this.#note({ terms, opened: sent });
    if (shares.length > 0) this.send({ type: 'reveal', shares });
  }

  #secret(hash: string): string {
    return hash ? (this.#secrets.get(hash) ?? secretOf(this.code, hash)) : '';
  }

  #note(news: Partial<Witness>): void {
    Object.assign(this.seen, news);
    keepWitness(this.code, this.seen);
  }
}
