import type { Language } from '@wine-walk/common/model/languages.ts';
import type { MailDocument } from '@wine-walk/common/model/mail.ts';
import { ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocumentsSkippingInvalid } from '../firestore/read.ts';
import { mailboxHash } from '../lib/mailbox-hash.ts';
import { appUrl } from '../settings.ts';
import { eventSection, mailContent, readEventMailFacts } from './event-mail.ts';
import type { MailContent, MailSection } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { mailTexts } from './mail-texts.ts';

/** Maximum number of links in one mail. */
const maxLinks = 12;

/** Composes the mail with a link for each ticket of the mailbox without a registration. `now`: epoch milliseconds. */
export async function composeInvitation(
  { eventId, ticketIds }: NonNullable<MailDocument['invitation']>,
  {
    mailbox,
    language,
    stopUrl,
    now,
  }: { mailbox: string; language: Language; stopUrl: string; now: number },
): Promise<MailContent | MailRefusal> {
  const facts = await readEventMailFacts(eventId, language);
  if (!facts) return { refusal: 'event-gone' };
  if (!facts.event.isActive) return { refusal: 'event-not-announced' };
  if (hasEnded(facts.event, now)) return { refusal: 'event-over' };
  const tickets = await readDocumentsSkippingInvalid(
    ...ticketIds.map((id) => [documentPaths.ticket(id), ticketDocument] as const),
  );
  const unused = tickets.flatMap((ticket) => {
    if (ticket?.data.state !== 'unused' || ticket.data.eventId !== eventId) return [];
    // Given to another person since.
    return mailboxHash(ticket.data.holderEmail ?? '') === mailbox ? [ticket.id] : [];
  });
  if (unused.length === 0) return { refusal: 'tickets-used' };
  const texts = mailTexts('tickets', language).invitation;
  const event = facts.event.name;
  return mailContent(facts, {
    subject: texts.subject({ event }),
    title: texts.title,
    lead: texts.lead({ count: unused.length, event }),
    sections: [
      linksSection(unused, texts),
      eventSection(facts),
      {
        heading: '',
        lines: [
          { text: texts.reason({ organization: facts.organization.shortName }) },
          { text: texts.stop, href: stopUrl },
        ],
      },
    ],
  });
}

function linksSection(
  ticketIds: readonly string[],
  texts: ReturnType<typeof mailTexts<'tickets'>>['invitation'],
): MailSection {
  const url = `${appUrl()}/waiver`;
  const more = ticketIds.length - maxLinks;
  return {
    heading: '',
    lines: [
      ...(ticketIds.length > 1 ? [{ text: texts.each }] : []),
      ...(more > 0 ? [{ text: texts.more({ count: more, url }), href: url }] : []),
    ],
    buttons: ticketIds.slice(0, maxLinks).map((ticket) => ({
      text: texts.register({ ticket }),
      href: `${url}?ticket=${encodeURIComponent(ticket)}`,
    })),
  };
}
