import { type Deletion } from '@wine-walk/common/api/personal-data.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { evidenceExpiry, toSealedEvidence } from '@wine-walk/common/rules/people/retention.ts';
import { deleteAccount } from '../../firestore/accounts.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { leaveGroupWrites } from '../../firestore/groups.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  readPersonalDocuments,
  readRegistrationsByUid,
  readSealedEvidenceOf,
} from '../../firestore/personal-data.ts';
import { readDocument } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

/** What a ticket says once nobody knows whose it was: that it was redeemed. */
const anonymizedTicketFields = {
  holderName: null,
  holderEmail: null,
  holderNameKey: null,
  holderLastNameKey: null,
  redeemedBy: null,
  submissionId: null,
};

/**
 * Deletes all that is stored of a person, in one commit, then their account; what proves their signed releases
 * is sealed. A repeat deletes what is left and is answered alike. `actor`: who does it, as the audit names them;
 * the person themselves is 'participant'. `now`: milliseconds since 1970, UTC.
 */
export async function erasePerson(uid: string, actor: string, now: number): Promise<Deletion> {
  await commitWithRetry(async () => ({
    writes: await erasure(uid, actor, now),
    response: undefined,
  }));
  await deleteAccount(uid);
  const evidence = await readSealedEvidenceOf(uid);
  const kept = evidence.map(({ id, data }) => ({
    what: 'waiver' as const,
    submissionId: id,
    until: data.expiresAt,
  }));
  return { message: 'Data Deleted', kept };
}

async function erasure(uid: string, actor: string, now: number): Promise<Write[]> {
  const registrations = await readRegistrationsByUid(uid);
  const documents = await readPersonalDocuments(
    uid,
    registrations.map(({ id }) => id),
  );
  const { own, groups, tickets, ticketImports, tillEntries } = documents;
  const left = await Promise.all(groups.map(leaveGroupWrites));
  if (own.length + tickets.length + tillEntries.length === 0) return [];
  const evidence = await Promise.all(
    registrations.map(async ({ id, data }): Promise<Write> => {
      const event = await readDocument(documentPaths.event(data.eventId), eventDocument);
      const expiresAt = evidenceExpiry({ endTime: event?.data.endTime ?? data.submittedAt });
      return {
        kind: 'set',
        path: documentPaths.sealedEvidence(id),
        data: toSealedEvidence(data, expiresAt, now),
      };
    }),
  );
  return [
    ...evidence,
    ...[...own, ...ticketImports].map(
      ({ path, revision }): Write => ({ kind: 'delete', path, revision }),
    ),
    ...left.flat(),
    ...own.flatMap(({ path, id, data }) => removeFromLeaderboardWrites(uid, path, id, data)),
    ...tickets.map(
      ({ path, revision }): Write => ({
        kind: 'update',
        path,
        data: anonymizedTicketFields,
        revision,
      }),
    ),
    ...tillEntries.map(
      ({ path, revision }): Write => ({ kind: 'update', path, data: { note: '' }, revision }),
    ),
    auditWrite({ actor, action: 'person.delete', target: documentPaths.participant(uid), now }),
  ];
}

/** Takes the name off the leaderboard of an event at which they were on it. */
function removeFromLeaderboardWrites(
  uid: string,
  path: string,
  eventId: string,
  { leaderboardName }: Record<string, unknown>,
): Write[] {
  if (path !== documentPaths.progress(uid, eventId) || typeof leaderboardName !== 'string')
    return [];
  const data = { entries: { [uid]: null } };
  return [{ kind: 'merge', path: documentPaths.leaderboard(eventId), data }];
}
