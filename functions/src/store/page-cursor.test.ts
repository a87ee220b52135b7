import { expect, it } from 'vitest';
import { readCursor, writeCursor } from './page-cursor.ts';

// spec: B13.7
it('reads what it wrote, and nothing else', () => {
  const place = [2, 'zoë "the" nose', 'WW-1'] as const;
  expect(readCursor(writeCursor([...place]), 4)).toEqual(place);
  const ids = ['../staff', '.', '..', '__x__', ''];
  const passes = [-1, 0.5, 4].map((pass) => writeCursor([pass, '', 'A']));
  const forged = ['', 'x', ...passes, ...ids.map((id) => writeCursor([0, '', id]))];
  for (const text of forged) expect(readCursor(text, 4)).toBeUndefined();
});
