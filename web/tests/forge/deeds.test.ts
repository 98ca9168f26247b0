// A rival's last turn in pictures: what was rolled at its beginning, then what was done.
import { expect, test } from 'vitest';
import type { Happening } from '../../src/generated/protocol';
import { lastTurn } from '../../src/forge/deeds';
import { lineOf } from '../arrange';

const line = (event: object) => lineOf({ sort: 'plain', ...event } as Happening);
const turn = (seat: number) => line({ kind: 'turn', seat, opens: true });
const rolled = (seat: number, die: string, face: string) => line({ kind: 'rolled', seat, die, face, side: 0 });
const performed = (seat: number, feat: string) => line({ kind: 'performed', seat, feat });
const forged = (seat: number, face: string) => line({ kind: 'forged', seat, face, replaced: 'gold_1' });

test('only the last turn of a seat counts, and only what it did itself', () => {
  const log = [
    turn(1),
    performed(1, 'elder'),
    turn(1),
    rolled(0, 'light', 'sun_1'),
    rolled(1, 'light', 'gold_1'),
    rolled(1, 'dark', 'moon_1'),
    forged(1, 'gold_4'),
    rolled(1, 'light', 'glory_2'),
    turn(0),
    rolled(1, 'dark', 'sun_1'),
    performed(0, 'satyrs'),
  ];
  expect(lastTurn(log, 1)).toEqual([
    { kind: 'roll', face: 'gold_1', die: 'light' },
    { kind: 'roll', face: 'moon_1', die: 'dark' },
    { kind: 'forge', face: 'gold_4', replaced: 'gold_1' },
  ]);
  expect(lastTurn(log, 2)).toEqual([]);
});
