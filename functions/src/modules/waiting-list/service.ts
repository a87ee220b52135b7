import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import {
  type countWaitingList,
  type joinWaitingList,
  type listWaiting,
  maxWaitingListed,
  type readPlaceOffer,
} from '@wine-walk/common/api/waiting-list.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import type { WaitingListDocument } from '@wine-walk/common/model/waiting-list.ts';
import { ipNetwork } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { offerEnd } from '@wine-walk/common/rules/tickets/waiting-list.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList } from '../../firestore/people-reads.ts';
import { enforceRateLimits, rateLimit } from '../../firestore/rate-limits.ts';
import { readDocument } from '../../firestore/read.ts';
import { countWaiting, findOffer, readWaitingList } from '../../firestore/waiting-list.ts';
import { commit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { emailHash } from '../../lib/email-hash.ts';
import { smtpSettings } from '../../settings.ts';

type Join = typeof joinWaitingList;

/** Stores an email that waits for a place at an event, once. `now`: epoch milliseconds. */
export async function addToWaitingList(
  eventId: string,
  { email, language }: BodyOf<Join>,
  { ip, now }: { ip: string; now: number },
): Promise<ResponseOf<Join> | Problem<ProblemOf<Join>>> {
  if (!smtpSettings()) return problem('mail-rejected', 'Mail isn’t set up.');
  const event = await readDocument(documentPaths.event(eventId), eventDocument);
  if (!event?.data.isActive || offerEnd(event.data.startTime, now) === null)
    return problem('no-active-event', 'This walk has no waiting list.');
  const refusal = await enforceRateLimits([rateLimit('waitingListPerNetwork', ipNetwork(ip))], now);
  if (refusal) return refusal;
  const data: WaitingListDocument = {
    eventId,
    email,
    language,
    state: 'waiting',
    joinedAt: new Date(now).toISOString(),
    offerEndsAt: null,
    secret: '',
    expiresAt: event.data.endTime,
  };
  const path = documentPaths.waiting(emailHash(email, eventId));
  // A conflict means that the email waits already, or has an offer, and keeps its turn.
  await commit([{ kind: 'create', path, data }]);
  return { message: 'You’re on the list. We’ll email you as soon as a place is free.' };
}

/** Returns until when the place of an offer is held. `now`: epoch milliseconds. */
export async function describeOffer(
  token: string,
  now: number,
): Promise<ResponseOf<typeof readPlaceOffer> | Problem<'code-expired'>> {
  const offer = await findOffer(token, now);
  if (!offer?.data.offerEndsAt)
    return problem('code-expired', 'This offer is over. You can join the waiting list again.');
  return { eventId: offer.data.eventId, endsAt: offer.data.offerEndsAt };
}

/** Returns the emails that wait for a place at an event or have one on offer, audited with their number. */
export async function listEntries(
  eventId: string,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<typeof listWaiting>> {
  const entries = (await readWaitingList(eventId, maxWaitingListed)).map(({ data }) => data);
  const target = documentPaths.event(eventId);
  const list = { action: 'waiting-list.list', target, size: entries.length };
  await auditPeopleList(caller, list, now);
  return {
    entries: entries.map(({ email, state, joinedAt, offerEndsAt }) => ({
      email,
      state,
      joinedAt,
      offerEndsAt,
    })),
  };
}

/** Counts the emails that wait for a place at an event, and those that have one on offer. */
export async function countList(eventId: string): Promise<ResponseOf<typeof countWaitingList>> {
  const [waiting, offered] = await Promise.all([
    countWaiting(eventId, 'waiting'),
    countWaiting(eventId, 'offered'),
  ]);
  return { waiting, offered };
}
