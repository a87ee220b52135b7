import type { DeskLookupResult } from '../../contract/desk-lookup-result.ts';
import { eventDocument } from '../../contract/documents.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';

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
