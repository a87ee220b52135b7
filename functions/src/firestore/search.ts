import {
  matchesAnyQuery,
  type PrefixQuery,
  type SearchableFields,
} from '@wine-walk/common/lib/prefix-query.ts';
import { type WithId, withId } from '@wine-walk/common/lib/with-id.ts';
import { documentId, instant } from '@wine-walk/common/model/values.ts';
import type { Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { toFirestore } from './converter.ts';
import type { QueryBatch } from './query.ts';

/** What a record is ordered by. What looks like an instant has to be one: no query can begin after another. */
const value = z.union([z.string().regex(/^(?!\d{4}-\d\d-\d\dT\d\d:)/), instant]).nullable();
const pass = z.number().int().min(0);
const writtenCursor = z.tuple([pass, value, documentId, z.string().optional()]);

/** Where the next page begins: after this value and id, in this pass of the search. */
type PageCursor = [pass: number, value: string | null, id: string];

/** `sort`: the order that was asked for; left out: the list's own. */
export function encodeCursor(place: PageCursor, sort?: string): string {
  const written = sort === undefined ? place : [...place, sort];
  return Buffer.from(JSON.stringify(written)).toString('base64url');
}

/** Reads what `writeCursor` wrote of a search with so many passes, in the same order; undefined for anything else. */
export function decodeCursor(text: string, passes: number, sort?: string): PageCursor | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const [index, after, id, of] = writtenCursor.parse(json);
    return index < passes && of === sort ? [index, after, id] : undefined;
  } catch {
    return undefined;
  }
}

/** What one pass of a search is asked for. */
export interface PrefixRead<Field extends string> {
  pass: PrefixQuery<Field>;
  /** The last record that was read; null begins. */
  after?: PageCursor | null;
  limit: number;
}

/** Narrows a query to the next records that a pass finds, in the order of its field. */
export function applyPrefixQuery<Field extends string>(
  query: Query,
  input: PrefixRead<Field>,
): Query {
  const { pass, after, limit } = input;
  const { field, start, end, isDescending } = pass;
  const direction = isDescending ? 'desc' : 'asc';
  const name = field === 'id' ? '__name__' : field;
  const matches =
    start === null ? query : query.where(name, '>=', start).where(name, '<', end ?? start);
  const ordered = matches.orderBy(name, direction);
  const total = field === 'id' ? ordered : ordered.orderBy('__name__', direction);
  if (!after) return total.limit(limit);
  const [, value, id] = after;
  const stored = toFirestore({ [field]: value })[field];
  return total.startAfter(...(field === 'id' ? [id] : [stored, id])).limit(limit);
}

interface SearchInput<D, Field extends string> {
  passes: readonly PrefixQuery<Field>[];
  /** What the passes are ordered by, where it is not the list's own order: no page of one begins in another. */
  sort?: string | undefined;
  /** As the page before answered it; left out: the first page. */
  cursor: string | undefined;
  limit: number;
  read: (input: PrefixRead<Field>) => Promise<QueryBatch<D>>;
}

interface SearchPage<D> {
  records: WithId<D>[];
  /** Null with the last page. */
  nextCursor: string | null;
}

interface RequestedBatch<D> extends QueryBatch<D> {
  /** How many were asked for. */
  requests: number;
}

/**
 * A page of what a search finds: goes through its passes until the page is full and one more is known to
 * follow; what the first one does not fill, the others are asked for together. Undefined where there is no such page.
 */
export async function searchPage<D extends SearchableFields<Field>, Field extends string>({
  passes,
  sort,
  cursor,
  limit,
  read,
}: SearchInput<D, Field>): Promise<SearchPage<D> | undefined> {
  const from = cursor === undefined ? null : decodeCursor(cursor, passes.length, sort);
  if (from === undefined) return undefined;
  const matches: { record: WithId<D>; place: PageCursor }[] = [];
  let after: PageCursor | null = from;
  const beginnings = (others: typeof passes, count: number) =>
    Promise.all(
      others.map(async (pass) => ({
        ...(await read({ pass, after: null, limit: count })),
        requests: count,
      })),
    );
  const begins = from?.[0] ?? 0;
  let batches: readonly RequestedBatch<D>[] = [];
  for (const [index, pass] of passes.entries()) {
    if (index < begins) continue;
    if (index === begins + 1)
      batches = await beginnings(passes.slice(index), limit + 1 - matches.length);
    let begun = batches[index - begins - 1];
    const earlier = passes.slice(0, index);
    for (let isMore = true; isMore && matches.length <= limit; begun = undefined) {
      const needed: number = begun?.requests ?? limit + 1 - matches.length;
      const { records, count, last } = begun ?? (await read({ pass, after, limit: needed }));
      const places = records.map((stored) => {
        const record = withId(stored);
        return { record, place: [index, valueOf(record, pass.field), stored.id] as PageCursor };
      });
      matches.push(...places.filter(({ record }) => !matchesAnyQuery(earlier, record)));
      after = last ? [index, valueOf({ ...last.fields, id: last.id }, pass.field), last.id] : after;
      isMore = count === needed;
    }
    if (matches.length > limit) break;
    after = null;
  }
  const page = matches.slice(0, limit);
  const last = page.at(-1);
  return {
    records: page.map(({ record }) => record),
    nextCursor: matches.length > limit && last ? encodeCursor(last.place, sort) : null,
  };
}

function valueOf(record: Readonly<Record<string, unknown>>, field: string): string | null {
  return (record[field] as string | null | undefined) ?? null;
}
