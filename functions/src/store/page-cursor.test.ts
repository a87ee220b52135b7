import { expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

it('reads what it wrote, and nothing else', () => {
  const place = [2, 'zoë "the" nose', 'WW-1'] as const;
  expect(readCursor(writeCursor([...place]))).toEqual(place);
  const ids = ['../staff', '.', '..', '__x__', ''];
  const forged = ['', 'x', writeCursor([4, '', 'A']), ...ids.map((id) => writeCursor([0, '', id]))];
  for (const text of forged) expect(readCursor(text)).toBeUndefined();
});
