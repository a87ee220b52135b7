import { nameKey } from './names.ts';
import { canBeginId, passFrom, passOfAll, type SearchPass } from './search-pass.ts';

/** What a search looks at, one after the other; `id` is the confirmation's own. */
export type RegistrationField = 'nameKey' | 'lastNameKey' | 'email' | 'ticketId' | 'id';

/**
 * The passes of a search by the start of name, last name, email, ticket or confirmation id. Firestore answers
 * one range at a time, each from its own index. Without a search: all, by name.
 */
export function registrationSearchPasses(search: string): SearchPass<RegistrationField>[] {
  const text = search.trim();
  if (!text) return [passOfAll('nameKey')];
  const key = nameKey(text);
  const id = text.toUpperCase();
  return [
    ...(key ? [passFrom('nameKey', key), passFrom('lastNameKey', key)] : []),
    passFrom('email', text.toLowerCase()),
    ...(canBeginId(text) ? [passFrom('ticketId', id), passFrom('id', id)] : []),
  ];
}
