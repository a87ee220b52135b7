import { parseLinkToken } from '@wine-walk/common/model/fields/link-token.ts';
import {
  type WaitingListDocument,
  waitingListDocument,
} from '@wine-walk/common/model/waiting-list.ts';
import { isOpenOffer } from '@wine-walk/common/rules/tickets/waiting-list.ts';
import { isSecretOf } from '../../lib/link-secret.ts';
import { documentPaths } from '../paths.ts';
import { countQuery, readQuery } from '../query.ts';
import { readDocument, type Stored } from '../read.ts';

export type StoredWaiting = Stored<WaitingListDocument>;

/** Counts the entries of an event in this state. */
export function countWaiting(
  eventId: string,
  state: WaitingListDocument['state'],
): Promise<number> {
  return countQuery(documentPaths.waitingList, (query) =>
    query.where('eventId', '==', eventId).where('state', '==', state),
  );
}

/** Returns entries that wait for a place at an event, longest waiting first. */
export function readWaiting(eventId: string, limit: number): Promise<StoredWaiting[]> {
  return readQuery(documentPaths.waitingList, waitingListDocument, (query) =>
    query
      .where('eventId', '==', eventId)
      .where('state', '==', 'waiting')
      .orderBy('joinedAt')
      .limit(limit),
  );
}

/** Returns entries that wait for a place at an event and are retained until an earlier time than its end. */
export function readWaitingUntil(
  eventId: string,
  endTime: string,
  limit: number,
): Promise<StoredWaiting[]> {
  return readQuery(documentPaths.waitingList, waitingListDocument, (query) =>
    query
      .where('eventId', '==', eventId)
      .where('state', '==', 'waiting')
      .where('expiresAt', '<', new Date(endTime))
      .limit(limit),
  );
}

/** Returns the waiting entry to exchange turns with: the first one of the event, or the neighbor of an entry. */
export function readWaitingFrom(
  { data: { eventId, joinedAt } }: StoredWaiting,
  to: 'front' | 'earlier' | 'later',
): Promise<StoredWaiting[]> {
  const turn = new Date(joinedAt);
  return readQuery(documentPaths.waitingList, waitingListDocument, (query) => {
    const waiting = query.where('eventId', '==', eventId).where('state', '==', 'waiting');
    if (to === 'later') return waiting.where('joinedAt', '>', turn).orderBy('joinedAt').limit(1);
    const earlier = waiting.where('joinedAt', '<', turn);
    return (
      to === 'front' ? earlier.orderBy('joinedAt') : earlier.orderBy('joinedAt', 'desc')
    ).limit(1);
  });
}

/** Returns entries of an event in any state, longest waiting first. */
export function readWaitingList(eventId: string, limit: number): Promise<StoredWaiting[]> {
  return readQuery(documentPaths.waitingList, waitingListDocument, (query) =>
    query.where('eventId', '==', eventId).orderBy('joinedAt').limit(limit),
  );
}

/** Returns entries of an event that came from a network, at most `limit`. */
export function readWaitingOfNetwork(
  eventId: string,
  network: string,
  limit: number,
): Promise<StoredWaiting[]> {
  return readQuery(documentPaths.waitingList, waitingListDocument, (query) =>
    query.where('eventId', '==', eventId).where('network', '==', network).limit(limit),
  );
}

/** Returns offers that have ended. `now`: epoch milliseconds. */
export function readEndedOffers(now: number, limit: number): Promise<StoredWaiting[]> {
  return readQuery(documentPaths.waitingList, waitingListDocument, (query) =>
    query.where('offerEndsAt', '<=', new Date(now)).orderBy('offerEndsAt').limit(limit),
  );
}

/** Returns the entry whose last mail had this link; undefined if there is none. */
export async function findWaiting(text: string): Promise<StoredWaiting | undefined> {
  const token = parseLinkToken(text);
  const path = token && documentPaths.waiting(token.id);
  const stored = path && (await readDocument(path, waitingListDocument));
  return stored && isSecretOf(token.secret, stored.data.secretSha256) ? stored : undefined;
}

/** Returns the offer of a link if it is open. `now`: epoch milliseconds. */
export async function findOffer(text: string, now: number): Promise<StoredWaiting | undefined> {
  const stored = await findWaiting(text);
  return stored && isOpenOffer(stored.data, now) ? stored : undefined;
}
