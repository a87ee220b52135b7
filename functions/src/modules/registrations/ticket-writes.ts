import { progressDocument } from '@wine-walk/common/model/participants.ts';
import { type RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import type { StoredRegistration } from '../../firestore/registrations.ts';
import type { Write } from '../../firestore/write.ts';

/** The write that makes a ticket this registration's, which fails where it is taken meanwhile. */
export function redeemTicketWrite(
  ticket: Stored<TicketDocument>,
  { id, data }: StoredRegistration,
  now: number,
): Write {
  const fields = {
    state: 'redeemed',
    redeemedBy: data.participantId,
    submissionId: id,
    redeemedAt: new Date(now).toISOString(),
  };
  return { kind: 'update', path: ticket.path, data: fields, revision: ticket.revision };
}

/** The write that frees a ticket, unless it is somebody else's by now or gone. */
export async function releaseTicketWrites(
  ticketId: string | null,
  submissionId: string,
): Promise<Write[]> {
  const ticket = ticketId && (await readDocument(documentPaths.ticket(ticketId), ticketDocument));
  if (!ticket || ticket.data.submissionId !== submissionId) return [];
  const fields = { state: 'unused', redeemedBy: null, submissionId: null, redeemedAt: null };
  return [{ kind: 'update', path: ticket.path, data: fields, revision: ticket.revision }];
}

/** Their progress says so too: that is what a check-in and a code look at. */
export async function progressWrites(
  { participantId, eventId }: RegistrationDocument,
  isCancelled: boolean,
): Promise<Write[]> {
  const path = documentPaths.progress(participantId, eventId);
  const progress = await readDocument(path, progressDocument);
  return progress
    ? [{ kind: 'update', path, data: { isCancelled }, revision: progress.revision }]
    : [];
}
