import type { Language } from '@wine-walk/common/model/languages.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { appUrl } from '../settings.ts';
import {
  calendarAttachment,
  eventSection,
  mailContent,
  paragraphs,
  readEventMailFacts,
} from './event-mail.ts';
import type { MailContent } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { mailTexts } from './mail-texts.ts';

/** Composes the notice of a new event, as it is now. `now`: epoch milliseconds. */
export async function composeEventNotice(
  eventId: string,
  language: Language,
  now: number,
): Promise<MailContent | MailRefusal> {
  const facts = await readEventMailFacts(eventId, language);
  if (!facts?.event.isActive) return { refusal: 'event-not-announced' };
  const { event, organization } = facts;
  if (hasEnded(event, now)) return { refusal: 'event-over' };
  const texts = mailTexts('event-notice', language);
  const description = event.descriptionIn[language] || event.description;
  const url = `${appUrl()}/waiver`;
  return mailContent(facts, {
    subject: texts.subject({ event: event.name }),
    title: event.name,
    lead: texts.lead,
    sections: [
      ...paragraphs(description),
      eventSection(facts),
      { heading: '', lines: [{ text: texts.register, href: url }] },
      { heading: '', lines: [{ text: texts.reason({ organization: organization.shortName }) }] },
    ],
    attachments: [await calendarAttachment(facts, { description: texts.lead, url: appUrl() })],
  });
}
