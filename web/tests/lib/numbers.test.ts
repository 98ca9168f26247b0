// Numbers as people write them.
import { expect, test } from 'vitest';
import { inFigures, unbroken } from '../../src/lib/numbers';

test('what is below zero has a minus', () => {
  expect(inFigures(-3)).toBe('−3');
});

test('a number stays with what it counts, and with what it is of where something ends with it', () => {
  const torn = (text: string): string[] => unbroken(text).split(' ');
  expect(torn('Ариадна: подвиг «Кентавр» за 3 осколка солнца (слава: 2)')).toEqual([
    'Ариадна:',
    'подвиг',
    '«Кентавр»',
    'за',
    '3\u00a0осколка',
    'солнца',
    '(слава:\u00a02)',
  ]);
  expect(torn('Kassandra: 1 gold, 2 sun; turn 4')).toEqual([
    'Kassandra:',
    '1\u00a0gold,',
    '2\u00a0sun;',
    'turn\u00a04',
  ]);
  expect(torn('Покласти на цей скіпетр 0, до решти золота 2')).toEqual([
    'Покласти',
    'на',
    'цей',
    'скіпетр\u00a00,',
    'до',
    'решти',
    'золота\u00a02',
  ]);
});
