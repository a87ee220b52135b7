import type { AnswerOf, QueryOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { problem } from '@wine-walk/common/api/contract/problems.ts';
import type { previewReminder } from '@wine-walk/common/api/mail.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { splitName } from '@wine-walk/common/rules/people/names.ts';
import { releaseLanguage } from '@wine-walk/common/rules/registrations/release-text.ts';
import { mailboxHash } from '../lib/mailbox-hash.ts';
import { appUrl } from '../settings.ts';
import {
  calendarAttachment,
  mailContent,
  previewOf,
  readEventMailFacts,
  readMailedRegistration,
  timesOf,
} from './event-mail.ts';
import { readMadeUpPass } from './made-up-pass.ts';
import { type MailContent, unlinked } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { composeStoppable } from './mail-stop.ts';
import { mailTexts } from './mail-texts.ts';
import {
  arrivalAdvice,
  bringSection,
  confirmationLink,
  type PassFacts,
  passSection,
  qrAttachment,
} from './pass-sections.ts';
import { newTicketLink, ticketPage } from './ticket-link.ts';

type Preview = typeof previewReminder;

/**
 * Composes the reminder of a registration, for the email that it still has, until the event is over. `now`: epoch
 * milliseconds.
 */
export async function composeReminder(
  submissionId: string,
  to: string,
  now: number,
): Promise<MailContent | MailRefusal> {
  const registration = await readMailedRegistration(submissionId, to);
  if ('refusal' in registration) return registration;
  const language = releaseLanguage(registration.waiverVersion);
  const event = await readEventMailFacts(registration.eventId, language);
  if (!event) return { refusal: 'event-gone' };
  if (!event.event.isActive) return { refusal: 'event-not-announced' };
  if (hasEnded(event.event, now)) return { refusal: 'event-over' };
  return composeStoppable(
    { mailbox: mailboxHash(to), scope: event.event.id },
    async (stopUrl) => {
      const ticketLink = await newTicketLink({ submissionId, registration, now });
      const facts = { ...event, submissionId, registration, appUrl: appUrl(), ticketLink };
      return reminderContent(facts, stopUrl);
    },
    now,
  );
}

/**
 * Composes the reminder of a made-up visitor, who registered before the start, for the active event, or the latest one. Its
 * links lead to pages without a code. `now`: epoch milliseconds.
 */
export async function composeReminderPreview(
  { language }: QueryOf<Preview>,
  now: number,
): Promise<AnswerOf<Preview>> {
  const pass = await readMadeUpPass(language, now);
  if (!pass) return problem('no-event-for-mail');
  const submittedAt = new Date(Date.parse(pass.event.startTime) - 1).toISOString();
  const registration = { ...pass.registration, submittedAt };
  return previewOf(await reminderContent({ ...pass, registration, ticketLink: ticketPage() }, ''));
}

/** `stopUrl`: page that stops such mails; empty in a preview. */
async function reminderContent(facts: PassFacts, stopUrl: string): Promise<MailContent> {
  const { event, language, registration } = facts;
  const texts = mailTexts('confirmation', language);
  const { date, time } = timesOf(facts);
  const url = confirmationLink(facts);
  const description = texts.calendarNote({ advice: arrivalAdvice(facts), url });
  return mailContent(facts, {
    subject: texts.reminder.subject({ event: event.name }),
    title: texts.reminder.title({ name: unlinked(splitName(registration.fullName).firstName) }),
    lead: texts.reminder.lead({
      event: event.name,
      date: date(event.startTime),
      time: time(event.startTime),
    }),
    sections: [
      passSection(facts),
      bringSection(facts),
      { heading: '', lines: [{ text: texts.reminder.stop, href: stopUrl }] },
    ],
    attachments: [qrAttachment(facts), await calendarAttachment(facts, { description, url })],
  });
}
