import { readFileSync } from 'node:fs';
import { registrationSort } from '@wine-walk/common/api/registration-lists.ts';
import { ticketSort } from '@wine-walk/common/api/tickets.ts';
import type { PrefixQuery } from '@wine-walk/common/lib/prefix-query.ts';
import { registrationPrefixQueries } from '@wine-walk/common/rules/registrations/registration-search.ts';
import { ticketPrefixQueries } from '@wine-walk/common/rules/tickets/ticket-search.ts';
import { expect, it } from 'vitest';

interface Index {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order?: string }[];
}

const file = new URL('../../../firestore.indexes.json', import.meta.url);
const { indexes } = JSON.parse(readFileSync(file, 'utf8')) as { indexes: Index[] };
const written = indexes
  .filter(({ queryScope }) => queryScope === 'COLLECTION')
  .map(({ collectionGroup, fields }) =>
    [collectionGroup, ...fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`)].join(', '),
  );

/**
 * Returns the index of a pass behind equality filters; null for ascending IDs, which Firestore indexes
 * automatically.
 */
function indexOf(
  collection: string,
  filters: string[],
  { field, isDescending }: PrefixQuery<string>,
): string[] {
  if (field === 'id') return isDescending ? ['an index of ids downwards'] : [];
  const equal = filters.map((name) => `${name} ASCENDING`);
  const direction = isDescending ? 'DESCENDING' : 'ASCENDING';
  return [[collection, ...equal, `${field} ${direction}`].join(', ')];
}

/** The emulator answers queries without indexes. */
it.each([
  [
    'tickets',
    [['state'], ['eventId'], ['eventId', 'state']],
    [
      ...ticketPrefixQueries('a'),
      ...ticketSort.options.flatMap((sort) => ticketPrefixQueries('', sort)),
    ],
  ],
  [
    'registrations',
    [['eventId'], ['eventId', 'state'], ['eventId', 'isVerified', 'state']],
    [
      ...registrationPrefixQueries('a'),
      ...registrationSort.options.flatMap((sort) => registrationPrefixQueries('', sort)),
    ],
  ],
])(
  '%s have an index for every filter with every search and order',
  (collection, filters, passes) => {
    const needed = filters.flatMap((names) =>
      passes.flatMap((pass) => indexOf(collection, names, pass)),
    );
    expect(new Set(needed).size).toBeGreaterThan(10);
    expect(needed.filter((index) => !written.includes(index))).toEqual([]);
  },
);
