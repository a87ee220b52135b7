import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import type { AnnouncementMail } from '@wine-walk/common/model/mail.ts';
import type { LanguageCode } from '@wine-walk/common/model/organization-facts.ts';
import { readOrganizationDocument } from '../firestore/organization.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument } from '../firestore/read.ts';
import { appUrl } from '../settings.ts';
import type { MailRefusal } from './compose-confirmation.ts';
import type { MailContent } from './mail-body.ts';

interface Footer {
  name: string;
  contactEmail: string;
  url: string;
}

const footers: Readonly<
  Record<LanguageCode, Record<AnnouncementMail['purpose'], (footer: Footer) => string>>
> = {
  en: {
    walk: ({ name, url }) =>
      `You’re getting this because you registered with ${name}. Open the app: ${url}`,
    news: ({ name, contactEmail }) =>
      `You’re getting this because you asked ${name} for news. To stop it, write to ${contactEmail || 'the organizer'}.`,
  },
  es: {
    walk: ({ name, url }) =>
      `Recibes este correo porque te registraste con ${name}. Abre la app: ${url}`,
    news: ({ name, contactEmail }) =>
      `Recibes este correo porque pediste noticias de ${name}. Para dejar de recibirlas, escribe a ${contactEmail || 'la organización'}.`,
  },
};

/** Composes the mail of an announcement as it is now, in the language, or in the main one if it has no text in it. */
export async function composeAnnouncement(
  { eventId, id, purpose }: AnnouncementMail,
  language: LanguageCode,
): Promise<MailContent | MailRefusal> {
  const [announcement, organization] = await Promise.all([
    readDocument(documentPaths.announcement(eventId, id), announcementDocument),
    readOrganizationDocument(),
  ]);
  // The mails of a scheduled one are queued a moment before its publication.
  if (!announcement?.data.isPublished && !announcement?.data.scheduledMail)
    return { refusal: 'The announcement was withdrawn.' };
  const { title, message, titleIn, messageIn } = announcement.data;
  const { shortName: name, contactEmail } = organization;
  const footer = footers[language][purpose]({ name, contactEmail, url: appUrl() });
  return {
    subject: titleIn[language] || title,
    text: `${messageIn[language] || message}\n\n${footer}`,
  };
}
