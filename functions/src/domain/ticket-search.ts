import type { TicketDocument } from '../contract/documents.ts';
import { nameKey } from './names.ts';

/** What a search looks at, one after the other; `id` is the ticket's own. */
export type SearchField = 'id' | 'holderEmail' | 'holderNameKey' | 'holderLastNameKey';

export interface SearchPass {
  field: SearchField;
  /** What the field begins with; null: anything. */
  start: string | null;
  /** Greater than everything that begins so, in Firestore's order. */
  end: string | null;
}

type Searched = Pick<TicketDocument, Exclude<SearchField, 'id'>> & { id: string };

/** Comes after every character in Firestore's order (by UTF-8). */
const lastCharacter = '\u{10FFFF}';

/**
 * The passes of a search by the start of id, email, name or last name. Firestore answers one range at a
 * time, each from its own index, so that 20,000 tickets take no longer than 20. Without a search: all, by id.
 */
export function searchPasses(search: string): SearchPass[] {
  const text = search.trim();
  if (!text) return [{ field: 'id', start: null, end: null }];
  const pass = (field: SearchField, start: string): SearchPass => ({
    field,
    start,
    end: start + (field === 'id' ? '~' : lastCharacter),
  });
  const key = nameKey(text);
  return [
    // What no id can be like, a path could not either.
    ...(/^[a-z0-9][\w-]*$/i.test(text) ? [pass('id', text.toUpperCase())] : []),
    pass('holderEmail', text.toLowerCase()),
    ...(key ? [pass('holderNameKey', key), pass('holderLastNameKey', key)] : []),
  ];
}

/** Whether one of these passes has found the ticket already: each is listed once. */
export function isFoundBy(passes: readonly SearchPass[], ticket: Searched): boolean {
  return passes.some(({ field, start }) => start !== null && ticket[field]?.startsWith(start));
}
