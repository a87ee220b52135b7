import {
  type DrawDocument,
  drawDocument,
  type FreeEntryDocument,
  freeEntryDocument,
} from '@wine-walk/common/model/draws.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { documentPaths } from '../paths.ts';
import { readQuery } from '../query.ts';
import type { Stored } from '../read.ts';
import { type EditContext, followingEditWrites } from '../versioned-update.ts';
import type { Write } from '../write.ts';

/** Maximum number of draws of an event. */
export const maxDraws = 20;

/** Returns the prize draws of an event, earliest first. */
export async function readDraws(eventId: string): Promise<Stored<DrawDocument>[]> {
  const draws = await readQuery(documentPaths.draws, drawDocument, (query) =>
    query.where('eventId', '==', eventId).limit(maxDraws),
  );
  return draws.toSorted((a, b) => a.data.createdAt.localeCompare(b.data.createdAt));
}

/** Event with its times before and after an edit. */
export interface MovedEvent {
  eventId: string;
  before: Pick<EventDocument, 'startTime' | 'endTime'>;
  after: Pick<EventDocument, 'startTime' | 'endTime'>;
}

/**
 * Returns the writes by which open draws that close with an event close at its new end. None for an end that is not ahead:
 * an end by mistake can be undone, entries that were closed after it cannot be opened. `now`: epoch milliseconds.
 */
export async function movedDrawWrites(
  { eventId, before, after }: MovedEvent,
  editor: EditContext,
): Promise<Write[]> {
  const [from, to] = [Date.parse(before.endTime), Date.parse(after.endTime)];
  if (from === to || to <= editor.now) return [];
  const draws = (await readDraws(eventId)).filter(
    ({ data: { closing, closesTime } }) => !closing && Date.parse(closesTime) === from,
  );
  return draws.flatMap((draw) =>
    followingEditWrites('draw', draw, { closesTime: after.endTime }, editor),
  );
}

/** Returns the entries of a draw without a purchase, in the order of their IDs. */
export function readFreeEntries(drawId: string): Promise<Stored<FreeEntryDocument>[]> {
  return readQuery(documentPaths.freeEntries, freeEntryDocument, (query) =>
    query.where('drawId', '==', drawId),
  );
}

/** Returns the entries without a purchase that were made before a time (ISO 8601, UTC). */
export function readFreeEntriesCreatedBefore(before: string): Promise<Stored<FreeEntryDocument>[]> {
  return readQuery(documentPaths.freeEntries, freeEntryDocument, (query) =>
    query.where('createdAt', '<', new Date(before)),
  );
}
