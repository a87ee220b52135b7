import {
  type countShownAnnouncements,
  maxShownAnnouncements,
  type recordShownAnnouncements,
} from '@wine-walk/common/api/announcements.ts';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { countRegistered, countShownOn } from '../../firestore/counts.ts';
import { readLatestAnnouncements } from '../../firestore/events/announcements.ts';
import { countReached } from '../../firestore/mails/notifications.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { findParticipant } from '../../firestore/people/participants.ts';
import { readDocumentsSkippingInvalid } from '../../firestore/read.ts';

type Recorded = ResponseOf<typeof recordShownAnnouncements>;

/** Maximum number of announcements in a participant's document. */
const maxStored = 50;

/** Records the published announcements among these as shown to the participant; a repeat writes nothing. */
export async function recordShown(
  uid: string,
  eventId: string,
  announcementIds: readonly string[],
): Promise<Recorded | Problem<'not-registered'>> {
  const targets = [...new Set(announcementIds)].map(
    (id) => [documentPaths.announcement(eventId, id), announcementDocument] as const,
  );
  const announcements = await readDocumentsSkippingInvalid(...targets);
  const published = announcements.flatMap((one) => (one?.data.isPublished ? [one.id] : []));
  return commitWithRetry<Recorded, Problem<'not-registered'>>(async () => {
    const participant = await findParticipant(uid);
    if (!participant || !(eventId in participant.data.registrations))
      return problem('not-registered');
    const { path, revision, data } = participant;
    const added = published.filter((id) => !data.shownAnnouncements.includes(id));
    const shownAnnouncements = [...data.shownAnnouncements, ...added].slice(-maxStored);
    return {
      writes:
        added.length > 0 ? [{ kind: 'update', path, data: { shownAnnouncements }, revision }] : [],
      response: { message: 'Recorded' },
    };
  });
}

/** Counts the phones that showed each of the latest published announcements. `now`: epoch milliseconds. */
export async function countShown(
  eventId: string,
  now: number,
): Promise<ResponseOf<typeof countShownAnnouncements>> {
  const [registered, latest] = await Promise.all([
    countRegistered(eventId),
    readLatestAnnouncements(eventId, maxShownAnnouncements, now),
  ]);
  const published = latest.filter(({ data }) => data.isPublished);
  return {
    registered,
    announcements: await Promise.all(
      published.map(async ({ id, data: { publishAt, audience, urgency } }) => ({
        id,
        publishAt,
        audience,
        phones: await countShownOn(id),
        reached: urgency === 'normal' ? null : await countReached(id),
      })),
    ),
  };
}
