import type { ShownRelease } from '@wine-walk/common/api/releases.ts';
import { calendarAttributes } from '@wine-walk/common/lib/calendar-entry.ts';
import { mapSearchUrl } from '@wine-walk/common/lib/map-search.ts';
import { moneyText } from '@wine-walk/common/lib/money-text.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import type { OrganizationDocument } from '@wine-walk/common/model/organization.ts';
import type {
  LocalizedText,
  OrganizationFacts,
} from '@wine-walk/common/model/organization-facts.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import type { Money } from '@wine-walk/common/model/values.ts';
import { maskName } from '@wine-walk/common/rules/people/names.ts';
import { releaseTextOf } from '@wine-walk/common/rules/registrations/release-text.ts';
import { minimumAgeOf, ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { qrPng } from '../lib/png.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import {
  type MailAttachment,
  type MailContent,
  type MailLine,
  type MailSection,
  toHtml,
  toText,
} from './mail-body.ts';

/** Data of a confirmation. `release`: the text that was signed, in the language of the mail. */
export interface ConfirmationFacts {
  submissionId: string;
  registration: RegistrationDocument;
  event: EventDocument & { id: string };
  organization: OrganizationFacts &
    Pick<OrganizationDocument, 'confirmationOpening' | 'confirmationClosing'>;
  release: ShownRelease;
  /** Logo of the organization; null for none. */
  logo: Pick<MailAttachment, 'content' | 'contentType'> | null;
  /** URL of the app, without a slash at the end. */
  appUrl: string;
}

/** Accent of an organization without its own color. */
const defaultAccent = '#7a1f3d';
const qrCid = 'desk-code';
const logoCid = 'logo';

/**
 * Composes the confirmation of a registration: event, what to bring and to pay, the code for the desk, the signed text and
 * the calendar file.
 */
export async function confirmationContent(facts: ConfirmationFacts): Promise<MailContent> {
  const { submissionId, registration, event, organization, release, logo } = facts;
  const isSigned = registration.liabilityWaiver;
  const { language } = release;
  const texts = confirmationTexts[language];
  const { date, time } = timesOf(facts);
  const link = confirmationLink(facts);
  const { contactEmail } = organization;
  const advice = localized(organization.arrivalAdvice, language);
  const minimumAge = minimumAgeOf(event, registration.typeId, organization);
  const body = {
    language,
    title: texts.title,
    lead: texts.lead(event.name),
    accentColor: organization.accentColor || defaultAccent,
    logo: logo && { cid: logoCid, alt: organization.shortName },
    sections: [
      ...ownParagraphs(localized(organization.confirmationOpening, language)),
      {
        heading: event.name,
        lines: [
          { term: texts.date, text: date(event.startTime) },
          {
            term: texts.time,
            text: `${time(event.startTime)} – ${time(event.endTime, 'short')}`,
          },
          { term: texts.place, text: event.place },
          { text: texts.map, href: mapSearchUrl(event.place) },
        ],
      },
      { heading: texts.payment, lines: [{ text: paymentText(facts) }] },
      {
        heading: texts.bring,
        lines: [texts.photoId(minimumAge), texts.wayHome, advice]
          .filter(Boolean)
          .map((text) => ({ text })),
      },
      {
        heading: texts.desk,
        lines: [{ text: texts.showCode }, { text: texts.openConfirmation, href: link }],
        image: { cid: qrCid, alt: texts.codeLabel(submissionId) },
      },
      isSigned
        ? { heading: texts.copy, lines: [{ text: texts.copyAttached }, ...signatureLines(facts)] }
        : { heading: texts.copy, lines: [{ text: texts.signAtDesk }] },
      ...ownParagraphs(localized(organization.confirmationClosing, language)),
      ...(contactEmail ? [{ heading: '', lines: [{ text: texts.questions(contactEmail) }] }] : []),
    ],
  };
  const { copyFile, calendarFile } = texts;
  return {
    subject: texts.subject(event.name),
    text: toText(body),
    html: toHtml(body),
    attachments: [
      { filename: 'qr.png', content: qrPng(link), contentType: 'image/png', cid: qrCid },
      await calendarAttachment(facts, calendarFile),
      ...(isSigned ? [signedCopyFile(copyFile, facts)] : []),
      ...(logo ? [{ filename: 'logo', ...logo, cid: logoCid }] : []),
    ],
  };
}

