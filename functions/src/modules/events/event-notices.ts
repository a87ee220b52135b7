import type { AnswerOf, BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  confirmEventNotice,
  listPastEvents,
  requestEventNotice,
} from '@wine-walk/common/api/events.ts';
import {
  type EventDocument,
  type EventNoticeDocument,
  eventDocument,
  eventNoticeDocument,
} from '@wine-walk/common/model/events.ts';
import type { MailDocument } from '@wine-walk/common/model/mail.ts';
import { undoMs } from '@wine-walk/common/rules/changes/undo-times.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { delayOfMail } from '@wine-walk/common/rules/mail/daily-limit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { findNotice, readEventNotices, readPastEvents } from '../../firestore/events/events.ts';
import { readMails } from '../../firestore/mails/mails.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { enforceRateLimits, networkLimit } from '../../firestore/rate-limits.ts';
import { readDocument, readDocumentsSkippingInvalid, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import { secretHash } from '../../lib/link-secret.ts';
import { mailboxHash } from '../../lib/mailbox-hash.ts';
import {
  confirmEmailWrite,
  type MailQueue,
  queueComposedMailWrite,
  readMailQueue,
} from '../../mail/queue.ts';
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

/** Time in milliseconds for which an email can be confirmed. */
const confirmationMs = 24 * 3_600_000;

/** Mails the link that asks for a notice of the next event. `now`: epoch milliseconds. */
export async function saveEventNotice(
  { email, language }: BodyOf<Request>,
  { ip, now }: { ip: string; now: number },
): Promise<AnswerOf<Request>> {
  if (!smtpSettings()) return problem('mail-not-set-up');
  const refusal = await enforceRateLimits([networkLimit('eventNoticesPerNetwork', ip)], now);
  if (refusal) return refusal;
  const id = mailboxHash(email);
  const path = documentPaths.eventNotice(id);
  return commitWithRetry<ResponseOf<Request>>(async () => {
    const stored = await readDocument(path, eventNoticeDocument);
    if (stored && stored.data.confirmedAt !== null) return { writes: [], response: mailed };
    const secret = newId();
    const data: EventNoticeDocument = {
      email,
      language,
      requestedAt: new Date(now).toISOString(),
      confirmedAt: null,
      secretSha256: secretHash(secret),
      eventId: null,
      expiresAt: new Date(now + confirmationMs).toISOString(),
    };
    return {
      writes: [
        stored
          ? { kind: 'update', path, data, revision: stored.revision }
          : { kind: 'create', path, data },
        confirmEmailWrite({ noticeId: id }, { to: email, language, secret }, now),
      ],
      response: mailed,
    };
  });
}

const mailed = { message: 'Open the link in the email we sent you, and we’ll write once.' };

/** Confirms the email of a request. A repeat changes nothing. `now`: epoch milliseconds. */
export async function confirmNotice(
  token: string,
  now: number,
): Promise<ResponseOf<typeof confirmEventNotice> | Problem<'notice-link-over'>> {
  const response = { message: 'We’ll email you once, when the next walk is announced.' };
  return commitWithRetry<typeof response, Problem<'notice-link-over'>>(async () => {
    const notice = await findNotice(token);
    const isOver = !notice || Date.parse(notice.data.expiresAt) <= now;
    if (isOver) return problem('notice-link-over');
    if (notice.data.confirmedAt) return { writes: [], response };
    const data = {
      confirmedAt: new Date(now).toISOString(),
      expiresAt: new Date(now + noticeRetentionMs).toISOString(),
    };
    const { path, revision } = notice;
    return { writes: [{ kind: 'update', path, data, revision }], response };
  });
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
  const queue = await readMailQueue(now);
  let after: string | undefined;
  let queued = 0;
  do {
    const page = await queueNotices(event.id, after, { queue, queued, now });
    after = page.last;
    queued += page.count;
  } while (after !== undefined);
}

interface Notices {
  queue: MailQueue;
  /** Number of those that this run queued before. */
  queued: number;
  /** Epoch milliseconds. */
  now: number;
}

/** Queues the notices of the emails after an ID, and returns their number and the last ID; undefined at the end. */
function queueNotices(
  eventId: string,
  after: string | undefined,
  { queue, queued, now }: Notices,
): Promise<{ count: number; last: string | undefined }> {
  return commitWithRetry<{ count: number; last: string | undefined }>(async () => {
    let added = 0;
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
      if (notice.data.confirmedAt === null) return [];
      const [id = '', earlierId = ''] = mailIds(notice.id, eventId, notice.data.eventId);
      const [mail, earlierMail] = [mails.get(id), mails.get(earlierId)];
      // While the mail about an event is stored, for a week, no second one is sent.
      if (mail?.data.state === 'sent') return [];
      const replaced = earlierMail?.data.state === 'queued' ? earlierMail : undefined;
      if (replaced && announced.includes(notice.data.eventId ?? '')) return [];
      return [
        queueWrite(id, notice.data, {
          eventId,
          mail,
          now: now + delayOfMail(queue, queued + added++),
        }),
        { kind: 'update', path: notice.path, data: { eventId }, revision: notice.revision },
        ...(replaced ? [deleteWrite(replaced)] : []),
      ];
    });
    const next = count === noticesPerCommit ? last?.id : undefined;
    return { writes, response: { count: added, last: next } };
  });
}

const isAnnounced = (event: EventDocument, now: number) => event.isActive && !hasEnded(event, now);

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
