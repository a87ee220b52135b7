import { nameKey } from './names.ts';
import { canBeginId, passFrom, passOfAll, type SearchPass } from './search-pass.ts';

/** What a search looks at, one after the other. */
export type TicketField = 'id' | 'holderEmail' | 'holderNameKey' | 'holderLastNameKey';

/**
 * The passes of a search by the start of id, email, name or last name. Firestore answers one range at a
 * time, each from its own index, so that 20,000 tickets take no longer than 20. Without a search: all, by id.
 */
export function ticketSearchPasses(search: string): SearchPass<TicketField>[] {
  const text = search.trim();
  if (!text) return [passOfAll('id')];
  const key = nameKey(text);
  return [
    ...(canBeginId(text) ? [passFrom('id', text.toUpperCase())] : []),
    passFrom('holderEmail', text.toLowerCase()),
    ...(key ? [passFrom('holderNameKey', key), passFrom('holderLastNameKey', key)] : []),
  ];
}
