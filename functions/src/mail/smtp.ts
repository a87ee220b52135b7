import type { DeliveryResult } from '@wine-walk/common/rules/mail/outbox.ts';
import type { SmtpSettings } from '../settings.ts';
import type { MailContent } from './mail-body.ts';
import { type SmtpError, toResult } from './smtp-refusal.ts';

/** Mail to submit. `id`: the same for each attempt at one mail. */
export interface OutgoingMail extends MailContent {
  id: string;
  to: string;
}

/** Submits one mail to a provider. Returns failures, never throws. */
export type MailProvider = (mail: OutgoingMail) => Promise<DeliveryResult>;

/** Timeouts in milliseconds, together less than the 25 s of a request. */
const connectionTimeout = 7000;
const socketTimeout = 10_000;

/** Creates the provider of these settings. Its library is loaded with the first mail, for short cold starts. */
export function smtpProvider({ host, port, login, from }: SmtpSettings): MailProvider {
  return async ({ id, ...mail }) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      host,
      port,
      secure: port === 465,
      // A password is never sent in the clear; the local server has neither TLS nor a password.
      requireTLS: login !== null,
      ...(login && { auth: { user: login.user, pass: login.password } }),
      connectionTimeout,
      greetingTimeout: connectionTimeout,
      socketTimeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({ ...mail, from, messageId: messageId(id, from) });
      return { outcome: 'accepted' };
    } catch (error) {
      return toResult(error as SmtpError);
    } finally {
      transport.close();
    }
  };
}

/** Returns the same Message-ID for each attempt, by which mailboxes recognize a repeat. */
function messageId(id: string, from: string): string {
  const [, domain = 'localhost'] = /@([^>\s]+)/.exec(from) ?? [];
  return `<${id}@${domain}>`;
}
