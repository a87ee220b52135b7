import type { MailDocument } from '@wine-walk/common/model/mail.ts';
import { commitWithRetry } from '../firestore/commit-with-retry.ts';
import { readMails } from '../firestore/mails/mails.ts';
import type { Stored } from '../firestore/read.ts';
import { maxWritesPerCommit } from '../firestore/write.ts';
import { secretHash } from '../lib/link-secret.ts';
import { type ComposedMail, queueComposedMailWrite } from './queue.ts';

/** Mail of a link. `id`: ID of the mail to the first address. */
export interface LinkMail {
  id: string;
  mail: ComposedMail;
}

/** Returns the mail with the link of a shop. */
export function shopLinkMail(
  shopLinkId: string,
  recipient: Pick<ComposedMail, 'to' | 'language'>,
): LinkMail {
  return { id: `shop-${shopLinkId}`, mail: { kind: 'shop-link', ...recipient, shopLinkId } };
}

/** Returns the mail with the link to a shop's results. */
export function resultLinkMail(
  resultLinkId: string,
  recipient: Pick<ComposedMail, 'to' | 'language'>,
): LinkMail {
  return { id: `results-${resultLinkId}`, mail: { kind: 'results', ...recipient, resultLinkId } };
}

interface FoundLinkMail extends LinkMail {
  /** Undefined if the present address has no mail yet. */
  stored: Stored<MailDocument> | undefined;
}

/** Returns mails of links with the ID of their present address, which staff may have edited, and the stored mail to it. */
export async function findLinkMails(mails: readonly LinkMail[]): Promise<FoundLinkMail[]> {
  const first = await readMails(mails.map(({ id }) => id));
  const addressed = mails.map(({ id, mail }) => {
    const isEdited = (first.get(id)?.data.to ?? mail.to) !== mail.to;
    return { id: isEdited ? `${id}-${secretHash(mail.to).slice(0, 16)}` : id, mail };
  });
  const stored = await readMails(addressed.map(({ id }) => id));
  return addressed.map((one) => ({ ...one, stored: stored.get(one.id) }));
}

/**
 * Queues the mails of links that have none to their present address, and returns their number. Repeats and concurrent calls
 * queue each once: its ID follows from the link and the address. `now`: epoch milliseconds.
 */
export async function queueLinkMails(mails: readonly LinkMail[], now: number): Promise<number> {
  let queued = 0;
  for (let from = 0; from < mails.length; from += maxWritesPerCommit) {
    const batch = mails.slice(from, from + maxWritesPerCommit);
    queued += await commitWithRetry<number>(async () => {
      const missing = (await findLinkMails(batch)).filter(({ stored }) => !stored);
      const writes = missing.map(({ id, mail }) => queueComposedMailWrite(id, mail, now));
      return { writes, response: missing.length };
    });
  }
  return queued;
}
