import { type TicketDocument } from '../../model/tickets.ts';
import { type Instant } from '../../model/values.ts';
import { nameKey } from '../people/names.ts';

export interface NewTicket {
  eventId: string | null;
  holderName: string | null;
  holderEmail: string | null;
}

/** Returns an unused ticket as stored. */
export function newTicket(
  { eventId, ...holder }: NewTicket,
  source: TicketDocument['source'],
  createdAt: Instant,
): TicketDocument {
  return {
    eventId,
    ...holderFields(holder),
    source,
    state: 'unused',
    redeemedBy: null,
    submissionId: null,
    redeemedAt: null,
    createdAt,
  };
}

/** Returns the holder with search keys for the start of the name and the last name. */
export function holderFields(holder: Pick<NewTicket, 'holderName' | 'holderEmail'>) {
  const key = holder.holderName && nameKey(holder.holderName);
  return {
    holderName: holder.holderName,
    holderEmail: holder.holderEmail,
    holderNameKey: key || null,
    holderLastNameKey: key?.split(' ').at(-1) || null,
  };
}
