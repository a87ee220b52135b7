import type { DeskAnswer } from '../../contract/desk-answer.ts';
import { eventDocument } from '../../contract/documents.ts';
import { paths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';

/** What an answer of the desk's has none of, unless it says so. */
export const nothing: Omit<DeskAnswer, 'answer' | 'lookedUp'> = {
  reason: null,
  happenedAt: null,
  happenedBy: null,
  otherEventName: null,
  people: [],
  reward: null,
  ticketId: null,
};

/** The refusal of what belongs to another event, with that event's name. */
export async function wrongEvent(lookedUp: string, eventId: string): Promise<DeskAnswer> {
  const other = await readDocument(paths.event(eventId), eventDocument);
  const otherEventName = other?.data.name ?? 'another event';
  return { ...nothing, answer: 'refused', reason: 'wrong-event', lookedUp, otherEventName };
}
