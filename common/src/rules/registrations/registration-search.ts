import { type RegistrationSort } from '../../api/admin-registrations.ts';
import {
  canBeginId,
  type PrefixQuery,
  prefixQuery,
  queryAllBy,
  queryAllByDescending,
} from '../../lib/prefix-query.ts';
import { nameKey } from '../people/names.ts';

/** Searched and sorted fields; `id` is the confirmation id. */
export type RegistrationField =
  | 'nameKey'
  | 'lastNameKey'
  | 'email'
  | 'ticketId'
  | 'id'
  | 'submittedAt';

const orders: Record<RegistrationSort, PrefixQuery<RegistrationField>> = {
  name: queryAllBy('nameKey'),
  '-name': queryAllByDescending('nameKey'),
  registered: queryAllBy('submittedAt'),
  '-registered': queryAllByDescending('submittedAt'),
};

/**
 * Returns the queries of a prefix search over name, last name, email, ticket and confirmation id. Firestore
 * answers one range per query, each from its own index. Without a search: all, in that order.
 */
export function registrationPrefixQueries(
  search: string,
  sort: RegistrationSort = 'name',
): PrefixQuery<RegistrationField>[] {
  const text = search.trim();
  if (!text) return [orders[sort]];
  const key = nameKey(text);
  const id = text.toUpperCase();
  return [
    ...(key ? [prefixQuery('nameKey', key), prefixQuery('lastNameKey', key)] : []),
    prefixQuery('email', text.toLowerCase()),
    ...(canBeginId(text) ? [prefixQuery('ticketId', id), prefixQuery('id', id)] : []),
  ];
}
