import { type TicketSort } from '../../api/tickets.ts';
import {
  canBeginId,
  type PrefixQuery,
  prefixQuery,
  queryAllBy,
  queryAllByDescending,
} from '../../lib/prefix-query.ts';
import { nameKey } from '../people/names.ts';

/** Searched and sorted fields. */
export type TicketField =
  | 'id'
  | 'holderEmail'
  | 'holderNameKey'
  | 'holderLastNameKey'
  | 'redeemedAt';

const orders: Record<TicketSort, PrefixQuery<TicketField>> = {
  id: queryAllBy('id'),
  holder: queryAllBy('holderNameKey'),
  '-holder': queryAllByDescending('holderNameKey'),
  redeemed: queryAllBy('redeemedAt'),
  '-redeemed': queryAllByDescending('redeemedAt'),
};

/**
 * Returns the queries of a prefix search over id, email, name and last name. Firestore answers one range per
 * query from its own index, so that 20,000 tickets take no longer than 20. Without a search: all, in that
 * order.
 */
export function ticketPrefixQueries(
  search: string,
  sort: TicketSort = 'id',
): PrefixQuery<TicketField>[] {
  const text = search.trim();
  if (!text) return [orders[sort]];
  const key = nameKey(text);
  return [
    ...(canBeginId(text) ? [prefixQuery('id', text.toUpperCase())] : []),
    prefixQuery('holderEmail', text.toLowerCase()),
    ...(key ? [prefixQuery('holderNameKey', key), prefixQuery('holderLastNameKey', key)] : []),
  ];
}
