import { isDeepStrictEqual } from 'node:util';
import {
  type editAnnouncement,
  type withdrawAnnouncement,
  type writeAnnouncement,
} from '@wine-walk/common/api/announcements.ts';
import type { AnswerOf, BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  type AnnouncementDocument,
  announcementDocument,
} from '@wine-walk/common/model/announcements.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { withdrawnAnnouncement } from '@wine-walk/common/model/changes.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import type { Instant } from '@wine-walk/common/model/fields/values.ts';
import { reachesLateRegistrants } from '@wine-walk/common/rules/announcements/audience.ts';
import {
  nextStep,
  publishTime,
  resolveTiming,
} from '@wine-walk/common/rules/announcements/publish-time.ts';
import { findType } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { changeWrite } from '../../firestore/changes.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import {
  readEventsOf,
  readUnpublishedAnnouncements,
} from '../../firestore/events/announcements.ts';
import { eventNotFound } from '../../firestore/events/events.ts';
import { type CreateContext, createIdempotent } from '../../firestore/idempotency.ts';
import { announcementNotificationWrites } from '../../firestore/mails/notifications.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import { type EditContext, updateVersioned } from '../../firestore/versioned-update.ts';
import { commit, type Write } from '../../firestore/write.ts';
import { smtpSettings } from '../../settings.ts';
import { queueAnnouncementMails } from './mails.ts';

