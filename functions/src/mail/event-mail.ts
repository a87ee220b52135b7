import type { MailPreview } from '@wine-walk/common/api/mail.ts';
import { calendarAttributes } from '@wine-walk/common/lib/calendar-entry.ts';
import { dateText, timeText } from '@wine-walk/common/lib/date-text.ts';
import { mapSearchUrl } from '@wine-walk/common/lib/map-search.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import type { OrganizationFacts } from '@wine-walk/common/model/organization-facts.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import { readImage } from '../firestore/events/images.ts';
import { readOrganizationDocument } from '../firestore/events/organization.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument } from '../firestore/read.ts';
import {
  type MailAttachment,
  type MailBody,
  type MailContent,
  type MailSection,
  toHtml,
  toText,
} from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { mailTexts } from './mail-texts.ts';

type Logo = Pick<MailAttachment, 'content' | 'contentType'>;

/** Event and organization of a mail to attendees. */
export interface EventMailFacts {
  event: EventDocument & { id: string };
  organization: OrganizationFacts;
  language: Language;
  /** Logo of the organization; null for none. */
  logo: Logo | null;
}

/** Accent of an organization without its own color, as `#rrggbb`. */
export const defaultAccent = '#7a1f3d';
const logoCid = 'logo';

/** Returns the organization's uploaded logo; null for none. */
export async function readLogo({ logoUrl }: OrganizationFacts): Promise<Logo | null> {
  const image = logoUrl ? await readImage(logoUrl.split('/').at(-1) ?? '') : undefined;
  return image ? { content: image.bytes, contentType: image.contentType } : null;
}

/** Returns the facts for a mail about an event; undefined if the event does not exist. */
export async function readEventMailFacts(
  eventId: string,
  language: Language,
): Promise<EventMailFacts | undefined> {
  const [event, organization] = await Promise.all([
    readDocument(documentPaths.event(eventId), eventDocument),
    readOrganizationDocument(),
  ]);
  return (
    event && { event: withId(event), organization, language, logo: await readLogo(organization) }
  );
}

/** Returns a registration that is not canceled and still has this email, or why a mail about it is not sent. */
export async function readMailedRegistration(
  submissionId: string,
  to: string,
): Promise<RegistrationDocument | MailRefusal> {
  const found = await readDocument(documentPaths.registration(submissionId), registrationDocument);
  if (!found) return { refusal: 'registration-gone' };
  if (found.data.email !== to) return { refusal: 'other-email' };
  if (found.data.status === 'cancelled') return { refusal: 'registration-cancelled' };
  return found.data;
}

/** Parts of a mail, below the organization's name or logo. */
interface MailParts extends Pick<MailBody, 'title' | 'lead' | 'sections'> {
  subject: string;
  attachments?: readonly MailAttachment[];
}

/** Returns the content of a mail in the style of the organization, with the logo after the other attachments. */
export function mailContent(
  { organization, language, logo }: Omit<EventMailFacts, 'event'>,
  { subject, attachments = [], ...parts }: MailParts,
): MailContent {
  const { shortName: brand, accentColor } = organization;
  const body: MailBody = {
    ...parts,
    language,
    brand,
    accentColor: accentColor || defaultAccent,
    logo: logo && { cid: logoCid, alt: brand },
  };
  return {
    subject,
    text: toText(body),
    html: toHtml(body),
    attachments: [...attachments, ...(logo ? [{ filename: 'logo', ...logo, cid: logoCid }] : [])],
  };
}

/** Returns the section with the date, time and place of the event. */
export function eventSection(facts: Omit<EventMailFacts, 'logo'>): MailSection {
  const { event, language } = facts;
  const texts = mailTexts('confirmation', language);
  const { date, time } = timesOf(facts);
  return {
    heading: event.name,
    lines: [
      { term: texts.date, text: date(event.startTime) },
      { term: texts.time, text: `${time(event.startTime)} – ${time(event.endTime, 'short')}` },
      { term: texts.place, text: event.place },
      { text: texts.map, href: mapSearchUrl(event.place) },
    ],
  };
}

/** Returns a section with a line for each line of a text; none if it is empty. */
export function paragraphs(text: string): MailSection[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0 ? [] : [{ heading: '', lines: lines.map((line) => ({ text: line })) }];
}

/**
 * Returns the event as a calendar file, which replaces an earlier one of the same event. Loads the calendar library with
 * the first mail, for short cold starts.
 */
export async function calendarAttachment(
  { event }: Pick<EventMailFacts, 'event'>,
  { description, url }: { description: string; url: string },
): Promise<MailAttachment> {
  // A bundled CommonJS module has its exports in `default` only.
  const { createEvent } = (await import('ics')).default;
  const { id, name: title, place, startTime, endTime } = event;
  const entry = { id, title, description, place, startTime, endTime, url };
  const { error, value } = createEvent(calendarAttributes(entry, Date.now()));
  if (error || !value) throw error ?? new Error('The calendar entry could not be made.');
  return {
    filename: 'wine-walk.ics',
    content: value,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  };
}

/** Returns formatters of dates and times in the zone of the event. */
export function timesOf({
  event: { timeZone },
  organization,
  language,
}: Omit<EventMailFacts, 'logo'>) {
  const locale = organizationLocale(organization, language);
  return {
    date: (at: string) => dateText(at, { locale, timeZone }),
    /** `zone`: 'short' to name the time zone. */
    time: (at: string, zone?: 'short') => timeText(at, { locale, timeZone }, zone),
  };
}

/** Returns a mail as staff see it before it is sent, with its images as data URLs in place of references to attachments. */
export function previewOf({
  subject,
  text,
  html = '',
  attachments = [],
}: MailContent): MailPreview {
  const embedded = attachments.reduce((document, { cid, content, contentType }) => {
    if (!cid) return document;
    const data = Buffer.from(content).toString('base64');
    return document.replaceAll(`cid:${cid}`, `data:${contentType};base64,${data}`);
  }, html);
  return { subject, text, html: embedded };
}
