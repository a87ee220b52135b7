import { type TillDocument, tillDocument } from '@wine-walk/common/model/desk.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** The tills of an event, the earliest first; with `staffId`, one volunteer's. */
export async function readTills(
  eventId: string,
  staffId?: string,
): Promise<Stored<TillDocument>[]> {
  const found = await readQuery(documentPaths.tills, tillDocument, (query) => {
    const ofEvent = query.where('eventId', '==', eventId);
    return staffId === undefined ? ofEvent : ofEvent.where('staffId', '==', staffId);
  });
  return found.toSorted((a, b) => a.data.openedAt.localeCompare(b.data.openedAt));
}
