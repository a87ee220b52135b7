import { type RegistrationSort } from '../../api/registration-lists.ts';
import {
  canBeginId,
  type PrefixQuery,
  prefixQuery,
  queryAllBy,
  queryAllByDescending,
  wordsQuery,
} from '../../lib/prefix-query.ts';
import { searchedWords } from '../people/name-search.ts';

/** Searched and sorted fields; `id` is the confirmation id. */
export type RegistrationField = 'nameKey' | 'email' | 'ticketId' | 'id' | 'submittedAt';

const orders: Record<RegistrationSort, PrefixQuery<RegistrationField>> = {
  name: queryAllBy('nameKey'),
  '-name': queryAllByDescending('nameKey'),
  registered: queryAllBy('submittedAt'),
  '-registered': queryAllByDescending('submittedAt'),
};

/**
 * Returns the queries of a search by beginnings: of the words of the name in any order, of email, ticket and confirmation
 * id. Firestore answers each from its own index. Without a search: all, in that order.
 */
export function registrationPrefixQueries(
  search: string,
  sort: RegistrationSort = 'name',
): PrefixQuery<RegistrationField>[] {
  const text = search.trim();
  if (!text) return [orders[sort]];
  const words = searchedWords(text);
  const id = text.toUpperCase();
  return [
    ...(words.length > 0 ? [wordsQuery('nameKey' as const, 'nameTerms', words)] : []),
    prefixQuery('email', text.toLowerCase()),
    ...(canBeginId(text) ? [prefixQuery('ticketId', id), prefixQuery('id', id)] : []),
  ];
}
