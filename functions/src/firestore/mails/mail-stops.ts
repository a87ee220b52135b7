import { parseLinkToken } from '@wine-walk/common/model/fields/link-token.ts';
import { type MailStopDocument, mailStopDocument } from '@wine-walk/common/model/mail-stops.ts';
import { isSecretOf } from '../../lib/link-secret.ts';
import { documentPaths } from '../paths.ts';
import { readQuery } from '../query.ts';
import { readDocument, type Stored } from '../read.ts';

/** Mails to many that a mailbox can stop. */
export type MailScope = Pick<MailStopDocument, 'mailbox' | 'scope'>;

/** True if a mailbox has stopped these mails. */
export async function isMailStopped({ mailbox, scope }: MailScope): Promise<boolean> {
  const [stop] = await readQuery(documentPaths.mailStops, mailStopDocument, (query) =>
    query
      .where('mailbox', '==', mailbox)
      .where('scope', '==', scope)
      .where('isStopped', '==', true)
      .limit(1),
  );
  return stop !== undefined;
}

/** Returns the document of a link that stops mails; undefined if there is none. */
export async function findMailStop(text: string): Promise<Stored<MailStopDocument> | undefined> {
  const token = parseLinkToken(text);
  const path = token && documentPaths.mailStop(token.id);
  const stored = path && (await readDocument(path, mailStopDocument));
  return stored && isSecretOf(token.secret, stored.data.secretSha256) ? stored : undefined;
}
