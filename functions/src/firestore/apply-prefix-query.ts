import type { PrefixQuery } from '@wine-walk/common/lib/prefix-query.ts';
import type { Query } from 'firebase-admin/firestore';
import { toFirestore } from './converter.ts';
import type { PageCursor } from './page-cursor.ts';

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
  asked: PrefixRead<Field>,
): Query {
  const { pass, after, limit } = asked;
  const { field, start, end, isDescending } = pass;
  const direction = isDescending ? 'desc' : 'asc';
  const name = field === 'id' ? '__name__' : field;
  const found =
    start === null ? query : query.where(name, '>=', start).where(name, '<', end ?? start);
  const ordered = found.orderBy(name, direction);
  const total = field === 'id' ? ordered : ordered.orderBy('__name__', direction);
  if (!after) return total.limit(limit);
  const [, value, id] = after;
  const kept = toFirestore({ [field]: value })[field];
  return total.startAfter(...(field === 'id' ? [id] : [kept, id])).limit(limit);
}
