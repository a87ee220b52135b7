import { undoEventChangeMs } from '@wine-walk/common/api/admin-events.ts';
import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import type { listPastEvents, requestEventNotice } from '@wine-walk/common/api/events.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import type { EventNoticeDocument } from '@wine-walk/common/model/events.ts';
import { ipNetwork } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readEventNotices, readPastEvents } from '../../firestore/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { enforceRateLimits, rateLimit } from '../../firestore/rate-limits.ts';
import { commit, type Write } from '../../firestore/write.ts';
import { emailHash } from '../../lib/email-hash.ts';
import { queueComposedMailWrite } from '../../mail/outbox.ts';
import { smtpSettings } from '../../settings.ts';

const maxPastEvents = 3;
/** Time in milliseconds for which an email waits for the next event. */
const noticeRetentionMs = 365 * 86_400_000;
/** Emails per commit, each with two writes. */
const noticesPerCommit = 200;

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
  if (!smtpSettings()) return problem('mail-rejected', 'Mail isn’t set up.');
  const refusal = await enforceRateLimits(
    [rateLimit('eventNoticesPerNetwork', ipNetwork(ip))],
    now,
  );
  if (refusal) return refusal;
  const data: EventNoticeDocument = {
    email,
    language,
    requestedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + noticeRetentionMs).toISOString(),
  };
  await commit([{ kind: 'set', path: documentPaths.eventNotice(emailHash(email)), data }]);
  return { message: 'We’ll email you once, when the next walk is announced.' };
}

/**
 * Queues the notice of an event for each email that waits, due when the publication can no longer be undone, and removes
 * the email in the same commit. Safe to repeat, which continues after a failure. `now`: epoch milliseconds.
 */
export async function sendEventNotices(eventId: string, now: number): Promise<void> {
  if (!smtpSettings()) return;
  const dueAt = now + undoEventChangeMs;
  let sent: number;
  do {
    sent = await commitWithRetry<number>(async () => {
      const notices = await readEventNotices(noticesPerCommit);
      const writes = notices.flatMap(({ id, path, revision, data }): Write[] => {
        const { email: to, language, requestedAt } = data;
        // An email that is left again after an undone publication gets another mail.
        const mailId = `notice-${eventId}-${id}-${Date.parse(requestedAt)}`;
        return [
          queueComposedMailWrite(
            mailId,
            { kind: 'event-notice', to, language, newEventId: eventId },
            dueAt,
          ),
          { kind: 'delete', path, revision },
        ];
      });
      return { writes, response: notices.length };
    });
  } while (sent === noticesPerCommit);
}
