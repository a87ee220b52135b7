import {
  matchesAnyQuery,
  type PrefixQuery,
  type SearchableFields,
} from '@wine-walk/common/lib/prefix-query.ts';
import { type WithId, withId } from '@wine-walk/common/lib/with-id.ts';
import type { PrefixRead } from './apply-prefix-query.ts';
import { decodeCursor, encodeCursor, type PageCursor } from './page-cursor.ts';
import type { QueryBatch } from './query.ts';

interface Wanted<D, Field extends string> {
  passes: readonly PrefixQuery<Field>[];
  /** What the passes are ordered by, where it is not the list's own order: no page of one begins in another. */
  sort?: string | undefined;
  /** As the page before answered it; left out: the first page. */
  cursor: string | undefined;
  limit: number;
  read: (asked: PrefixRead<Field>) => Promise<QueryBatch<D>>;
}

interface Page<D> {
  records: WithId<D>[];
  /** Null with the last page. */
  nextCursor: string | null;
}

interface AskedBatch<D> extends QueryBatch<D> {
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
}: Wanted<D, Field>): Promise<Page<D> | undefined> {
  const from = cursor === undefined ? null : decodeCursor(cursor, passes.length, sort);
  if (from === undefined) return undefined;
  const found: { record: WithId<D>; place: PageCursor }[] = [];
  let after: PageCursor | null = from;
  const beginnings = (others: typeof passes, wanted: number) =>
    Promise.all(
      others.map(async (pass) => ({
        ...(await read({ pass, after: null, limit: wanted })),
        requests: wanted,
      })),
    );
  const begins = from?.[0] ?? 0;
  let asked: readonly AskedBatch<D>[] = [];
  for (const [index, pass] of passes.entries()) {
    if (index < begins) continue;
    if (index === begins + 1)
      asked = await beginnings(passes.slice(index), limit + 1 - found.length);
    let begun = asked[index - begins - 1];
    const earlier = passes.slice(0, index);
    for (let isMore = true; isMore && found.length <= limit; begun = undefined) {
      const wanted: number = begun?.requests ?? limit + 1 - found.length;
      const { records, count, last } = begun ?? (await read({ pass, after, limit: wanted }));
      const places = records.map((stored) => {
        const record = withId(stored);
        return { record, place: [index, valueOf(record, pass.field), stored.id] as PageCursor };
      });
      found.push(...places.filter(({ record }) => !matchesAnyQuery(earlier, record)));
      after = last ? [index, valueOf({ ...last.fields, id: last.id }, pass.field), last.id] : after;
      isMore = count === wanted;
    }
    if (found.length > limit) break;
    after = null;
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    records: page.map(({ record }) => record),
    nextCursor: found.length > limit && last ? encodeCursor(last.place, sort) : null,
  };
}

function valueOf(record: Readonly<Record<string, unknown>>, field: string): string | null {
  return (record[field] as string | null | undefined) ?? null;
}
