import type { ShownRelease } from '@wine-walk/common/api/releases.ts';
import { moneyText } from '@wine-walk/common/lib/money-text.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { textIn } from '@wine-walk/common/model/languages.ts';
import type { OrganizationDocument } from '@wine-walk/common/model/organization.ts';
import type { OrganizationFacts } from '@wine-walk/common/model/organization-facts.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import type { Money } from '@wine-walk/common/model/values.ts';
import { maskName } from '@wine-walk/common/rules/people/names.ts';
import { releaseTextOf } from '@wine-walk/common/rules/registrations/release-text.ts';
import { minimumAgeOf, ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { qrPng } from '../lib/png.ts';
import {
  calendarAttachment,
  type EventMailFacts,
  eventSection,
  logoAttachments,
  mailStyle,
  paragraphs,
  timesOf,
} from './event-mail.ts';
import {
  type MailAttachment,
  type MailContent,
  type MailLine,
  toHtml,
  toText,
  unlinked,
} from './mail-body.ts';
import { mailTexts } from './mail-texts.ts';

/** Data of a confirmation. */
export interface ConfirmationFacts extends EventMailFacts {
  submissionId: string;
  registration: RegistrationDocument;
  organization: OrganizationFacts &
    Pick<OrganizationDocument, 'confirmationOpening' | 'confirmationClosing'>;
  /** The text that was signed, in the language of the mail. */
  release: ShownRelease;
  /** URL of the app, without a slash at the end. */
  appUrl: string;
}

const qrCid = 'desk-code';

/**
 * Composes the confirmation of a registration: event, what to bring and to pay, the code for the desk, the signed text and
 * the calendar file.
 */
export async function confirmationContent(facts: ConfirmationFacts): Promise<MailContent> {
  const { submissionId, registration, event, organization, language } = facts;
  const isSigned = registration.liabilityWaiver;
  const texts = mailTexts('confirmation', language);
  const link = confirmationLink(facts);
  const { contactEmail } = organization;
  const advice = textIn(organization.arrivalAdvice, language);
  const minimumAge = minimumAgeOf(event, registration.typeId, organization);
  const body = {
    ...mailStyle(facts),
    title: texts.title,
    lead: texts.lead({ event: event.name }),
    sections: [
      ...paragraphs(textIn(organization.confirmationOpening, language)),
      eventSection(facts),
      { heading: texts.payment, lines: [{ text: paymentText(facts) }] },
      {
        heading: texts.bring,
        lines: [texts.photoId({ age: minimumAge }), texts.wayHome, advice]
          .filter(Boolean)
          .map((text) => ({ text })),
      },
      {
        heading: texts.desk,
        lines: [{ text: texts.showCode }, { text: texts.openConfirmation, href: link }],
        image: { cid: qrCid, alt: texts.codeLabel({ submissionId }) },
      },
      isSigned
        ? { heading: texts.copy, lines: [{ text: texts.copyAttached }, ...signatureLines(facts)] }
        : { heading: texts.copy, lines: [{ text: texts.signAtDesk }] },
      ...paragraphs(textIn(organization.confirmationClosing, language)),
      ...(contactEmail
        ? [{ heading: '', lines: [{ text: texts.questions({ email: contactEmail }) }] }]
        : []),
    ],
  };
  const description = texts.calendarNote({ advice, url: link });
  return {
    subject: texts.subject({ event: event.name }),
    text: toText(body),
    html: toHtml(body),
    attachments: [
      { filename: 'qr.png', content: qrPng(link), contentType: 'image/png', cid: qrCid },
      await calendarAttachment(facts, { description, url: link }),
      ...(isSigned ? [signedCopyFile(texts.copyFile, facts)] : []),
      ...logoAttachments(facts),
    ],
  };
}

function signedCopyFile(filename: string, facts: ConfirmationFacts): MailAttachment {
  return { filename, content: signedCopy(facts), contentType: 'text/plain; charset=utf-8' };
}

const confirmationLink = ({ appUrl, submissionId }: ConfirmationFacts) =>
  `${appUrl}/waiver/${encodeURIComponent(submissionId)}`;

/** Returns what is owed at the desk, or that it is paid. */
function paymentText({ registration, event, organization, language }: ConfirmationFacts): string {
  const texts = mailTexts('confirmation', language);
  const locale = organizationLocale(organization, language);
  const price = (money: Money) => moneyText(money, locale);
  const { payment, isVerified, deskTicketId } = registration;
  if (payment) return texts.paid({ price: price(payment) });
  if (isVerified) return texts.ticketPaid;
  if (deskTicketId) return texts.deskTicket({ ticketId: unlinked(deskTicketId) });
  return texts.due({
    price: price(ticketPriceOf(event, registration.typeId)),
    payments: texts.payments(organization.paymentMethods),
  });
}

/**
 * Returns the facts of the signature, as `/verify/{submissionId}` shows them. The full name is for a verified email: a
 * mistyped one belongs to someone else.
 */
function signatureLines(facts: ConfirmationFacts): MailLine[] {
  const { submissionId, registration, language, appUrl } = facts;
  const texts = mailTexts('confirmation', language);
  const { date, time } = timesOf(facts);
  const name = registration.signedName ?? registration.fullName;
  const { signedOn, emailProvenAt, ticketId } = registration;
  const signedAt = registration.releaseSignedAt ?? registration.submittedAt;
  const checkUrl = `${appUrl}/verify/${encodeURIComponent(submissionId)}`;
  return [
    { term: texts.confirmationId, text: submissionId },
    ...(ticketId ? [{ term: texts.ticket, text: unlinked(ticketId) }] : []),
    { term: texts.signedBy, text: unlinked(emailProvenAt === null ? maskName(name) : name) },
    { term: texts.signedAt, text: `${date(signedAt)}, ${time(signedAt, 'short')}` },
    { term: texts.signedWhere, text: texts.signedOn[signedOn] },
    { term: texts.version, text: registration.waiverVersion },
    { term: texts.fingerprint, text: registration.waiverSha256 },
    { term: texts.checkAt, text: checkUrl, href: checkUrl },
  ];
}

/** Returns the copy of the signed text. It ends with the hashed text: title, an empty line, sections. */
function signedCopy(facts: ConfirmationFacts): string {
  const { registration, release, language } = facts;
  const texts = mailTexts('confirmation', language);
  const lines = signatureLines(facts).map(({ term, text }) => `${term}: ${text}`);
  const consent = registration.electronicRecords ? [texts.electronicRecords] : [];
  return [[...lines, ...consent].join('\n'), release.title, releaseTextOf(release)].join('\n\n');
}
