import {
  type AnnouncementDocument,
  announcementDocument,
} from '@wine-walk/common/model/announcements.ts';
import { documentPaths } from './paths.ts';
import { readCollectionGroup, readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** Every announcement of an event, published or scheduled, in no order. */
export function readAnnouncements(eventId: string): Promise<Stored<AnnouncementDocument>[]> {
  return readQuery(documentPaths.announcements(eventId), announcementDocument);
}

/** The announcements of all events, in no order. */
export function readEveryAnnouncement(): Promise<Stored<AnnouncementDocument>[]> {
  return readCollectionGroup('announcements', announcementDocument, (group) => group);
}

/** The announcements of all events whose time has come and that nobody can read yet. `now`: milliseconds since 1970. */
export function readDueAnnouncements(now: number): Promise<Stored<AnnouncementDocument>[]> {
  return readCollectionGroup('announcements', announcementDocument, (group) =>
    group.where('isPublished', '==', false).where('publishAt', '<=', new Date(now)),
  );
}
