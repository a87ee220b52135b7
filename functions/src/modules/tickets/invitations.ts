import type { AnswerOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  inviteTicketHolders,
  readInvitations,
} from '@wine-walk/common/api/staff/invitations.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { daysToSend, delayOfMail } from '@wine-walk/common/rules/mail/daily-limit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { readUnusedMailboxes } from '../../firestore/events/tickets.ts';
import { readMails } from '../../firestore/mails/mails.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList } from '../../firestore/people/people-reads.ts';
import { readDocument } from '../../firestore/read.ts';
import { maxWritesPerCommit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { queueComposedMailWrite, readMailQueue } from '../../mail/queue.ts';
import { smtpSettings } from '../../settings.ts';

/** Returns the mailboxes with unused tickets of an event, each with its tickets and the ID of its mail. */
async function readInvitees(eventId: string) {
  const mailboxes = await readUnusedMailboxes(eventId);
  return mailboxes.map((mailbox) => ({
    ...mailbox,
    mailId: `invitation-${eventId}-${mailbox.id.slice(0, 24)}`,
  }));
}

type Invitations = typeof readInvitations;

/** Returns how many mailboxes the event's invitation reaches, and how many have it. `now`: epoch milliseconds. */
export async function invitations(eventId: string, now: number): Promise<AnswerOf<Invitations>> {
  const [event, invitees, queue] = await Promise.all([
    readDocument(documentPaths.event(eventId), eventDocument),
    readInvitees(eventId),
    readMailQueue(now),
  ]);
  if (!event) return problem('event-gone');
  const stored = await readMails(invitees.map(({ mailId }) => mailId));
  const recipients = invitees.length;
  return {
    isConfigured: smtpSettings() !== null,
    recipients,
    mailed: stored.size,
    daysToSend: daysToSend(queue, recipients - stored.size),
  };
}

type Invite = typeof inviteTicketHolders;

/**
 * Queues the mail with the link to register for each mailbox with unused tickets. Those that have it get no second one, so a
 * repeat is safe.
 */
export async function inviteHolders(
  eventId: string,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<AnswerOf<Invite>> {
  const [event, { languages }] = await Promise.all([
    readDocument(documentPaths.event(eventId), eventDocument),
    readOrganizationDocument(),
  ]);
  if (!event) return problem('event-gone');
  if (!event.data.isPublished) return problem('event-not-published');
  if (eventStatus(event.data, now) === 'ended')
    return problem('event-ended', { event: event.data.name });
  if (!smtpSettings()) return problem('no-mail-for-invitations');
  const language = languages[0] ?? defaultLanguage;
  const [invitees, queue] = await Promise.all([readInvitees(eventId), readMailQueue(now)]);
  let queued = 0;
  for (let from = 0; from < invitees.length; from += maxWritesPerCommit) {
    const batch = invitees.slice(from, from + maxWritesPerCommit);
    queued += await commitWithRetry<number>(async () => {
      const stored = await readMails(batch.map(({ mailId }) => mailId));
      const missing = batch.filter(({ mailId }) => !stored.has(mailId));
      const writes = missing.map(({ mailId, email, ticketIds }, index) => {
        const invitation = { eventId, ticketIds };
        const mail = { kind: 'invitation' as const, to: email, language, invitation };
        return queueComposedMailWrite(mailId, mail, now + delayOfMail(queue, queued + index));
      });
      return { writes, response: missing.length };
    });
  }
  const audited = { action: 'ticket.invite', target: documentPaths.event(eventId), size: queued };
  await auditPeopleList(caller, audited, now);
  return { queued };
}
