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

// spec: E2.19
it('reads a page of one order in that order alone', () => {
  const place = [0, null, 'WW-1'] as const;
  const cursor = writeCursor([...place], '-holder');
  expect(readCursor(cursor, 1, '-holder')).toEqual(place);
  for (const sort of ['holder', undefined]) expect(readCursor(cursor, 1, sort)).toBeUndefined();
  expect(readCursor(writeCursor([...place]), 1, '-holder')).toBeUndefined();
});

it('reads no instant that is none', () => {
  const read = (value: string) => readCursor(writeCursor([0, value, 'WW-1']), 1);
  expect(read('2026-11-20T18:05:00.000Z')?.[1]).toBe('2026-11-20T18:05:00.000Z');
  expect(read('2026-99-99T99:99:99.999Z')).toBeUndefined();
});
