import type { AnswerOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  inviteTicketHolders,
  readInvitations,
} from '@wine-walk/common/api/staff/invitations.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { daysToSend, delayOfMail } from '@wine-walk/common/rules/mail/daily-limit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { readUnusedMailboxes, type TicketMailbox } from '../../firestore/events/tickets.ts';
import { readInvitationsTo } from '../../firestore/mails/mails.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList } from '../../firestore/people/people-reads.ts';
import { readDocument } from '../../firestore/read.ts';
import { maxWritesPerCommit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { secretHash } from '../../lib/link-secret.ts';
import { queueComposedMailWrite, readMailQueue } from '../../mail/queue.ts';
import { smtpSettings } from '../../settings.ts';

/**
 * Returns those of the mailboxes that have no mail with the link of each of their tickets, with the tickets that are in none and
 * the ID of the mail for them.
 */
async function findUninvited(eventId: string, mailboxes: readonly TicketMailbox[]) {
  const mails = await readInvitationsTo(mailboxes.map(({ id }) => id));
  const mailedTo = new Map<string, string[]>();
  for (const { data } of mails)
    if (data.invitation?.eventId === eventId)
      mailedTo.set(data.mailbox, [
        ...(mailedTo.get(data.mailbox) ?? []),
        ...data.invitation.ticketIds,
      ]);
  return mailboxes.flatMap(({ id, email, ticketIds }) => {
    const mailed = mailedTo.get(id);
    const firstId = `invitation-${eventId}-${id.slice(0, 24)}`;
    if (!mailed) return { mailId: firstId, email, ticketIds };
    const added = ticketIds.filter((ticket) => !mailed.includes(ticket));
    const mailId = `${firstId}-${secretHash(added.join('\n')).slice(0, 16)}`;
    return added.length > 0 ? { mailId, email, ticketIds: added } : [];
  });
}

type Invitations = typeof readInvitations;

/** Returns how many mailboxes the event's invitation reaches, and how many have the link of each ticket. `now`: epoch milliseconds. */
export async function invitations(eventId: string, now: number): Promise<AnswerOf<Invitations>> {
  const [event, mailboxes, queue] = await Promise.all([
    readDocument(documentPaths.event(eventId), eventDocument),
    readUnusedMailboxes(eventId),
    readMailQueue(now),
  ]);
  if (!event) return problem('event-gone');
  const uninvited = await findUninvited(eventId, mailboxes);
  return {
    isConfigured: smtpSettings() !== null,
    recipients: mailboxes.length,
    mailed: mailboxes.length - uninvited.length,
    daysToSend: daysToSend(queue, uninvited.length),
  };
}

type Invite = typeof inviteTicketHolders;

/**
 * Queues the mail with the links to register for each mailbox with unused tickets. No link is mailed twice, so a repeat is safe.
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
  if (hasEnded(event.data, now)) return problem('event-ended', { event: event.data.name });
  // Each mail would be refused, and count as mailed.
  if (!event.data.isActive) return problem('registration-closed');
  if (!smtpSettings()) return problem('no-mail-for-invitations');
  const language = languages[0] ?? defaultLanguage;
  const [mailboxes, queue] = await Promise.all([readUnusedMailboxes(eventId), readMailQueue(now)]);
  let queued = 0;
  for (let from = 0; from < mailboxes.length; from += maxWritesPerCommit) {
    const batch = mailboxes.slice(from, from + maxWritesPerCommit);
    queued += await commitWithRetry<number>(async () => {
      const uninvited = await findUninvited(eventId, batch);
      const writes = uninvited.map(({ mailId, email, ticketIds }, index) => {
        const invitation = { eventId, ticketIds };
        const mail = { kind: 'invitation' as const, to: email, language, invitation };
        return queueComposedMailWrite(mailId, mail, now + delayOfMail(queue, queued + index));
      });
      return { writes, response: uninvited.length };
    });
  }
  const audited = { action: 'ticket.invite', target: documentPaths.event(eventId), size: queued };
  await auditPeopleList(caller, audited, now);
  return { queued };
}