/** Returns the section of a text of the organization, a line for each of its lines; none if it is empty. */
function ownParagraphs(text: string): MailSection[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0 ? [] : [{ heading: '', lines: lines.map((line) => ({ text: line })) }];
}

function signedCopyFile(filename: string, facts: ConfirmationFacts): MailAttachment {
  return { filename, content: signedCopy(facts), contentType: 'text/plain; charset=utf-8' };
}

const confirmationLink = ({ appUrl, submissionId }: ConfirmationFacts) =>
  `${appUrl}/waiver/${encodeURIComponent(submissionId)}`;

/** Returns what is owed at the desk, or that it is paid. */
function paymentText({ registration, event, organization, release }: ConfirmationFacts): string {
  const texts = confirmationTexts[release.language];
  const locale = organizationLocale(organization, release.language);
  const price = (money: Money) => moneyText(money, locale);
  const { payment, isVerified, deskTicketId } = registration;
  if (payment) return texts.paid(price(payment));
  if (isVerified) return texts.ticketPaid;
  if (deskTicketId) return texts.deskTicket(deskTicketId);
  return texts.due(
    price(ticketPriceOf(event, registration.typeId)),
    texts.payments(organization.paymentMethods),
  );
}

/**
 * Returns the facts of the signature, as `/verify/{submissionId}` shows them. The full name is for a verified email: a
 * mistyped one belongs to someone else.
 */
function signatureLines(facts: ConfirmationFacts): MailLine[] {
  const { submissionId, registration, release, appUrl } = facts;
  const texts = confirmationTexts[release.language];
  const { date, time } = timesOf(facts);
  const name = registration.signedName ?? registration.fullName;
  const { signedOn, emailProvenAt, ticketId } = registration;
  const signedAt = registration.releaseSignedAt ?? registration.submittedAt;
  const checkUrl = `${appUrl}/verify/${encodeURIComponent(submissionId)}`;
  return [
    { term: texts.confirmationId, text: submissionId },
    ...(ticketId ? [{ term: texts.ticket, text: ticketId }] : []),
    { term: texts.signedBy, text: emailProvenAt === null ? maskName(name) : name },
    { term: texts.signedAt, text: `${date(signedAt)}, ${time(signedAt, 'short')}` },
    { term: texts.signedWhere, text: texts.signedOn[signedOn] },
    { term: texts.version, text: registration.waiverVersion },
    { term: texts.fingerprint, text: registration.waiverSha256 },
    { term: texts.checkAt, text: checkUrl, href: checkUrl },
  ];
}

/** Returns the copy of the signed text. It ends with the hashed text: title, an empty line, sections. */
function signedCopy(facts: ConfirmationFacts): string {
  const { registration, release } = facts;
  const texts = confirmationTexts[release.language];
  const lines = signatureLines(facts).map(({ term, text }) => `${term}: ${text}`);
  const consent = registration.electronicRecords ? [texts.electronicRecords] : [];
  return [[...lines, ...consent].join('\n'), release.title, releaseTextOf(release)].join('\n\n');
}

/** Loads the calendar library with the first confirmation, for short cold starts. */
async function calendarAttachment(
  facts: ConfirmationFacts,
  filename: string,
): Promise<MailAttachment> {
  const { event, organization, release } = facts;
  const { language } = release;
  // A bundled CommonJS module has its exports in `default` only.
  const { createEvent } = (await import('ics')).default;
  const url = confirmationLink(facts);
  const advice = localized(organization.arrivalAdvice, language);
  const { error, value } = createEvent(
    calendarAttributes({
      id: event.id,
      title: event.name,
      description: confirmationTexts[language].calendarNote(advice, url),
      place: event.place,
      startTime: event.startTime,
      endTime: event.endTime,
      url,
    }),
  );
  if (error || !value) throw error ?? new Error('The calendar entry could not be made.');
  return { filename, content: value, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' };
}

/** Returns formatters of dates and times in the zone of the event. */
function timesOf({ event: { timeZone }, organization, release }: ConfirmationFacts) {
  const locale = organizationLocale(organization, release.language);
  return {
    date: (instant: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(new Date(instant)),
    /** `zone`: 'short' to name the time zone. */
    time: (instant: string, zone?: 'short') =>
      new Intl.DateTimeFormat(locale, {
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
        ...(zone && { timeZoneName: zone }),
      }).format(new Date(instant)),
  };
}

/** Returns the text in the language, or in another one if it has none. */
const localized = (text: LocalizedText, language: 'en' | 'es') =>
  text[language] || text.en || text.es;
