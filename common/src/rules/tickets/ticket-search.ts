import { type TicketSort } from '../../api/tickets.ts';
import {
  canBeginId,
  type PrefixQuery,
  prefixQuery,
  queryAllBy,
  queryAllByDescending,
  wordsQuery,
} from '../../lib/prefix-query.ts';
import { searchedWords } from '../people/name-search.ts';

/** Searched and sorted fields. */
export type TicketField = 'id' | 'holderEmail' | 'holderNameKey' | 'redeemedAt';

const orders: Record<TicketSort, PrefixQuery<TicketField>> = {
  id: queryAllBy('id'),
  holder: queryAllBy('holderNameKey'),
  '-holder': queryAllByDescending('holderNameKey'),
  redeemed: queryAllBy('redeemedAt'),
  '-redeemed': queryAllByDescending('redeemedAt'),
};

/**
 * Returns the queries of a search by beginnings: of the ID, of the email and of the words of the name in any order.
 * Firestore answers each from its own index, so that 20,000 tickets take no longer than 20. Without a search: all, in that
 * order.
 */
export function ticketPrefixQueries(
  search: string,
  sort: TicketSort = 'id',
): PrefixQuery<TicketField>[] {
  const text = search.trim();
  if (!text) return [orders[sort]];
  const words = searchedWords(text);
  return [
    ...(canBeginId(text) ? [prefixQuery('id', text.toUpperCase())] : []),
    prefixQuery('holderEmail', text.toLowerCase()),
    ...(words.length > 0 ? [wordsQuery('holderNameKey' as const, 'holderNameTerms', words)] : []),
  ];
}
