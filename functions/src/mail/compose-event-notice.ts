import type { Language } from '@wine-walk/common/model/languages.ts';
import { appUrl } from '../settings.ts';
import {
  calendarAttachment,
  eventSection,
  logoAttachments,
  mailStyle,
  paragraphs,
  readEventMailFacts,
} from './event-mail.ts';
import { type MailContent, toHtml, toText } from './mail-body.ts';
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
  if (Date.parse(event.endTime) <= now) return { refusal: 'event-over' };
  const texts = mailTexts('event-notice', language);
  const description = event.descriptionIn[language] || event.description;
  const url = `${appUrl()}/waiver`;
  const body = {
    ...mailStyle(facts),
    title: event.name,
    lead: texts.lead,
    sections: [
      ...paragraphs(description),
      eventSection(facts),
      { heading: '', lines: [{ text: texts.register, href: url }] },
      { heading: '', lines: [{ text: texts.reason({ organization: organization.shortName }) }] },
    ],
  };
  return {
    subject: texts.subject({ event: event.name }),
    text: toText(body),
    html: toHtml(body),
    attachments: [
      await calendarAttachment(facts, { description: texts.lead, url: appUrl() }),
      ...logoAttachments(facts),
    ],
  };
}
