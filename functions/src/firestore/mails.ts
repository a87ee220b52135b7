import { type MailDocument, mailDocument } from '@wine-walk/common/model/mail.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** Maximum number of due mails that are read at once. */
export const maxDueMails = 40;

/** Returns the mails whose next attempt is due, longest waiting first. `now`: epoch milliseconds. */
export function readDueMails(now: number): Promise<Stored<MailDocument>[]> {
  return readQuery(documentPaths.mails, mailDocument, (query) =>
    query.where('nextAttemptAt', '<=', new Date(now)).orderBy('nextAttemptAt').limit(maxDueMails),
  );
}

/** Returns the latest mails, latest first. */
export function readLatestMails(limit: number): Promise<Stored<MailDocument>[]> {
  return readQuery(documentPaths.mails, mailDocument, (query) =>
    query.orderBy('createdAt', 'desc').limit(limit),
  );
}
