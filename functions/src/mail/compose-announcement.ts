import {
  type AnnouncementDocument,
  announcementDocument,
} from '@wine-walk/common/model/announcements.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import type { AnnouncementMail } from '@wine-walk/common/model/mail.ts';
import { isOutdated } from '@wine-walk/common/rules/announcements/publish-time.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument } from '../firestore/read.ts';
import { appUrl } from '../settings.ts';
import {
  calendarAttachment,
  type EventMailFacts,
  eventSection,
  mailContent,
  paragraphs,
  readEventMailFacts,
} from './event-mail.ts';
import type { MailContent, MailLine } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { mailTexts } from './mail-texts.ts';

/**
 * Composes the mail of an announcement as it is now, in the language, or in the main one if it has no text in it. Before the
 * end of the walk, a mail about it has its time and place; before the start, also the calendar file, which replaces an
 * earlier one. `now`: epoch milliseconds.
 */
export async function composeAnnouncement(
  { eventId, id, purpose }: AnnouncementMail,
  { language, stopUrl, now }: { language: Language; stopUrl: string; now: number },
): Promise<MailContent | MailRefusal> {
  const [announcement, facts] = await Promise.all([
    readDocument(documentPaths.announcement(eventId, id), announcementDocument),
    readEventMailFacts(eventId, language),
  ]);
  // The mails of a scheduled one are queued a moment before its publication.
  if (!announcement?.data.isPublished && !announcement?.data.scheduledMail)
    return { refusal: 'announcement-withdrawn' };
  if (!facts) return { refusal: 'event-gone' };
  if (isOutdated(announcement.data, facts.event)) return { refusal: 'event-not-announced' };
  return announcementContent(announcement.data, purpose, facts, { stopUrl, now });
}

/** Composes the mail of an announcement. `stopUrl`: page that stops such mails; empty in a preview. `now`: epoch milliseconds. */
export async function announcementContent(
  { title, message, titleIn, messageIn, audience }: AnnouncementDocument,
  purpose: AnnouncementMail['purpose'],
  facts: EventMailFacts,
  { stopUrl, now }: { stopUrl: string; now: number },
): Promise<MailContent> {
  const { event, language } = facts;
  const subject = titleIn[language] || title;
  const [lead = '', ...rest] = (messageIn[language] || message).split('\n');
  const isAhead = purpose === 'walk' && !hasEnded(event, now);
  const isUpcoming = isAhead && now < Date.parse(event.startTime);
  const entry = { description: lead, url: appUrl() };
  return mailContent(facts, {
    subject,
    title: subject,
    lead,
    sections: [
      ...paragraphs(rest.join('\n')),
      ...(isAhead ? [eventSection(facts)] : []),
      {
        heading: '',
        lines: footerLines(audience === 'ticket-holders' ? 'tickets' : purpose, stopUrl, facts),
      },
    ],
    attachments: isUpcoming ? [await calendarAttachment(facts, entry)] : [],
  });
}

function footerLines(
  reason: AnnouncementMail['purpose'] | 'tickets',
  stopUrl: string,
  { organization, language }: EventMailFacts,
): MailLine[] {
  const { shortName, contactEmail } = organization;
  const texts = mailTexts('announcements', language).footer;
  const open = { text: texts.openApp, href: appUrl() };
  const stop = stopUrl === '' ? [] : [{ text: texts.stop, href: stopUrl }];
  if (reason === 'tickets') {
    const register = { text: texts.register, href: `${appUrl()}/waiver` };
    return [register, { text: texts.tickets({ organization: shortName }) }, ...stop];
  }
  return reason === 'walk'
    ? [{ text: texts.registered({ organization: shortName }) }, open, ...stop]
    : [
        { text: `${texts.news({ organization: shortName })} ${texts.stopNews({ contactEmail })}` },
        ...stop,
      ];
}
