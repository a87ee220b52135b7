import {
  type AnnouncementDocument,
  announcementDocument,
  mailPurpose,
} from '@wine-walk/common/model/announcements.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { documentPaths } from '../paths.ts';
import { readCollectionGroup, readQuery } from '../query.ts';
import { readDocumentsSkippingInvalid, type Stored } from '../read.ts';

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

/** Maximum number of announcements that one run of the schedule reads. */
const maxPerRun = 500;

/** Returns the unpublished announcements of all events: a relative time is known after its event is read. */
export function readUnpublishedAnnouncements(): Promise<Stored<AnnouncementDocument>[]> {
  return readCollectionGroup('announcements', announcementDocument, (group) =>
    group.where('isPublished', '==', false).orderBy('publishAt').limit(maxPerRun),
  );
}

/** Returns the published announcements of all events that are mailed to late registrants, too. */
export function readLateMailedAnnouncements(): Promise<Stored<AnnouncementDocument>[]> {
  return readCollectionGroup('announcements', announcementDocument, (group) =>
    group.where('lateMail', 'in', mailPurpose.options).limit(maxPerRun),
  );
}

/** Returns the event of each announcement; undefined for one that is missing or invalid. */
export const readEventsOf = (announcements: readonly Stored<AnnouncementDocument>[]) =>
  readDocumentsSkippingInvalid(
    ...announcements.map(
      ({ path }) => [path.split('/announcements/')[0] ?? '', eventDocument] as const,
    ),
  );
