import { expect, it } from 'vitest';
import { isGuessable } from './guessable-password.ts';

it.each([
  'winewalk',
  'Wine-Walk 2026!',
  'PASSWORD1',
  '12345678',
  '  ',
  'nora.c',
  'NoraC99',
  'admin',
  'aaaaaaaaaaaa',
  'AaAaAaAaAaAa!1',
  'xyxyxyxyxy',
  'abcabcabc1',
])('returns true for %s', (password) => {
  expect(isGuessable(password, 'nora.c')).toBe(true);
});

it.each(['Grenache-by-the-glass', 'winewalkers meet at ten', 'контрасеньа', '7KQ2M-9XHTR'])(
  'returns false for %s',
  (password) => {
    expect(isGuessable(password, 'nora.c')).toBe(false);
  },
);
