import type { AnnouncementDocument } from '@wine-walk/common/model/announcements.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { stillMatters } from '@wine-walk/common/rules/announcements/publish-time.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { readEventsOf, readLateMailedAnnouncements } from '../../firestore/events/announcements.ts';
import { readRegistrationsSubmittedSince } from '../../firestore/people/registrations.ts';
import type { Stored } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';
import { smtpSettings } from '../../settings.ts';
import { queueMailsTo } from './mails.ts';

const minuteMs = 60_000;
/** Time that a run looks back, in milliseconds: missed runs are made up for, and a repeated mail is recognized by its ID. */
const lookBackMs = 15 * minuteMs;
/** Longer time, for outages, of the first run in each quarter of an hour: it costs fewer reads than in each run. */
const longLookBackMs = 180 * minuteMs;

/**
 * Queues the mails of relative announcements for attendees who registered after the publication, each once, while they
 * still matter. The app shows the announcements anyway. `now`: epoch milliseconds.
 */
export async function mailLateRegistrants(now: number): Promise<void> {
  if (!smtpSettings()) return;
  const announcements = await readLateMailedAnnouncements();
  const events = await readEventsOf(announcements);
  for (const [index, announcement] of announcements.entries()) {
    const { timing } = announcement.data;
    const event = events[index];
    if (event && timing && stillMatters(timing, event.data, now))
      await mailThoseSince(announcement, event, now);
    else await stop(announcement);
  }
}

async function mailThoseSince(
  { id, data }: Stored<AnnouncementDocument>,
  event: Stored<EventDocument>,
  now: number,
): Promise<void> {
  if (!data.isPublished || !data.lateMail) return;
  const isQuarter = Math.floor(now / minuteMs) % 15 === 0;
  const start = now - (isQuarter ? longLookBackMs : lookBackMs);
  const since = Math.max(Date.parse(data.publishAt), start);
  const late = await readRegistrationsSubmittedSince(event.id, new Date(since));
  const people = {
    event: event.data,
    registrations: late.map((registration) => registration.data),
    progressOf: () => undefined,
    catalog: emptyCatalog,
    ticketHolders: [],
  };
  await queueMailsTo(people, { eventId: event.id, id }, data, { purpose: data.lateMail, now });
}

/** Ends the mails to late registrants. An announcement that staff change at the same time waits for the next run. */
async function stop({ path, revision }: Stored<AnnouncementDocument>): Promise<void> {
  await commit([{ kind: 'update', path, data: { lateMail: null }, revision }]);
}
