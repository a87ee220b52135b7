import type { Instant } from '../../contract/values.ts';
import { readAuditEntries } from '../../store/audit-entries.ts';
import { documentPaths } from '../../store/paths.ts';

/** When and by whom a ticket was deleted: one that is still in somebody's hand was revoked, not forged. */
export async function findTicketDeletion(
  ticketId: string,
): Promise<{ happenedAt: Instant; happenedBy: string } | undefined> {
  const notes = await readAuditEntries(documentPaths.ticket(ticketId));
  const last = notes.find(({ action }) => action === 'ticket.delete');
  return last && { happenedAt: last.happenedAt, happenedBy: last.actor };
}
