import { expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './search.ts';

it('decodeCursor reads what encodeCursor wrote, and nothing else', () => {
  const place = [2, 'zoë "the" nose', 'WW-1'] as const;
  expect(decodeCursor(encodeCursor([...place]), 4)).toEqual(place);
  const ids = ['../staff', '.', '..', '__x__', ''];
  const passes = [-1, 0.5, 4].map((pass) => encodeCursor([pass, '', 'A']));
  const forged = ['', 'x', ...passes, ...ids.map((id) => encodeCursor([0, '', id]))];
  for (const text of forged) expect(decodeCursor(text, 4)).toBeUndefined();
});

it('decodeCursor rejects a cursor of another order', () => {
  const place = [0, null, 'WW-1'] as const;
  const cursor = encodeCursor([...place], '-holder');
  expect(decodeCursor(cursor, 1, '-holder')).toEqual(place);
  for (const sort of ['holder', undefined]) expect(decodeCursor(cursor, 1, sort)).toBeUndefined();
  expect(decodeCursor(encodeCursor([...place]), 1, '-holder')).toBeUndefined();
});

it('decodeCursor rejects an invalid instant', () => {
  const read = (value: string) => decodeCursor(encodeCursor([0, value, 'WW-1']), 1);
  expect(read('2026-11-20T18:05:00.000Z')?.[1]).toBe('2026-11-20T18:05:00.000Z');
  expect(read('2026-99-99T99:99:99.999Z')).toBeUndefined();
});
