import {
  type DrawDocument,
  drawDocument,
  type FreeEntryDocument,
  freeEntryDocument,
} from '@wine-walk/common/model/draws.ts';
import { documentPaths } from '../paths.ts';
import { readQuery } from '../query.ts';
import type { Stored } from '../read.ts';

/** Maximum number of draws of an event. */
export const maxDraws = 20;

/** Returns the prize draws of an event, earliest first. */
export async function readDraws(eventId: string): Promise<Stored<DrawDocument>[]> {
  const draws = await readQuery(documentPaths.draws, drawDocument, (query) =>
    query.where('eventId', '==', eventId).limit(maxDraws),
  );
  return draws.toSorted((a, b) => a.data.createdAt.localeCompare(b.data.createdAt));
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
