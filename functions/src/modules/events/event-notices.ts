import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import type { listPastEvents, requestEventNotice } from '@wine-walk/common/api/events.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import {
  type EventDocument,
  type EventNoticeDocument,
  eventDocument,
} from '@wine-walk/common/model/events.ts';
import type { MailDocument } from '@wine-walk/common/model/mail.ts';
import { undoMs } from '@wine-walk/common/rules/changes/undo-times.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { ipNetwork } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readEventNotices, readPastEvents } from '../../firestore/events.ts';
import { readMails } from '../../firestore/mails.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { enforceRateLimits, rateLimit } from '../../firestore/rate-limits.ts';
import { readDocumentsSkippingInvalid, type Stored } from '../../firestore/read.ts';
import { commit, type Write } from '../../firestore/write.ts';
import { mailboxHash } from '../../lib/mailbox-hash.ts';
import { queueComposedMailWrite } from '../../mail/outbox.ts';
import { smtpSettings } from '../../settings.ts';

const maxPastEvents = 3;
/** Time in milliseconds for which an email waits for the next event. */
const noticeRetentionMs = 365 * 86_400_000;
/** Emails per commit, each with three writes at most. */
const noticesPerCommit = 130;

type Request = typeof requestEventNotice;

/** Returns the last events that have ended, and whether an email can be left for the next one. `now`: epoch milliseconds. */
export async function describePastEvents(now: number): Promise<ResponseOf<typeof listPastEvents>> {
  const events = await readPastEvents(now, maxPastEvents);
  return { events, canNotify: smtpSettings() !== null };
}

/** Stores an email for a notice of the next event, once. `now`: epoch milliseconds. */
export async function saveEventNotice(
  { email, language }: BodyOf<Request>,
  { ip, now }: { ip: string; now: number },
): Promise<ResponseOf<Request> | Problem<ProblemOf<Request>>> {
  if (!smtpSettings()) return problem('mail-not-set-up');
  const refusal = await enforceRateLimits(
    [rateLimit('eventNoticesPerNetwork', ipNetwork(ip))],
    now,
  );
  if (refusal) return refusal;
  const data: Omit<EventNoticeDocument, 'eventId'> = {
    email,
    language,
    requestedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + noticeRetentionMs).toISOString(),
  };
  // An email that was left before keeps the event whose mail is queued.
  await commit([{ kind: 'merge', path: documentPaths.eventNotice(mailboxHash(email)), data }]);
  return { message: 'We’ll email you once, when the next walk is announced.' };
}

/**
 * Queues the notice of an event for each email that waits, due when the publication can no longer be undone. The email
 * waits until its mail was sent, so that it gets another one if the publication is undone. Safe to repeat, which
 * continues after a failure. Queues none for an event that has ended or is not announced. `now`: epoch milliseconds.
 */
export async function sendEventNotices(
  event: EventDocument & { id: string },
  now: number,
): Promise<void> {
  if (!smtpSettings() || event.isHidden || !isAnnounced(event, now)) return;
  let after: string | undefined;
  do after = await queueNotices(event.id, after, now);
  while (after !== undefined);
}

/** Queues the notices of the emails after an ID, and returns the last ID; undefined at the end. */
function queueNotices(
  eventId: string,
  after: string | undefined,
  now: number,
): Promise<string | undefined> {
  return commitWithRetry<string | undefined>(async () => {
    const { records, count, last } = await readEventNotices(noticesPerCommit, after);
    const earlier = records.flatMap(({ data }) => data.eventId ?? []);
    const events = [...new Set(earlier)].map(
      (id) => [documentPaths.event(id), eventDocument] as const,
    );
    const [mails, stored] = await Promise.all([
      readMails(records.flatMap(({ id, data }) => mailIds(id, eventId, data.eventId))),
      readDocumentsSkippingInvalid(...events),
    ]);
    const announced = stored.flatMap((event) =>
      event && isAnnounced(event.data, now) ? event.id : [],
    );
    const writes = records.flatMap((notice): Write[] => {
      const [id = '', earlierId = ''] = mailIds(notice.id, eventId, notice.data.eventId);
      const [mail, earlierMail] = [mails.get(id), mails.get(earlierId)];
      // While the mail about an event is stored, for a week, no second one is sent.
      if (mail?.data.state === 'sent') return [];
      const replaced = earlierMail?.data.state === 'queued' ? earlierMail : undefined;
      if (replaced && announced.includes(notice.data.eventId ?? '')) return [];
      return [
        queueWrite(id, notice.data, { eventId, mail, now }),
        { kind: 'update', path: notice.path, data: { eventId }, revision: notice.revision },
        ...(replaced ? [deleteWrite(replaced)] : []),
      ];
    });
    return { writes, response: count === noticesPerCommit ? last?.id : undefined };
  });
}

const isAnnounced = (event: EventDocument, now: number) =>
  event.isActive && eventStatus(event, now) !== 'ended';

const deleteWrite = ({ path, revision }: Stored<MailDocument>): Write => ({
  kind: 'delete',
  path,
  revision,
});

/** Returns the ID of the mail about an event, and of the one about another event that was queued before. */
function mailIds(noticeId: string, eventId: string, earlier: string | null): string[] {
  const ids = earlier === null ? [eventId] : [...new Set([eventId, earlier])];
  return ids.map((id) => `notice-${id}-${noticeId}`);
}

/** Returns the write that queues a mail, or queues a stored one again. */
function queueWrite(
  id: string,
  { email: to, language }: EventNoticeDocument,
  { eventId, mail, now }: { eventId: string; mail: Stored<MailDocument> | undefined; now: number },
): Write {
  const about = { kind: 'event-notice' as const, to, language, newEventId: eventId };
  const write = queueComposedMailWrite(id, about, now + undoMs['event-edit']);
  return mail ? { ...write, kind: 'update', revision: mail.revision } : write;
}
