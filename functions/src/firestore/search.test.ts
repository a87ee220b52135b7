import { registrationPrefixQueries } from '@wine-walk/common/rules/registrations/registration-search.ts';
import { expect, it } from 'vitest';
import type { Revision } from './read.ts';
import { decodeCursor, encodeCursor, searchPage } from './search.ts';

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

const noRevision = null as unknown as Revision;

/** Reads from 2,500 people named Ana, the last of whom is Ana Zeta. */
function readAnas() {
  const people = Array.from({ length: 2500 }, (_, at) => {
    const isLast = at === 2499;
    const id = `ID${String(at).padStart(4, '0')}`;
    const data = {
      nameKey: isLast ? 'ana zeta' : `ana m${id}`,
      nameTerms: isLast ? ['ana', 'zeta'] : ['ana'],
      email: '',
      ticketId: null,
    };
    return { id, path: `registrations/${id}`, data, revision: noRevision };
  });
  const sizes: number[] = [];
  const read = async ({
    pass,
    after,
    limit,
  }: Parameters<Parameters<typeof searchPage>[0]['read']>[0]) => {
    if (!pass.words) return { records: [], count: 0, last: null };
    const from = after ? people.findIndex(({ id }) => id === after[2]) + 1 : 0;
    const records = people.slice(from, from + limit);
    sizes.push(records.length);
    const last = records.at(-1);
    return {
      records,
      count: records.length,
      last: last ? { id: last.id, fields: last.data } : null,
    };
  };
  return { read, sizes };
}

it('searchPage compares at most 1,000 records for a page, and the next page goes on', async () => {
  const { read, sizes } = readAnas();
  const passes = registrationPrefixQueries('zeta ana').map((pass) =>
    pass.words ? { ...pass, words: { ...pass.words, all: ['ana', 'zeta'] } } : pass,
  );
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await searchPage({ passes, cursor, limit: 12, read });
    pages.push((page?.records ?? []).map(({ id }) => id));
    cursor = page?.nextCursor ?? undefined;
  } while (cursor);
  expect(pages).toEqual([[], [], ['ID2499']]);
  expect(sizes).toEqual([...Array.from({ length: 12 }, () => 200), 100]);
});

it('searchPage bounds the records of a page that it compares with a condition', async () => {
  const { read, sizes } = readAnas();
  const isMatch = ({ nameKey }: { nameKey: string }) => nameKey === 'ana zeta';
  const passes = registrationPrefixQueries('ana');
  const first = await searchPage({ passes, cursor: undefined, limit: 12, read, isMatch });
  expect([first?.records, sizes]).toEqual([[], [200, 200, 200, 200, 200]]);
  expect(first?.nextCursor).toBeTruthy();
});
