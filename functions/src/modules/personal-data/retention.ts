import { eventDocument } from '@wine-walk/common/model/events.ts';
import { ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { isPastRetention, retentionStart } from '@wine-walk/common/rules/people/retention.ts';
import { noHolder } from '@wine-walk/common/rules/tickets/tickets.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readAgreementSignaturesBefore } from '../../firestore/events/agreements.ts';
import { readFreeEntriesCreatedBefore } from '../../firestore/events/draws.ts';
import { readHeldTicketsCreatedBefore } from '../../firestore/events/tickets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  readExpiredEvidence,
  readParticipantsCreatedBefore,
} from '../../firestore/people/personal-data.ts';
import { readVolunteersCreatedBefore } from '../../firestore/people/staff.ts';
import { readDocument, readDocumentsSkippingInvalid } from '../../firestore/read.ts';
import { commit, maxWritesPerCommit, type Write } from '../../firestore/write.ts';
import { logError } from '../../lib/log.ts';
import { erasePerson } from './service.ts';

interface RetentionPlan {
  /** Participants with no event after the date. */
  participantIds: string[];
  /** Volunteers of events that ended before the date, with their phones and emails. */
  volunteerIds: string[];
  /** Entries in prize draws without a purchase, of events that ended before the date. */
  freeEntryIds: string[];
  /** Signatures of shops under agreements, with names and addresses, of events that ended before the date. */
  signaturePaths: string[];
  /** Sealed releases that have expired. */
  submissionIds: string[];
  /** Unused tickets with a holder or an order, of events that ended before the date. */
  ticketIds: string[];
}

/** Returns the data that the retention policy deletes, without writing. `before`: ISO 8601, UTC. */
export async function findExpiredRecords(before: string, now: number): Promise<RetentionPlan> {
  const ends = new Map<string, string | undefined>();
  const endOf = async (eventId: string) => {
    if (!ends.has(eventId)) {
      const event = await readDocument(documentPaths.event(eventId), eventDocument);
      ends.set(eventId, event?.data.endTime);
    }
    return ends.get(eventId);
  };
  const participantIds: string[] = [];
  for (const { id, data } of await readParticipantsCreatedBefore(before)) {
    const events = await Promise.all(Object.keys(data.registrations).map(endOf));
    if (isPastRetention(data.createdAt, events, before)) participantIds.push(id);
  }
  const volunteerIds: string[] = [];
  for (const { id, data } of await readVolunteersCreatedBefore(before)) {
    if (isPastRetention(data.createdAt, [await endOf(data.eventId)], before)) volunteerIds.push(id);
  }
  const freeEntryIds: string[] = [];
  for (const { id, data } of await readFreeEntriesCreatedBefore(before))
    if (isPastRetention(data.createdAt, [await endOf(data.eventId)], before)) freeEntryIds.push(id);
  const signaturePaths: string[] = [];
  for (const { path, data } of await readAgreementSignaturesBefore(before))
    if (isPastRetention(data.signedAt, [await endOf(data.eventId)], before))
      signaturePaths.push(path);
  const ticketIds: string[] = [];
  for (const { id, data } of await readHeldTicketsCreatedBefore(before)) {
    const events = data.eventId === null ? [] : [await endOf(data.eventId)];
    if (isPastRetention(data.createdAt, events, before)) ticketIds.push(id);
  }
  const evidence = await readExpiredEvidence(new Date(now).toISOString());
  const submissionIds = evidence.map(({ id }) => id);
  return { participantIds, volunteerIds, freeEntryIds, signaturePaths, submissionIds, ticketIds };
}

/**
 * Deletes everything in the plan; of tickets that are still unused, holder and order. Throws after the rest if a person could
 * not be deleted. `actor`: as the audit names them.
 */
export async function applyRetention(
  due: RetentionPlan,
  actor: string,
  now: number,
): Promise<void> {
  let failed = 0;
  for (const uid of due.participantIds)
    await erasePerson(uid, actor, now).catch((error: unknown) => {
      failed += 1;
      logError('person not deleted', { participant: uid }, error);
    });
  const paths = [
    ...due.volunteerIds.map(documentPaths.volunteer),
    ...due.freeEntryIds.map(documentPaths.freeEntry),
    ...due.signaturePaths,
    ...due.submissionIds.map(documentPaths.sealedEvidence),
  ];
  for (const part of inParts(paths))
    await commit(part.map((path): Write => ({ kind: 'delete', path })));
  for (const part of inParts(due.ticketIds)) await removeHolders(part);
  if (failed > 0)
    throw new Error(`${failed} of ${due.participantIds.length} people could not be deleted.`);
}

/** Removes holders and orders of those of these tickets that are still unused. */
function removeHolders(ticketIds: readonly string[]): Promise<void> {
  return commitWithRetry<void>(async () => {
    const tickets = await readDocumentsSkippingInvalid(
      ...ticketIds.map((id) => [documentPaths.ticket(id), ticketDocument] as const),
    );
    const writes = tickets.flatMap((ticket): Write[] =>
      ticket?.data.state === 'unused'
        ? [{ kind: 'update', path: ticket.path, data: noHolder, revision: ticket.revision }]
        : [],
    );
    return { writes, response: undefined };
  });
}

/** Deletes data of events that ended `months` ago or earlier; nothing if 0. `now`: epoch milliseconds. */
export async function keepRetention(months: number, now: number): Promise<void> {
  if (months <= 0) return;
  const due = await findExpiredRecords(retentionStart(months, now), now);
  await applyRetention(due, 'retention', now);
}

function inParts(all: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(all.length / maxWritesPerCommit) }, (_, part) =>
    all.slice(part * maxWritesPerCommit, (part + 1) * maxWritesPerCommit),
  );
}
