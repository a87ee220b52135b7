import { eventDocument } from '@wine-walk/common/model/events.ts';
import { isPastRetention } from '@wine-walk/common/rules/people/retention.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readExpiredEvidence, readParticipants } from '../../firestore/personal-data.ts';
import { readDocument } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';
import { erasePerson } from './erase.ts';

/** Writes in one commit at most. */
const maxWrites = 400;

export interface RetentionPlan {
  /** The people whose every walk ended before the date. */
  participantIds: string[];
  /** The sealed releases that have expired. */
  submissionIds: string[];
}

/** What a retention up to a date deletes; nothing is written. `before`: ISO 8601, UTC. */
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
  for (const { id, data } of await readParticipants()) {
    const events = await Promise.all(Object.keys(data.registrations).map(endOf));
    if (isPastRetention(data.createdAt, events, before)) participantIds.push(id);
  }
  const evidence = await readExpiredEvidence(new Date(now).toISOString());
  return { participantIds, submissionIds: evidence.map(({ id }) => id) };
}

/** Deletes what is due. `actor`: who does it, as the audit names them. */
export async function applyRetention(
  due: RetentionPlan,
  actor: string,
  now: number,
): Promise<void> {
  for (const uid of due.participantIds) await erasePerson(uid, actor, now);
  const deletions = due.submissionIds.map(
    (id) => ({ kind: 'delete', path: documentPaths.sealedEvidence(id) }) as const,
  );
  for (let from = 0; from < deletions.length; from += maxWrites)
    await commit(deletions.slice(from, from + maxWrites));
}
