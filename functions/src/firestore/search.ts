import {
  matchesQuery,
  type PrefixQuery,
  type SearchableFields,
} from '@wine-walk/common/lib/prefix-query.ts';
import { type WithId, withId } from '@wine-walk/common/lib/with-id.ts';
import { documentId, instant } from '@wine-walk/common/model/fields/values.ts';
import type { Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { toFirestore } from './converter.ts';
import type { QueryBatch } from './query.ts';
import type { Stored } from './read.ts';

/**
 * Value that a record is ordered by. Text that looks like an instant must be one: no query can start after
 * another.
 */
const value = z.union([z.string().regex(/^(?!\d{4}-\d\d-\d\dT\d\d:)/), instant]).nullable();
const pass = z.number().int().min(0);
const writtenCursor = z.tuple([pass, value, documentId, z.string().optional()]);

/** Start of the next page: after this value and ID, in this pass of the search. */
type PageCursor = [pass: number, value: string | null, id: string];

/** Encodes a cursor. `sort`: requested order; undefined for the list's default. */
export function encodeCursor(place: PageCursor, sort?: string): string {
  const written = sort === undefined ? place : [...place, sort];
  return Buffer.from(JSON.stringify(written)).toString('base64url');
}

/** Decodes a cursor of a search with the same passes and order; undefined for anything else. */
export function decodeCursor(text: string, passes: number, sort?: string): PageCursor | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const [index, after, id, of] = writtenCursor.parse(json);
    return index < passes && of === sort ? [index, after, id] : undefined;
  } catch {
    return undefined;
  }
}

/** Input of one pass of a search. */
export interface PrefixRead<Field extends string> {
  pass: PrefixQuery<Field>;
  /** Last record read; null for the start. */
  after?: PageCursor | null;
  limit: number;
}

/** Narrows a query to the next records of a pass, in the order of its field. */
export function applyPrefixQuery<Field extends string>(
  query: Query,
  input: PrefixRead<Field>,
): Query {
  const { pass, after, limit } = input;
  const { field, start, end, isDescending, words } = pass;
  const direction = isDescending ? 'desc' : 'asc';
  const name = field === 'id' ? '__name__' : field;
  const [word] = words?.all ?? [];
  const found = words ? query.where(words.in, 'array-contains', word) : query;
  const matches =
    start === null ? found : found.where(name, '>=', start).where(name, '<', end ?? start);
  const ordered = matches.orderBy(name, direction);
  const total = field === 'id' ? ordered : ordered.orderBy('__name__', direction);
  if (!after) return total.limit(limit);
  const [, value, id] = after;
  const stored = toFirestore({ [field]: value })[field];
  return total.startAfter(...(field === 'id' ? [id] : [stored, id])).limit(limit);
}

/** Returns the read of a pass of a search over documents in memory: of a list that is too short for an index of each order. */
export const readPassIn =
  <D extends SearchableFields<Field>, Field extends string>(documents: readonly Stored<D>[]) =>
  async ({ pass, after, limit }: PrefixRead<Field>): Promise<QueryBatch<D>> => {
    const direction = pass.isDescending ? -1 : 1;
    const placed = documents
      .map((document) => ({ document, record: withId(document) }))
      .filter(({ record }) => matchesQuery(pass, record))
      .map(({ document, record }) => ({ document, value: valueOf(record, pass.field) ?? '' }));
    const from = after && { value: after[1] ?? '', document: { id: after[2] } };
    const records = placed
      .toSorted((a, b) => direction * comparePlaces(a, b))
      .filter((place) => !from || direction * comparePlaces(place, from) > 0)
      .slice(0, limit)
      .map(({ document }) => document);
    const last = records.at(-1);
    const fields = { ...last?.data } as Readonly<Record<string, unknown>>;
    return { records, count: records.length, last: last ? { id: last.id, fields } : null };
  };

interface Place {
  value: string;
  document: { id: string };
}

function comparePlaces(a: Place, b: Place): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return a.document.id < b.document.id ? -1 : Number(a.document.id > b.document.id);
}

interface SearchInput<D, Field extends string> {
  passes: readonly PrefixQuery<Field>[];
  /** Order of the passes if it is not the list's default: a cursor is valid for its own order only. */
  sort?: string | undefined;
  /** Cursor from the previous page; undefined for the first page. */
  cursor: string | undefined;
  limit: number;
  read: (input: PrefixRead<Field>) => Promise<QueryBatch<D>>;
  /** Condition that no query has: compared with the records, like several words. */
  isMatch?: ((record: D) => boolean) | undefined;
}

interface SearchPage<D> {
  records: WithId<D>[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** Records read at once where more words than one are compared after the query, and the maximum of one page. */
const comparedAtOnce = 200;
const maxCompared = 1000;

interface RequestedBatch<D> extends QueryBatch<D> {
  /** Number of records requested. */
  requests: number;
}

/**
 * Returns one page of a search: runs its passes until the page is full and one more record is known to
 * follow. If the first pass does not fill it, the others are queried together. A page whose words or condition were compared
 * with 1,000 records ends there and can be short or empty. Undefined if the cursor is invalid.
 */
export async function searchPage<D extends SearchableFields<Field>, Field extends string>({
  passes,
  sort,
  cursor,
  limit,
  read,
  isMatch,
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
    const previous = passes.slice(0, index);
    const hasWords = pass.words && pass.words.all.length > 1;
    const atLeast = hasWords || isMatch ? comparedAtOnce : 1;
    let compared = 0;
    for (let isMore = true; isMore && matches.length <= limit; begun = undefined) {
      const needed: number = begun?.requests ?? Math.max(limit + 1 - matches.length, atLeast);
      const { records, count, last } = begun ?? (await read({ pass, after, limit: needed }));
      const positions = records.map((stored) => {
        const record = withId(stored);
        return { record, place: [index, valueOf(record, pass.field), stored.id] as PageCursor };
      });
      matches.push(
        ...positions.filter(
          ({ record }) =>
            matchesQuery(pass, record) &&
            !previous.some((before) => matchesQuery(before, record)) &&
            (!isMatch || isMatch(record)),
        ),
      );
      after = last ? [index, valueOf({ ...last.fields, id: last.id }, pass.field), last.id] : after;
      isMore = count === needed;
      compared += count;
      if (isMore && after && atLeast > 1 && compared >= maxCompared && matches.length <= limit)
        return {
          records: matches.map(({ record }) => record),
          nextCursor: encodeCursor(after, sort),
        };
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
