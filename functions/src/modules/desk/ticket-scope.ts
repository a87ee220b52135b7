import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import type { StaffMember } from '../../http/caller.ts';

/**
 * True if a ticket is shown and used at the desk of this event. One of no event admits to whichever is active, but a
 * volunteer's link may be of another event, or of none in progress: only personal accounts see it.
 */
export function isTicketAtDesk(
  { eventId }: Pick<TicketDocument, 'eventId'>,
  deskEventId: string,
  caller: Pick<StaffMember, 'eventId'>,
): boolean {
  return eventId === null ? caller.eventId === null : eventId === deskEventId;
}
