import type { Query } from 'firebase-admin/firestore';
import type { SearchPass } from '../domain/search-pass.ts';
import type { PageCursor } from './page-cursor.ts';

/** What one pass of a search is asked for. */
export interface PassRead<Field extends string> {
  pass: SearchPass<Field>;
  /** The last record that was read; null begins. */
  after?: PageCursor | null;
  limit: number;
}

/** Narrows a query to the next records that a pass finds, in the order of its field. */
export function inPass<Field extends string>(query: Query, asked: PassRead<Field>): Query {
  const { pass, after, limit } = asked;
  const { field, start, end } = pass;
  const name = field === 'id' ? '__name__' : field;
  const found =
    start === null ? query : query.where(name, '>=', start).where(name, '<', end ?? start);
  const ordered = found.orderBy(name);
  const total = field === 'id' ? ordered : ordered.orderBy('__name__');
  if (!after) return total.limit(limit);
  const [, value, id] = after;
  return total.startAfter(...(field === 'id' ? [id] : [value, id])).limit(limit);
}
