import type { RegistrationSort } from '../contract/admin-registrations.ts';
import { nameKey } from './names.ts';
import { canBeginId, passFrom, passOfAll, passOfAllDown, type SearchPass } from './search-pass.ts';

/** What a search looks at, one after the other, and what a list is ordered by; `id` is the confirmation's own. */
export type RegistrationField =
  | 'nameKey'
  | 'lastNameKey'
  | 'email'
  | 'ticketId'
  | 'id'
  | 'submittedAt';

const orders: Record<RegistrationSort, SearchPass<RegistrationField>> = {
  name: passOfAll('nameKey'),
  '-name': passOfAllDown('nameKey'),
  registered: passOfAll('submittedAt'),
  '-registered': passOfAllDown('submittedAt'),
};

/**
 * The passes of a search by the start of name, last name, email, ticket or confirmation id. Firestore answers
 * one range at a time, each from its own index. Without a search: all, in that order.
 */
export function registrationSearchPasses(
  search: string,
  sort: RegistrationSort = 'name',
): SearchPass<RegistrationField>[] {
  const text = search.trim();
  if (!text) return [orders[sort]];
  const key = nameKey(text);
  const id = text.toUpperCase();
  return [
    ...(key ? [passFrom('nameKey', key), passFrom('lastNameKey', key)] : []),
    passFrom('email', text.toLowerCase()),
    ...(canBeginId(text) ? [passFrom('ticketId', id), passFrom('id', id)] : []),
  ];
}
