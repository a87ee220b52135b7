import { isProblem } from '@wine-walk/common/api/contract/problems.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { waitingListDocument } from '@wine-walk/common/model/waiting-list.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { offerEnd, offeredPlace } from '@wine-walk/common/rules/tickets/waiting-list.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readActiveEvents } from '../../firestore/events/events.ts';
import {
  countPlaces,
  readTicketsLeft,
  recordPlaces,
} from '../../firestore/events/ticket-counts.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  readEndedOffers,
  readWaiting,
  readWaitingUntil,
} from '../../firestore/people/waiting-list.ts';
import { readDocument } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import { mailOfferWrites } from '../../mail/queue.ts';

/** Maximum number of ended offers, and of entries of an event, that one run reads; the next starts within a minute. */
const maxPerRun = 100;

/** Ends offers whose time is over, then offers the places that are free. Safe to repeat. `now`: epoch milliseconds. */
export async function updateWaitingLists(now: number): Promise<void> {
  for (const { path } of await readEndedOffers(now, maxPerRun)) await endOffer(path, now);
  for (const { id, data } of await readActiveEvents()) {
    if (hasEnded(data, now)) continue;
    await renewEntries(id, data.endTime);
    await updateWaitingList(id, data.startTime, now);
  }
}

/** Retains the entries of an event that was moved until its end, as many as one run reads. */
async function renewEntries(eventId: string, endTime: string): Promise<void> {
  await commitWithRetry(async () => {
    const early = await readWaitingUntil(eventId, endTime, maxPerRun);
    const writes = early.map(
      ({ path, revision }): Write => ({
        kind: 'update',
        path,
        data: { expiresAt: endTime },
        revision,
      }),
    );
    return { writes, response: undefined };
  });
}

/** Reads as many entries as there are free places; all if offers are over, since each is removed. */
async function updateWaitingList(eventId: string, startTime: string, now: number): Promise<void> {
  const isOver = offerEnd(startTime, now) === null;
  const free = isOver ? null : (await readTicketsLeft(eventId)).places;
  const limit = Math.min(free ?? maxPerRun, maxPerRun);
  if (limit === 0) return;
  for (const { path } of await readWaiting(eventId, limit)) {
    if ((await makeOffer(path, now)) === 'full') return;
  }
}

/** Removes an offer whose time is over, and gives its place back. */
async function endOffer(path: string, now: number): Promise<void> {
  await commitWithRetry(async () => {
    const stored = await readDocument(path, waitingListDocument);
    const { state, offerEndsAt, eventId } = stored?.data ?? {};
    if (!stored || state !== 'offered' || !eventId || !offerEndsAt) return done;
    if (Date.parse(offerEndsAt) > now) return done;
    const places = await recordPlaces([{ before: offeredPlace(eventId), after: null }], now);
    return {
      writes: [{ kind: 'delete', path, revision: stored.revision }, ...places],
      response: undefined,
    };
  });
}

const done = { writes: [], response: undefined };

/**
 * Offers a free place to an entry, with a mail in the same commit. Returns `full` if no place is free. An entry of an event
 * that can no longer be offered is removed.
 */
async function makeOffer(path: string, now: number): Promise<'offered' | 'full' | 'gone'> {
  return commitWithRetry<'offered' | 'full' | 'gone'>(async () => {
    const stored = await readDocument(path, waitingListDocument);
    if (stored?.data.state !== 'waiting') return { writes: [], response: 'gone' };
    const { eventId } = stored.data;
    const { revision } = stored;
    const event = await readDocument(documentPaths.event(eventId), eventDocument);
    const offerEndsAt = event ? offerEnd(event.data.startTime, now) : null;
    if (!event?.data.isActive) return { writes: [], response: 'full' };
    if (offerEndsAt === null)
      return { writes: [{ kind: 'delete', path, revision }], response: 'gone' };
    const places = await countPlaces([{ before: null, after: offeredPlace(eventId) }], { now });
    if (isProblem(places)) return { writes: [], response: 'full' };
    return {
      writes: [...mailOfferWrites(stored, { offerEndsAt, mailId: newId(), now }), ...places],
      response: 'offered',
    };
  });
}
