import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  type ensureParticipant,
  type listCheckIns,
  type readParticipant,
} from '@wine-walk/common/api/participants.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { participantDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import { verifiedCount } from '@wine-walk/common/rules/rewards/rewards.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readProgressOf } from '../../firestore/people/progress.ts';
import { readDocument, readDocumentsSkippingInvalid } from '../../firestore/read.ts';

const noParticipant = () => problem('participant-not-found');

/** Returns the caller's participant, which only a registration creates. */
export async function ownParticipant(
  uid: string,
): Promise<ResponseOf<typeof ensureParticipant> | Problem<'participant-not-found'>> {
  const participant = await readDocument(documentPaths.participant(uid), participantDocument);
  return participant ? withId(participant) : noParticipant();
}

/** Returns a participant with their achievements at all events. `now`: epoch milliseconds. */
export async function participantWithAchievements(
  uid: string,
  now: number,
): Promise<ResponseOf<typeof readParticipant> | Problem<'participant-not-found'>> {
  const [participant, walks] = await Promise.all([
    readDocument(documentPaths.participant(uid), participantDocument),
    readProgressOf(uid),
  ]);
  if (!participant) return noParticipant();
  const cancelled = new Set(
    walks.filter(({ data }) => data.isCancelled).map(({ data }) => data.eventId),
  );
  const eventIds = Object.keys(participant.data.registrations).filter((id) => !cancelled.has(id));
  const sum = (count: (progress: (typeof walks)[number]['data']) => number) =>
    walks.reduce((total, stored) => total + count(stored.data), 0);
  return {
    ...withId(participant),
    totalCheckIns: sum((progress) => verifiedCount(progress)),
    eventsParticipated: await countStarted(eventIds, now),
    rewardsEarned: sum((progress) => Object.keys(progress.unlocked).length),
  };
}

/** Returns how many of these events have started. Counts an event that was deleted since. */
async function countStarted(eventIds: readonly string[], now: number): Promise<number> {
  const targets = eventIds.map((id) => [documentPaths.event(id), eventDocument] as const);
  const events = await readDocumentsSkippingInvalid(...targets);
  return events.filter((event) => !event || Date.parse(event.data.startTime) <= now).length;
}

/** Returns a participant's check-ins at an event, latest first and unknown times last. */
export async function listCheckInsFor(
  uid: string,
  eventId: string,
): Promise<ResponseOf<typeof listCheckIns>> {
  const progress = await readDocument(documentPaths.progress(uid, eventId), progressDocument);
  return Object.entries(progress?.data.visits ?? {})
    .map(([businessId, visit]) => ({
      id: `${eventId}_${uid}_${businessId}`,
      businessId,
      timestamp: visit.checkInTime,
      isVerified: visit.state === 'verified',
    }))
    .toSorted((a, b) => (b.timestamp ?? '').localeCompare(a.timestamp ?? ''));
}
