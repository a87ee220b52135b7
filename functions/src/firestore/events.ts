import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** Every event, the latest first. */
export function readEvents(): Promise<Stored<EventDocument>[]> {
  return readQuery(documentPaths.events, eventDocument, (query) =>
    query.orderBy('startTime', 'desc'),
  );
}
