import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { Deletion, PersonData } from '@wine-walk/common/api/personal-data.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { staffDocument } from '@wine-walk/common/model/staff.ts';
import { evidenceExpiry, toSealedEvidence } from '@wine-walk/common/rules/people/retention.ts';
import { type Place, registrationPlace } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import { noHolder } from '@wine-walk/common/rules/tickets/tickets.ts';
import { offeredPlace } from '@wine-walk/common/rules/tickets/waiting-list.ts';
import { auditWrite, cleanAuditWrites, personDeletion } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { recordPlaces } from '../../firestore/events/ticket-counts.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { deleteAccount, hasAccount } from '../../firestore/people/accounts.ts';
import { leaveGroupWrites } from '../../firestore/people/groups.ts';
import {
  readPersonalDocuments,
  readRegistrationsByUid,
  readSealedEvidenceOf,
} from '../../firestore/people/personal-data.ts';
import { leaveLeaderboardWrite } from '../../firestore/people/progress.ts';
import { readDocument } from '../../firestore/read.ts';
import { commit, type Write } from '../../firestore/write.ts';
import { erasedFiguresWrites } from './erased-figures.ts';

/**
 * Deletes all data of a participant in one commit, then the account, and seals the evidence of signed
 * releases. A repeat deletes the rest and returns the same. `actor`: as the audit names them,
 * 'participant' for the person themselves. `now`: epoch milliseconds.
 */
export async function erasePerson(uid: string, actor: string, now: number): Promise<Deletion> {
  await commitWithRetry(async () => ({
    writes: await erasure(uid, actor, now),
    response: undefined,
  }));
  await deleteAccount(uid);
  const evidence = await readSealedEvidenceOf(uid);
  const retained = evidence.map(({ id, data }) => ({
    what: 'waiver' as const,
    submissionId: id,
    until: data.expiresAt,
  }));
  return { message: 'Data Deleted', kept: retained };
}

async function erasure(uid: string, actor: string, now: number): Promise<Write[]> {
  const registrations = await readRegistrationsByUid(uid);
  const documents = await readPersonalDocuments(uid, registrations);
  const { own, groups, tickets, changes, tillEntries, mailStops, slots } = documents;
  const left = await Promise.all(groups.map(leaveGroupWrites));
  if (own.length + tickets.length + tillEntries.length + slots.length === 0) return [];
  const cleaned = await Promise.all(registrations.map(({ path }) => cleanAuditWrites(path)));
  const signed = registrations.filter(({ data }) => data.liabilityWaiver);
  const evidence = await Promise.all(
    signed.map(async ({ id, data }): Promise<Write> => {
      const event = await readDocument(documentPaths.event(data.eventId), eventDocument);
      const expiresAt = evidenceExpiry({ endTime: event?.data.endTime ?? data.submittedAt });
      return {
        kind: 'set',
        path: documentPaths.sealedEvidence(id),
        data: toSealedEvidence(data, expiresAt, now),
      };
    }),
  );
  const places = [
    ...registrations.map(({ data }) => registrationPlace(data)),
    ...own.map(({ path, data }) => offeredPlaceOf(path, data)),
  ].map((before) => ({ before, after: null }));
  return [
    ...evidence,
    ...(await recordPlaces(places, now)),
    ...(await erasedFiguresWrites(registrations, own)),
    ...[...own, ...changes].map(
      ({ path, revision }): Write => ({ kind: 'delete', path, revision }),
    ),
    ...left.flat(),
    ...cleaned.flat(),
    ...own.flatMap(({ path, id, data }) => removeFromLeaderboardWrites(uid, path, id, data)),
    ...tickets.map(
      ({ path, revision }): Write => ({
        kind: 'update',
        path,
        data: { ...noHolder, redeemedBy: null, submissionId: null },
        revision,
      }),
    ),
    ...tillEntries.map(
      ({ path, revision }): Write => ({ kind: 'update', path, data: { note: '' }, revision }),
    ),
    // That a mailbox stopped mails lasts, without the person.
    ...mailStops.map(
      ({ path, revision, data }): Write =>
        data.isStopped
          ? { kind: 'update', path, data: { submissionId: null }, revision }
          : { kind: 'delete', path, revision },
    ),
    // A claimed unit stays taken, so that the stock is right.
    ...slots.map(
      ({ path, revision, data }): Write =>
        data.isClaimed
          ? { kind: 'update', path, data: { participantId: '' }, revision }
          : { kind: 'delete', path, revision },
    ),
    auditWrite({ actor, action: personDeletion, target: documentPaths.participant(uid), now }),
  ];
}

