import { withId } from '@wine-walk/common/lib/with-id.ts';
import { eventReminderDocument } from '@wine-walk/common/model/event-reminders.ts';
import { delayOfMail } from '@wine-walk/common/rules/mail/daily-limit.ts';
import {
  isAfterReminder,
  isReminderDue,
  reminderTime,
} from '@wine-walk/common/rules/mail/reminder.ts';
import { releaseLanguage } from '@wine-walk/common/rules/registrations/release-text.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { type EventWithId, readActiveEvents } from '../../firestore/events/events.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { readMails } from '../../firestore/mails/mails.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  readRegistrationPages,
  type StoredRegistration,
} from '../../firestore/people/registrations.ts';
import { readDocument } from '../../firestore/read.ts';
import { commit, maxWritesPerCommit } from '../../firestore/write.ts';
import { type MailQueue, queueComposedMailWrite, readMailQueue } from '../../mail/queue.ts';
import { smtpSettings } from '../../settings.ts';

/**
 * Queues the reminders of the events that start tomorrow, once for each registration and day of the event, unless the
 * organization sends none. A mail is recognized by its ID, so a run that was interrupted is repeated. `now`: epoch milliseconds.
 */
export async function queueDueReminders(now: number): Promise<void> {
  if (!smtpSettings()) return;
  for (const event of (await readActiveEvents()).map(withId)) {
    if (event.isPublished && !event.isHidden && isReminderDue(event, now))
      await queueReminders(event, now);
  }
}

async function queueReminders(event: EventWithId, now: number): Promise<void> {
  const path = documentPaths.eventReminder(event.id);
  const [queued, organization] = await Promise.all([
    readDocument(path, eventReminderDocument),
    readOrganizationDocument(),
  ]);
  if (!organization.sendsReminders || queued?.data.startTime === event.startTime) return;
  const queue = await readMailQueue(now);
  let added = 0;
  for await (const page of readRegistrationPages(event.id)) {
    const people = page.filter(
      ({ data }) =>
        data.status === 'active' && data.email !== '' && !isAfterReminder(event, data.submittedAt),
    );
    for (let from = 0; from < people.length; from += maxWritesPerCommit)
      added += await queueBatch(people.slice(from, from + maxWritesPerCommit), {
        event,
        queue,
        added,
        now,
      });
  }
  const data = { startTime: event.startTime, queuedAt: new Date(now).toISOString() };
  await commit([{ kind: 'set', path, data }]);
}

interface Batch {
  event: EventWithId;
  queue: MailQueue;
  /** Reminders of this run before the batch. */
  added: number;
  now: number;
}

/** Queues those that are not stored yet, as many a day as the provider accepts, and returns their number. */
function queueBatch(
  people: readonly StoredRegistration[],
  { event, queue, added, now }: Batch,
): Promise<number> {
  const mails = people.map(({ id, data }) => ({
    id: `reminder-${id}-${reminderTime(event)}`,
    kind: 'reminder' as const,
    to: data.email,
    language: releaseLanguage(data.waiverVersion),
    submissionId: id,
  }));
  return commitWithRetry<number>(async () => {
    const stored = await readMails(mails.map(({ id }) => id));
    const missing = mails
      .filter(({ id }) => !stored.has(id))
      .map((mail, index) => ({ mail, due: now + delayOfMail(queue, added + index) }))
      // The others would arrive after the start.
      .filter(({ due }) => due < Date.parse(event.startTime));
    const writes = missing.map(({ mail: { id, ...mail }, due }) =>
      queueComposedMailWrite(id, mail, due),
    );
    return { writes, response: missing.length };
  });
}
