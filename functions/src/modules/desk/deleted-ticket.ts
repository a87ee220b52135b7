import { type Instant } from '@wine-walk/common/model/values.ts';
import { readAuditEntries } from '../../firestore/audit.ts';
import { documentPaths } from '../../firestore/paths.ts';

/** When and by whom a ticket was deleted: one that is still in somebody's hand was revoked, not forged. */
export async function findTicketDeletion(
  ticketId: string,
): Promise<{ happenedAt: Instant; happenedBy: string } | undefined> {
  const notes = await readAuditEntries(documentPaths.ticket(ticketId));
  const last = notes.find(({ action }) => action === 'ticket.delete');
  return last && { happenedAt: last.happenedAt, happenedBy: last.actor };
}
