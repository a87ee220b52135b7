import {
  type AnnouncementDocument,
  announcementDocument,
} from '@wine-walk/common/model/announcements.ts';
import { documentPaths } from '../paths.ts';
import { readCollectionGroup, readQuery } from '../query.ts';
import type { Stored } from '../read.ts';

/** Returns all announcements of an event, published or scheduled, unordered. */
export function readAnnouncements(eventId: string): Promise<Stored<AnnouncementDocument>[]> {
  return readQuery(documentPaths.announcements(eventId), announcementDocument);
}

/** Returns the latest announcements of an event that are due, latest first. `now`: epoch milliseconds. */
export function readLatestAnnouncements(
  eventId: string,
  limit: number,
  now: number,
): Promise<Stored<AnnouncementDocument>[]> {
  return readQuery(documentPaths.announcements(eventId), announcementDocument, (query) =>
    query.where('publishAt', '<=', new Date(now)).orderBy('publishAt', 'desc').limit(limit),
  );
}

/** Returns the announcements of an event whose ID starts with this text. */
export function readAnnouncementsByPrefix(
  eventId: string,
  prefix: string,
): Promise<Stored<AnnouncementDocument>[]> {
  return readQuery(documentPaths.announcements(eventId), announcementDocument, (query) =>
    query.where('__name__', '>=', prefix).where('__name__', '<', `${prefix}~`),
  );
}

/** Returns the unpublished announcements of all events that are due. `now`: epoch milliseconds. */
export function readDueAnnouncements(now: number): Promise<Stored<AnnouncementDocument>[]> {
  return readCollectionGroup('announcements', announcementDocument, (group) =>
    group.where('isPublished', '==', false).where('publishAt', '<=', new Date(now)),
  );
}
