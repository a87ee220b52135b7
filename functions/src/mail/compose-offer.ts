import { linkTokenText } from '@wine-walk/common/model/fields/link-token.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { isOpenOffer } from '@wine-walk/common/rules/tickets/waiting-list.ts';
import { findWaiting } from '../firestore/people/waiting-list.ts';
import { appUrl } from '../settings.ts';
import {
  type EventMailFacts,
  eventSection,
  mailContent,
  readEventMailFacts,
  timesOf,
} from './event-mail.ts';
import type { MailBody, MailContent } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { mailTexts } from './mail-texts.ts';

/** Link to an entry of a waiting list. */
interface WaitingLink {
  waitingId: string;
  secret: string;
  language: Language;
}

/** Composes the offer of a place, while it is open. `now`: epoch milliseconds. */
export async function composeOffer(
  link: WaitingLink,
  now: number,
): Promise<MailContent | MailRefusal> {
  const token = tokenOf(link);
  const entry = await findWaiting(token);
  if (!entry?.data.offerEndsAt || !isOpenOffer(entry.data, now)) return { refusal: 'offer-over' };
  const { offerEndsAt } = entry.data;
  const facts = await readEventMailFacts(entry.data.eventId, link.language);
  if (!facts) return { refusal: 'event-gone' };
  const texts = mailTexts('waiting-list', link.language).offer;
  const { date, time } = timesOf(facts);
  return linkMail(facts, {
    subject: texts.subject({ event: facts.event.name }),
    title: texts.title,
    lead: texts.lead({ until: `${date(offerEndsAt)}, ${time(offerEndsAt, 'short')}` }),
    link: { text: texts.register, href: `${appUrl()}/waiver?offer=${token}` },
    note: texts.otherwise,
  });
}

/** Composes the mail whose link puts an entry on the waiting list. `now`: epoch milliseconds. */
export async function composeWaitingConfirmation(
  link: WaitingLink,
  now: number,
): Promise<MailContent | MailRefusal> {
  const token = tokenOf(link);
  const entry = await findWaiting(token);
  if (entry?.data.state !== 'unconfirmed' || Date.parse(entry.data.expiresAt) <= now)
    return { refusal: 'entry-confirmed' };
  const facts = await readEventMailFacts(entry.data.eventId, link.language);
  if (!facts) return { refusal: 'event-gone' };
  const texts = mailTexts('waiting-list', link.language).confirm;
  return linkMail(facts, {
    subject: texts.subject({ event: facts.event.name }),
    title: texts.title,
    lead: texts.lead,
    link: { text: texts.confirm, href: `${appUrl()}/confirm-email?waiting=${token}` },
    note: texts.otherwise,
  });
}

const tokenOf = ({ waitingId, secret }: WaitingLink) => linkTokenText({ id: waitingId, secret });

/** Parts of a mail with one link. */
interface LinkMail extends Pick<MailBody, 'title' | 'lead'> {
  subject: string;
  link: { text: string; href: string };
  /** Last line. */
  note: string;
}

function linkMail(facts: EventMailFacts, { link, note, ...head }: LinkMail): MailContent {
  return mailContent(facts, {
    ...head,
    sections: [
      { heading: '', lines: [link] },
      eventSection(facts),
      { heading: '', lines: [{ text: note }] },
    ],
  });
}
