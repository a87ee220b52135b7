import {
  parseOfferToken,
  type WaitingListDocument,
  waitingListDocument,
} from '@wine-walk/common/model/waiting-list.ts';
import { documentPaths } from './paths.ts';
import { countQuery, readQuery } from './query.ts';
import { readDocument, type Stored } from './read.ts';

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

/** Returns entries of an event in any state, longest waiting first. */
export function readWaitingList(eventId: string, limit: number): Promise<StoredWaiting[]> {
  return readQuery(documentPaths.waitingList, waitingListDocument, (query) =>
    query.where('eventId', '==', eventId).orderBy('joinedAt').limit(limit),
  );
}

/** True if someone waits for a place at an event. */
export async function isSomeoneWaiting(eventId: string): Promise<boolean> {
  return (await readWaiting(eventId, 1)).length > 0;
}

/** Returns offers that have ended. `now`: epoch milliseconds. */
export function readEndedOffers(now: number, limit: number): Promise<StoredWaiting[]> {
  return readQuery(documentPaths.waitingList, waitingListDocument, (query) =>
    query.where('offerEndsAt', '<=', new Date(now)).orderBy('offerEndsAt').limit(limit),
  );
}

/** Returns the offer of a link if it is open. `now`: epoch milliseconds. */
export async function findOffer(text: string, now: number): Promise<StoredWaiting | undefined> {
  const token = parseOfferToken(text);
  const path = token && documentPaths.waiting(token.id);
  const stored = path && (await readDocument(path, waitingListDocument));
  if (!stored || stored.data.state !== 'offered' || stored.data.secret !== token.secret)
    return undefined;
  const { offerEndsAt } = stored.data;
  return offerEndsAt !== null && Date.parse(offerEndsAt) > now ? stored : undefined;
}
