import { randomBytes } from 'node:crypto';
import { linkTokenText } from '@wine-walk/common/model/fields/link-token.ts';
import type { MailStopDocument } from '@wine-walk/common/model/mail-stops.ts';
import { isMailStopped, type MailScope } from '../firestore/mails/mail-stops.ts';
import { newId } from '../firestore/new-id.ts';
import { documentPaths } from '../firestore/paths.ts';
import { commit } from '../firestore/write.ts';
import { secretHash } from '../lib/link-secret.ts';
import { appUrl } from '../settings.ts';
import type { MailContent } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';

/** Time in milliseconds for which the link in a mail works. */
const linkLastsMs = 365 * 86_400_000;

/**
 * Composes a mail to many, with the link and the headers by which its recipient stops them (RFC 8058), unless they did.
 * `compose`: takes the page of the link, and the one that answers the survey for `submissionId`.
 */
export async function composeStoppable(
  { submissionId, ...scope }: MailScope & { submissionId?: string },
  compose: (stopUrl: string, surveyUrl: string) => Promise<MailContent | MailRefusal>,
  now: number,
): Promise<MailContent | MailRefusal> {
  if (await isMailStopped(scope)) return { refusal: 'unsubscribed' };
  const [id, secret] = [randomBytes(20).toString('hex'), newId()];
  const token = linkTokenText({ id, secret });
  const page = (kind: string) => `${appUrl()}/confirm-email?${kind}=${token}`;
  const content = await compose(page('stop'), page('survey'));
  if ('refusal' in content) return content;
  const data: MailStopDocument = {
    ...scope,
    submissionId: submissionId ?? null,
    secretSha256: secretHash(secret),
    isStopped: false,
    expiresAt: new Date(now + linkLastsMs).toISOString(),
  };
  await commit([{ kind: 'create', path: documentPaths.mailStop(id), data }]);
  return {
    ...content,
    headers: {
      'List-Unsubscribe': `<${appUrl()}/api/mail/stop?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
