import { hash } from 'node:crypto';
import { mailboxOf } from '@wine-walk/common/rules/mail/mailbox.ts';

/** Returns an ID of the mailbox of an email, so that a repeat finds the same document; with an event, its ID there. */
export function mailboxHash(email: string, eventId?: string): string {
  const mailbox = mailboxOf(email);
  const text = eventId === undefined ? mailbox : `${eventId}\n${mailbox}`;
  return hash('sha256', text).slice(0, 40);
}
