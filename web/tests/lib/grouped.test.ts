// Set-ups under headings: none is lost, and each game says where its own belong.
import { describe, expect, it } from 'vitest';
import { setupGroup } from '../../src/forge/setup-groups';
import { grouped } from '../../src/lib/grouped';

describe('groups', () => {
  it('keep the order in which they come up, and everything in them', () => {
    const groups = grouped(['b1', 'a1', 'b2', 'x'], (name) => (name === 'x' ? null : name[0]));
    expect(groups).toEqual([
      { title: 'b', names: ['b1', 'b2'] },
      { title: 'a', names: ['a1'] },
      { title: '', names: ['x'] },
    ]);
  });

  it('are one without a heading where a game says nothing', () => {
    expect(grouped(['a', 'b'])).toEqual([{ title: '', names: ['a', 'b'] }]);
  });

  it('of Dice Forge tell boxes, modules and tournaments apart', () => {
    const titles = ['random', 'random-all', 'goddess-random', 'titans', 'challenge-2021-final', 'my_feat'].map((name) =>
      setupGroup(name),
    );
    expect(titles).toEqual([
      'web-setups-base',
      'web-setups-rebellion',
      'web-setups-modules',
      'web-setups-modules',
      'web-setups-tournaments',
      null,
    ]);
  });
});
