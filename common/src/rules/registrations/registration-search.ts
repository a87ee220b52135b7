import { type RegistrationSort } from '../../api/admin-registrations.ts';
import {
  canBeginId,
  type PrefixQuery,
  prefixQuery,
  queryAllBy,
  queryAllByDescending,
} from '../../lib/prefix-query.ts';
import { nameKey } from '../people/names.ts';

/** What a search looks at, one after the other, and what a list is ordered by; `id` is the confirmation's own. */
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
 * The passes of a search by the start of name, last name, email, ticket or confirmation id. Firestore answers
 * one range at a time, each from its own index. Without a search: all, in that order.
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
