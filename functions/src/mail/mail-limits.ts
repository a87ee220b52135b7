import { isProblem } from '@wine-walk/common/api/contract/problems.ts';
import { type MailDocument, mailDocument } from '@wine-walk/common/model/mail.ts';
import { mailKinds } from '@wine-walk/common/rules/mail/kinds.ts';
import { claimAttempt, postponed } from '@wine-walk/common/rules/mail/outbox.ts';
import { rateLimits } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { commitWithRetry } from '../firestore/commit-with-retry.ts';
import { readQueuedConfirmations } from '../firestore/mails/mails.ts';
import { documentPaths } from '../firestore/paths.ts';
import { countActiveAttempts, countInCommit, rateLimit } from '../firestore/rate-limits.ts';
import { readDocument, type Stored } from '../firestore/read.ts';
import type { Write } from '../firestore/write.ts';

/** Mail that is sent as part of another one. */
export type Joined = Stored<MailDocument>;

interface Claim {
  /** Undefined if the mail does not exist. */
  stored: Stored<MailDocument> | undefined;
  isDue: boolean;
  /** Further confirmations of the mailbox, which this mail lists. */
  joined: readonly Joined[];
}

/**
 * Claims the attempt of a mail if it is due. A mailbox gets few mails an hour that strangers can cause: the last
 * confirmation of the hour lists all others that are due, and later mails wait for the next hour. `now`: epoch
 * milliseconds.
 */
export function claimMail(id: string, now: number): Promise<Claim> {
  const path = documentPaths.mail(id);
  return commitWithRetry<Claim>(async () => {
    const stored = await readDocument(path, mailDocument);
    const claim = stored && claimAttempt(stored.data, now);
    if (!claim) return { writes: [], response: { stored, isDue: false, joined: [] } };
    const update = (mail: Joined, data: Partial<MailDocument>): Write => ({
      kind: 'update',
      path: mail.path,
      data,
      revision: mail.revision,
    });
    const { kind, mailbox, attempts } = stored.data;
    // The first attempt counts for all.
    if (!mailKinds[kind].isLimitedByMailbox || mailbox === '' || attempts > 0)
      return { writes: [update(stored, claim)], response: { stored, isDue: true, joined: [] } };
    const limit = rateLimit('mailsPerMailbox', mailbox);
    const counted = await countInCommit([limit], now, 'tries');
    if (isProblem(counted)) {
      const waitMs = Number(counted.details?.retryAfterSeconds ?? 3600) * 1000;
      const later = postponed(stored.data, now + waitMs);
      return { writes: [update(stored, later)], response: { stored, isDue: false, joined: [] } };
    }
    // Read after the counter's revision: a mail that was counted in between makes this commit fail and repeat.
    const [sent = 0] = await countActiveAttempts([limit], now);
    const isLast = sent >= rateLimits.mailsPerMailbox.max - 1;
    const others = isLast && kind === 'confirmation' ? await readQueuedConfirmations(mailbox) : [];
    const joined = others.filter(
      (other) => other.id !== id && other.data.attempts === 0 && claimAttempt(other.data, now),
    );
    const { nextAttemptAt } = claim;
    return {
      writes: [
        update(stored, claim),
        ...counted,
        // Not counted as attempts: after a failure they are joined again.
        ...joined.map((other) => update(other, { nextAttemptAt })),
      ],
      response: { stored, isDue: true, joined },
    };
  });
}
