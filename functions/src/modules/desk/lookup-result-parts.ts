import { type DeskLookupResult } from '@wine-walk/common/model/desk.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';

/** What an answer of the desk's has none of, unless it says so. */
export const emptyLookupResult: Omit<DeskLookupResult, 'answer' | 'lookedUp'> = {
  reason: null,
  happenedAt: null,
  happenedBy: null,
  otherEventName: null,
  people: [],
  reward: null,
  ticketId: null,
};

/** The refusal of what belongs to another event, with that event's name. */
export async function wrongEventResult(
  lookedUp: string,
  eventId: string,
): Promise<DeskLookupResult> {
  const other = await readDocument(documentPaths.event(eventId), eventDocument);
  const otherEventName = other?.data.name ?? 'another event';
  return {
    ...emptyLookupResult,
    answer: 'refused',
    reason: 'wrong-event',
    lookedUp,
    otherEventName,
  };
}
