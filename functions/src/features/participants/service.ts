import {
  type ParticipantDocument,
  participantDocument,
  progressDocument,
} from '../../contract/documents.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import type {
  ensureParticipant,
  listCheckIns,
  readParticipant,
} from '../../contract/participants.ts';
import { verifiedCount } from '../../domain/rewards.ts';
import { type Problem, problem } from '../../http/problem.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, readQuery } from '../../store/read.ts';
import { commit } from '../../store/write.ts';

const noParticipant = () => problem('not-found', 'Participant not found');

/** One's own participant; made where this is the first call. A repeat changes nothing. */
export async function ensure(
  uid: string,
  wanted: { name: string; email: string; phoneNumber: string },
  now: number,
): Promise<AnswerOf<typeof ensureParticipant> | Problem<'not-found'>> {
  const made: ParticipantDocument = {
    name: wanted.name || 'User',
    email: wanted.email,
    phoneNumber: wanted.phoneNumber,
    userId: uid,
    createdAt: new Date(now).toISOString(),
    registrations: {},
  };
  const existing = await readDocument(paths.participant(uid), participantDocument);
  if (existing) return { ...existing.data, id: uid };
  const outcome = await commit([{ kind: 'create', path: paths.participant(uid), data: made }]);
  if (outcome === 'committed') return { ...made, id: uid };
  const madeMeanwhile = await readDocument(paths.participant(uid), participantDocument);
  return madeMeanwhile ? { ...madeMeanwhile.data, id: uid } : noParticipant();
}

/** A participant with what they achieved, counted over all their events. */
export async function participantWithAchievements(
  uid: string,
): Promise<AnswerOf<typeof readParticipant> | Problem<'not-found'>> {
  const [participant, walks] = await Promise.all([
    readDocument(paths.participant(uid), participantDocument),
    readQuery(paths.progressOf(uid), progressDocument),
  ]);
  if (!participant) return noParticipant();
  const sum = (count: (walk: (typeof walks)[number]['data']) => number) =>
    walks.reduce((total, walk) => total + count(walk.data), 0);
  return {
    ...participant.data,
    id: uid,
    totalCheckIns: sum((walk) => verifiedCount(walk)),
    eventsParticipated: Object.keys(participant.data.registrations).length,
    rewardsEarned: sum((walk) => Object.keys(walk.unlocked).length),
  };
}

/** Someone's check-ins at an event, the latest first. */
export async function checkInsOf(
  uid: string,
  eventId: string,
): Promise<AnswerOf<typeof listCheckIns>> {
  const progress = await readDocument(paths.progress(uid, eventId), progressDocument);
  return Object.entries(progress?.data.visits ?? {})
    .map(([businessId, visit]) => ({
      id: `${eventId}_${uid}_${businessId}`,
      businessId,
      timestamp: visit.checkInTime,
      isVerified: visit.state === 'verified',
    }))
    .toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
}