/** Publishes an announcement now, or schedules it. */
export async function publishAnnouncement(
  eventId: string,
  fields: BodyOf<typeof writeAnnouncement>,
  sender: CreateContext,
): Promise<AnswerOf<typeof writeAnnouncement>> {
  const at = new Date(sender.now).toISOString();
  const timing = fields.timing ?? null;
  const data = {
    ...fields,
    timing,
    scheduledMail: null,
    lateMail: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  return createIdempotent(
    {
      record: 'announcement',
      path: (id) => documentPaths.announcement(eventId, id),
    },
    sender,
    async (id) => {
      const event = await readDocument(documentPaths.event(eventId), eventDocument);
      if (!event) return eventNotFound();
      const refusal = await audienceProblem(event.data, fields);
      if (refusal) return refusal;
      const publishAt = timing ? resolveTiming(timing, event.data) : (fields.publishAt ?? at);
      const isPublished = publishAt <= at && event.data.isPublished;
      const made = { ...data, publishAt, isPublished };
      const writes = await announcementNotificationWrites({ eventId, id }, made, sender.now);
      return { data: made, writes };
    },
  );
}

/** Edits an announcement; its time stays unchanged if none is sent. */
export async function updateAnnouncement(
  { eventId, id }: { eventId: string; id: string },
  { version, ...fields }: BodyOf<typeof editAnnouncement>,
  editor: EditContext,
): Promise<AnswerOf<typeof editAnnouncement>> {
  const path = documentPaths.announcement(eventId, id);
  return updateVersioned(
    { record: 'announcement', path, schema: announcementDocument, version },
    editor,
    async (before) => {
      const event = await readDocument(documentPaths.event(eventId), eventDocument);
      if (!event) return eventNotFound();
      const refusal = await audienceProblem(event.data, fields);
      if (refusal) return refusal;
      const time = editedTime(fields, before, event.data);
      // The publication sends mails: it is left to `publishDueAnnouncements`.
      const isPublished =
        before.scheduledMail === null &&
        isDue(time.publishAt, { before, event: event.data, now: editor.now }) &&
        event.data.isPublished;
      const changed = { ...fields, ...time, isPublished };
      const after = { ...before, ...changed };
      const writes = await announcementNotificationWrites({ eventId, id }, after, editor.now);
      return { fields: changed, writes };
    },
  );
}

/** Returns the time that an edit sets; nothing if it stays unchanged, also if the announcement was sent back whole. */
function editedTime(
  { publishAt, timing }: Pick<BodyOf<typeof editAnnouncement>, 'publishAt' | 'timing'>,
  before: AnnouncementDocument,
  event: EventDocument,
): Partial<Pick<AnnouncementDocument, 'publishAt' | 'timing'>> {
  if (timing && isDeepStrictEqual(timing, before.timing)) return {};
  if (timing) return { publishAt: resolveTiming(timing, event), timing };
  return publishAt === undefined ? {} : { publishAt, timing: null };
}

/** Returns the problem if the ticket type or the business of the audience does not exist. */
async function audienceProblem(
  event: EventDocument,
  { audience, audienceId }: Pick<AnnouncementDocument, 'audience' | 'audienceId'>,
): Promise<Problem<'audience-business-gone' | 'audience-type-gone'> | undefined> {
  if (audience === 'ticket-type' && !findType(event, audienceId))
    return problem('audience-type-gone');
  if (audience === 'visitors' && !(await businessExists(audienceId)))
    return problem('audience-business-gone');
  return undefined;
}

const businessExists = async (id: string | null) =>
  id !== null && (await readDocument(documentPaths.business(id), businessDocument)) !== undefined;

function isDue(
  publishAt: Instant | undefined,
  { before, event, now }: { before: AnnouncementDocument; event: EventDocument; now: number },
): boolean {
  if (publishAt === undefined && before.isPublished) return true;
  return Date.parse(publishAt ?? publishTime(before, event)) <= now;
}

/**
 * Publishes all due announcements and returns their number; holds back the outdated ones of an event that was called off. One
 * that staff change or withdraw at the same time waits for the next call. `now`: epoch milliseconds.
 */
export async function publishDueAnnouncements(now: number): Promise<number> {
  const unpublished = await readUnpublishedAnnouncements();
  const events = await readEventsOf(unpublished);
  const published = await Promise.all(
    unpublished.map(async (announcement, index) => {
      const event = events[index]?.data;
      const publishAt = publishTime(announcement.data, event);
      const step = nextStep({ ...announcement.data, publishAt }, event, now);
      if (step === 'hold-back') await holdBack(announcement);
      return step === 'publish' && (await publishDue(announcement, publishAt, now)) === 'committed';
    }),
  );
  return published.filter(Boolean).length;
}

/** Takes an announcement out of the schedule until staff edit it. */
const holdBack = ({ path, revision }: Stored<AnnouncementDocument>) =>
  commit([{ kind: 'update', path, data: { isPublished: null }, revision }]);

/** Publishes an announcement after queueing its mails, since a repeat queues none twice. */
async function publishDue(
  { path, id, data, revision }: Stored<AnnouncementDocument>,
  publishAt: Instant,
  now: number,
): Promise<Awaited<ReturnType<typeof commit>>> {
  const { scheduledMail: purpose } = data;
  const lateMail = data.timing && reachesLateRegistrants(data) ? purpose : null;
  const changed = { publishAt, isPublished: true, scheduledMail: null, lateMail };
  const writes: Write[] = [{ kind: 'update', path, data: changed, revision }];
  const eventId = path.split('/')[1] ?? '';
  const published = { ...data, ...changed };
  writes.push(...(await announcementNotificationWrites({ eventId, id }, published, now)));
  if (purpose && smtpSettings()) {
    const people = await queueAnnouncementMails({ eventId, id }, data, { purpose, now });
    const audit = { actor: 'schedule', action: 'announcement.mail', target: path };
    writes.push(auditWrite({ ...audit, now, details: { people } }));
  }
  return commit(writes);
}

/** Deletes an announcement, which can be undone for a day; its text stays in the audit. */
export async function deleteAnnouncement(
  { eventId, id }: { eventId: string; id: string },
  { caller, now }: EditContext,
): Promise<AnswerOf<typeof withdrawAnnouncement>> {
  const target = documentPaths.announcement(eventId, id);
  return commitWithRetry(async () => {
    const stored = await readDocument(target, announcementDocument);
    if (!stored) return problem('announcement-gone');
    const { title, message } = stored.data;
    return {
      writes: [
        { kind: 'delete', path: target, revision: stored.revision },
        changeWrite({
          kind: 'withdrawal',
          eventId,
          summary: withdrawnAnnouncement.parse(stored.data),
          undoData: { announcement: stored.data },
          documents: [target],
          caller,
          now,
        }),
        auditWrite({
          actor: caller.username,
          action: 'announcement.withdraw',
          target,
          now,
          details: { title, message },
        }),
      ],
      response: { message: 'Announcement withdrawn' },
    };
  });
}