/** Returns the place that an entry of a waiting list holds; null for other documents. */
function offeredPlaceOf(path: string, data: Record<string, unknown>): Place | null {
  if (!path.startsWith(`${documentPaths.waitingList}/`) || data.state !== 'offered') return null;
  return offeredPlace(String(data.eventId));
}

/** Removes the name from the leaderboard of an event. */
function removeFromLeaderboardWrites(
  uid: string,
  path: string,
  eventId: string,
  { leaderboardName }: Record<string, unknown>,
): Write[] {
  if (path !== documentPaths.progress(uid, eventId) || typeof leaderboardName !== 'string')
    return [];
  return [leaveLeaderboardWrite(uid, eventId)];
}

/**
 * Returns the problem for the uid of a staff account: showing and deleting a participant's data would reach
 * its sign-in.
 */
export async function requireParticipant(
  uid: string,
): Promise<Problem<'not-a-participant'> | undefined> {
  const isStaff = (await readDocument(documentPaths.staffMember(uid), staffDocument)) !== undefined;
  return isStaff ? problem('not-a-participant') : undefined;
}

/**
 * Returns all data of a participant, including the evidence that stays after a deletion. Audited with the number
 * of documents. `actor`: as the audit names them. `now`: epoch milliseconds.
 */
export async function collectPersonalData(
  uid: string,
  actor: string,
  now: number,
): Promise<PersonData | Problem<'no-personal-data'>> {
  const registrations = await readRegistrationsByUid(uid);
  const [stored, evidence, account] = await Promise.all([
    readPersonalDocuments(uid, registrations),
    readSealedEvidenceOf(uid),
    hasAccount(uid),
  ]);
  const documents = [
    ...stored.own,
    ...stored.groupEntries,
    ...stored.tickets,
    ...stored.tillEntries,
    ...stored.mailStops,
    ...stored.slots,
    ...evidence,
  ];
  if (documents.length === 0 && !account) return problem('no-personal-data');
  const target = documentPaths.participant(uid);
  const details = { documents: documents.length };
  await commit([auditWrite({ actor, action: 'person.read', target, now, details })]);
  return {
    participantId: uid,
    hasAccount: account,
    documents: documents.map(({ path, data }) => ({ path, data: withoutSecrets(path, data) })),
  };
}

/** Fields that are not exported, by collection: they grant something to anyone who reads them, or concern others. */
const secretFields: Readonly<Record<string, readonly string[]>> = {
  // The content of a mail has links and codes, which are for the mailbox only; an invitation, the tickets of a whole order.
  [documentPaths.mails]: ['subject', 'text', 'secret', 'invitation'],
  // `secret`: of entries from before hashes were stored.
  [documentPaths.waitingList]: ['secret', 'secretSha256', 'network'],
  [documentPaths.mailStops]: ['secretSha256'],
  [documentPaths.walletDevices]: ['pushToken'],
  // Anyone who has the endpoint and the keys can send to the browser.
  [documentPaths.pushSubscriptions]: ['endpoint', 'p256dh', 'auth', 'session'],
  returnCodes: ['session'],
  sessionCookies: ['session', 'secretSha256'],
  // Repeats documents, and can name the others of a party.
  [documentPaths.idempotentRequests]: ['answer'],
};

/** Returns a document as it is exported. */
function withoutSecrets(path: string, data: Record<string, unknown>): Record<string, unknown> {
  const secret = secretFields[path.split('/')[0] ?? ''] ?? [];
  return Object.fromEntries(Object.entries(data).filter(([name]) => !secret.includes(name)));
}
