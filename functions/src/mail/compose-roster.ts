import { clockRangeText } from '@wine-walk/common/lib/clock-range.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { volunteerDocument } from '@wine-walk/common/model/staff.ts';
import { readOrganizationDocument } from '../firestore/organization.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument } from '../firestore/read.ts';
import { appUrl } from '../settings.ts';
import type { MailRefusal } from './compose-confirmation.ts';
import type { MailContent } from './mail-body.ts';

interface RosterFacts {
  name: string;
  event: string;
  date: string;
  /** Task, station and times, as far as they are known. */
  shift: string;
  link: string;
  pin: string;
}

interface RosterTexts {
  desk: string;
  subject: (event: string) => string;
  text: (facts: RosterFacts) => string;
}

const rosterTexts: Readonly<Record<Language, RosterTexts>> = {
  en: {
    desk: 'Desk',
    subject: (event) => `Your shift at ${event}`,
    text: ({ name, event, date, shift, link, pin }) =>
      `Hi ${name},\n\nYou’re on the roster for ${event} on ${date}.\n${shift}\n\nOpen this link on your phone when your shift starts:\n${link}\n\nPIN: ${pin}\n\nThe link is yours alone. Please don’t share it.`,
  },
  es: {
    desk: 'Mesa de registro',
    subject: (event) => `Tu turno en ${event}`,
    text: ({ name, event, date, shift, link, pin }) =>
      `Hola, ${name}:\n\nEstás en la lista de voluntarios de ${event}, el ${date}.\n${shift}\n\nAbre este enlace en tu teléfono cuando empiece tu turno:\n${link}\n\nPIN: ${pin}\n\nEl enlace es solo para ti. No lo compartas.`,
  },
};

/** Composes the mail with the personal link and PIN of a volunteer as they are now. */
export async function composeRosterMail(
  volunteerId: string,
  language: Language,
): Promise<MailContent | MailRefusal> {
  const volunteer = await readDocument(documentPaths.volunteer(volunteerId), volunteerDocument);
  if (!volunteer?.data.isActive) return { refusal: 'This person’s link has ended.' };
  const { name, secret, pin, eventId, businessId, task, from, to } = volunteer.data;
  const [event, business, organization] = await Promise.all([
    readDocument(documentPaths.event(eventId), eventDocument),
    businessId && readDocument(documentPaths.business(businessId), businessDocument),
    readOrganizationDocument(),
  ]);
  if (!event) return { refusal: 'The event no longer exists.' };
  const texts = rosterTexts[language];
  const { startTime, timeZone } = event.data;
  const locale = organizationLocale(organization, language);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(
    new Date(startTime),
  );
  const station = business ? business.data.name : texts.desk;
  const times = clockRangeText(from, to, locale);
  return {
    subject: texts.subject(event.data.name),
    text: texts.text({
      name,
      event: event.data.name,
      date,
      shift: [task, station, times].filter(Boolean).join(' · '),
      link: `${appUrl()}/admin/volunteer/${secret}`,
      pin,
    }),
  };
}
