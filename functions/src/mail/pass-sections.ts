import { googleCalendarUrl } from '@wine-walk/common/lib/calendar-entry.ts';
import { moneyText, priceText } from '@wine-walk/common/lib/money-text.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { textIn } from '@wine-walk/common/model/languages.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { maskName } from '@wine-walk/common/rules/people/names.ts';
import { minimumAgeOf, ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { qrPng } from '../lib/png.ts';
import { type EventMailFacts, eventSection } from './event-mail.ts';
import { type MailAttachment, type MailSection, unlinked } from './mail-body.ts';
import { mailTexts } from './mail-texts.ts';

/** Data of a mail that shows the pass of a registration. */
export interface PassFacts extends EventMailFacts {
  submissionId: string;
  registration: RegistrationDocument;
  /** URL of the app, without a slash at the end. */
  appUrl: string;
  /** Link that opens the ticket on another phone after one press; null for none. */
  ticketLink: string | null;
}

const qrCid = 'desk-code';

/** Returns the link to the confirmation. */
export const confirmationLink = ({
  appUrl,
  submissionId,
}: Pick<PassFacts, 'appUrl' | 'submissionId'>) =>
  `${appUrl}/waiver/${encodeURIComponent(submissionId)}`;

/** Returns a name as the mail writes it: in full to a verified email only, because a mistyped one belongs to another person. */
export function mailedName(
  name: string,
  { emailProvenAt }: Pick<RegistrationDocument, 'emailProvenAt'>,
): string {
  return unlinked(emailProvenAt === null ? maskName(name) : name);
}

/** Returns the pass: event, name, state and the code for the desk, with a button that opens it. */
export function passSection(facts: PassFacts): MailSection {
  const { submissionId, registration, language, event, ticketLink } = facts;
  const texts = mailTexts('confirmation', language);
  const { heading, lines } = eventSection(facts);
  const link = confirmationLink(facts);
  const calendar = googleCalendarUrl({
    title: event.name,
    place: event.place,
    url: link,
    startTime: event.startTime,
    endTime: event.endTime,
    description: texts.calendarNote({ advice: arrivalAdvice(facts), url: link }),
  });
  return {
    heading,
    lines: [
      ...lines,
      { term: texts.name, text: mailedName(registration.fullName, registration) },
      { term: texts.payment, text: paymentText(facts) },
      { text: texts.showCode },
      ...(ticketLink
        ? [{ text: texts.openConfirmation, href: link }, { text: texts.reminder.openNote }]
        : []),
    ],
    image: { cid: qrCid, alt: texts.codeLabel({ submissionId }) },
    buttons: [
      ticketLink
        ? { text: texts.reminder.open, href: ticketLink }
        : { text: texts.openConfirmation, href: link },
      { text: texts.calendar, href: calendar },
    ],
  };
}

/** Returns the section with things to bring. */
export function bringSection(facts: PassFacts): MailSection {
  const { registration, event, organization, language } = facts;
  const texts = mailTexts('confirmation', language);
  const age = minimumAgeOf(event, registration.typeId, organization);
  const lines = [texts.photoId({ age }), texts.wayHome, arrivalAdvice(facts)];
  return { heading: texts.bring, lines: lines.filter(Boolean).map((text) => ({ text })) };
}

/** Returns the organization's advice on the arrival in the language of the mail; empty for none, and for late registrants. */
export function arrivalAdvice({
  organization,
  language,
  event,
  registration,
}: Pick<PassFacts, 'organization' | 'language' | 'event' | 'registration'>) {
  if (Date.parse(registration.submittedAt) >= Date.parse(event.startTime)) return '';
  return textIn(organization.arrivalAdvice, language);
}

/** Returns the attachment of the code for the desk. */
export function qrAttachment(facts: PassFacts): MailAttachment {
  const content = qrPng(confirmationLink(facts));
  return { filename: 'qr.png', content, contentType: 'image/png', cid: qrCid };
}

/** Returns the sentence about the amount due at the desk, or that it is paid. */
function paymentText({ registration, event, organization, language }: PassFacts): string {
  const texts = mailTexts('confirmation', language);
  const locale = organizationLocale(organization, language);
  const { payment, isVerified, deskTicketId } = registration;
  if (payment) return texts.paid({ price: moneyText(payment, locale) });
  if (isVerified) return texts.ticketPaid;
  if (deskTicketId) return texts.deskTicket({ ticketId: unlinked(deskTicketId) });
  return texts.due({
    price: priceText(ticketPriceOf(event, registration.typeId), locale),
    payments: texts.payments(organization.paymentMethods),
  });
}
