// Games of the day: what days are called, how long they can be played, and what is told to others.
import { beforeAll, describe, expect, it } from 'vitest';
import type { DayGame } from '../../src/generated/protocol';
import { dateText, dayName, dayPath, daysLeft, scoreText, shareText } from '../../src/lib/days';
import { learnScreens, setLanguage } from '../../src/lib/i18n.svelte';

const TODAY = '2026-11-17';
const played: DayGame = {
  game: 'rolling-realms',
  day: '2026-11-15',
  closes: Date.UTC(2026, 10, 22) / 1000,
  rivals: [],
  score_parts: 10,
  code: 'ABCDEFGHJKMN',
  scores: [214],
  place: 3,
  played: 18,
  table: [],
};

beforeAll(async () => {
  await learnScreens();
  await setLanguage('en');
});

describe('days', () => {
  it('are begun on their own page alone, and gone on with at their table', () => {
    expect(dayPath({ game: 'rolling-realms', code: '', scores: [] })).toBe('/day?game=rolling-realms');
    expect(dayPath({ game: 'rolling-realms', code: 'ABCDEFGHJKMN', scores: [] })).toBe('/room/ABCDEFGHJKMN');
    expect(dayPath(played)).toBe(`/day?game=${played.game}`);
  });

  it('are called by how long ago they were, whatever the clock of the browser says', () => {
    expect([TODAY, '2026-11-16', '2026-11-15'].map((day) => dayName(day, TODAY))).toEqual([
      'Today',
      'Yesterday',
      'Sunday',
    ]);
    expect(dateText('2026-11-15')).toBe('November 15, 2026');
  });

  it('can be played for as long as the server says', () => {
    expect(daysLeft(played, TODAY)).toBe(5);
    expect(daysLeft(played, '2026-11-21')).toBe(1);
  });
});

describe('a result', () => {
  it('is the own score, and then that of the bot', () => {
    expect([scoreText([214], 10), scoreText([96, 104], 1)]).toEqual(['21.4', '96 : 104']);
  });

  it('is told without the dice, and without the room', () => {
    const told = shareText(played);
    expect(told).toBe('Rolling Realms, game of the day, November 15, 2026: 21.4. Place 3 of 18.');
    expect(told).not.toContain(played.code);
  });
});
