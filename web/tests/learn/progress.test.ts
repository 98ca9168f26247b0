// Where a learner left, and whether that is still there.
import { beforeEach, describe, expect, it } from 'vitest';
import { keepMark, keepThrough, markOf, standing } from '../../src/learn/progress';

const CHAPTERS = [
  { id: 'roll', steps: 4 },
  { id: 'forge', steps: 2 },
];

beforeEach(() => localStorage.clear());

describe('progress', () => {
  it('begins at the beginning', () => {
    expect(standing('any')).toBe('new');
    expect(markOf('any', CHAPTERS)).toEqual({ chapter: 'roll', step: 0 });
  });

  it('goes on where one left, game by game', () => {
    keepMark('any', { chapter: 'forge', step: 2 });
    expect(standing('any')).toBe('begun');
    expect(markOf('any', CHAPTERS)).toEqual({ chapter: 'forge', step: 2 });
    expect(standing('other')).toBe('new');
  });

  it.each(['gone 1', 'forge 3', 'forge -1', 'forge x', 'forge', ''])('begins anew from “%s”', (kept) => {
    localStorage.setItem('grani.learn-any', kept);
    const mark = markOf('any', CHAPTERS);
    expect(mark.step).toBe(0);
    expect(CHAPTERS.map(({ id }) => id)).toContain(mark.chapter);
  });

  it('ends, and can be begun once more', () => {
    keepThrough('any');
    expect(standing('any')).toBe('through');
    expect(markOf('any', CHAPTERS)).toEqual({ chapter: 'roll', step: 0 });
  });
});
