import type { RegistrationDocument } from '../contract/documents.ts';
import { nameKey } from './names.ts';

/** What a search looks at, one after the other; `id` is the confirmation's own. */
export type RegistrationField = 'nameKey' | 'lastNameKey' | 'email' | 'ticketId' | 'id';

export interface RegistrationSearchPass {
  field: RegistrationField;
  /** What the field begins with; null: anything. */
  start: string | null;
  /** Greater than everything that begins so, in Firestore's order. */
  end: string | null;
}

type Searched = Pick<RegistrationDocument, Exclude<RegistrationField, 'id'>> & { id: string };

/** Comes after every character in Firestore's order (by UTF-8). */
const lastCharacter = '\u{10FFFF}';

/**
 * The passes of a search by the start of name, last name, email, ticket or confirmation id. Firestore answers
 * one range at a time, each from its own index. Without a search: all, by name.
 */
export function registrationSearchPasses(search: string): RegistrationSearchPass[] {
  const text = search.trim();
  if (!text) return [{ field: 'nameKey', start: null, end: null }];
  const pass = (field: RegistrationField, start: string): RegistrationSearchPass => ({
    field,
    start,
    end: start + (field === 'id' ? '~' : lastCharacter),
  });
  const key = nameKey(text);
  const isId = /^[a-z0-9][\w-]*$/i.test(text);
  return [
    ...(key ? [pass('nameKey', key), pass('lastNameKey', key)] : []),
    pass('email', text.toLowerCase()),
    // What no id can be like, a path could not either.
    ...(isId ? [pass('ticketId', text.toUpperCase()), pass('id', text.toUpperCase())] : []),
  ];
}

/** Whether one of these passes has found the registration already: each is listed once. */
export function isFoundByPass(
  passes: readonly RegistrationSearchPass[],
  registration: Searched,
): boolean {
  return passes.some(
    ({ field, start }) => start !== null && registration[field]?.startsWith(start),
  );
}
