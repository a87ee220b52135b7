import { mailboxHash } from '../lib/mailbox-hash.ts';

/** Returns the ID of a mail, one for each email, so that a repeat is recognized. */
export function announcementMailId(announcementId: string, email: string): string {
  return `announcement-${announcementId}-${mailboxHash(email).slice(0, 24)}`;
}
