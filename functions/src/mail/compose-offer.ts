import type { Language } from '@wine-walk/common/model/languages.ts';
import { offerTokenText, waitingListDocument } from '@wine-walk/common/model/waiting-list.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument } from '../firestore/read.ts';
import { appUrl } from '../settings.ts';
import type { MailRefusal } from './compose-confirmation.ts';
import {
  eventSection,
  logoAttachments,
  mailStyle,
  readEventMailFacts,
  timesOf,
} from './event-mail.ts';
import { type MailContent, toHtml, toText } from './mail-body.ts';
import { mailTexts } from './mail-texts.ts';

/** Composes the offer of a place, while it is open. `now`: epoch milliseconds. */
export async function composeOffer(
  waitingId: string,
  language: Language,
  now: number,
): Promise<MailContent | MailRefusal> {
  const entry = await readDocument(documentPaths.waiting(waitingId), waitingListDocument);
  const { offerEndsAt, eventId, secret } = entry?.data ?? {};
  if (!offerEndsAt || !eventId || !secret || Date.parse(offerEndsAt) <= now)
    return { refusal: 'The offer is over.' };
  const facts = await readEventMailFacts(eventId, language);
  if (!facts) return { refusal: 'The event no longer exists.' };
  const texts = mailTexts('waiting-list', language).offer;
  const { date, time } = timesOf(facts);
  const url = `${appUrl()}/waiver?offer=${offerTokenText({ id: waitingId, secret })}`;
  const body = {
    ...mailStyle(facts),
    title: texts.title,
    lead: texts.lead({ until: `${date(offerEndsAt)}, ${time(offerEndsAt, 'short')}` }),
    sections: [
      { heading: '', lines: [{ text: texts.register, href: url }] },
      eventSection(facts),
      { heading: '', lines: [{ text: texts.otherwise }] },
    ],
  };
  return {
    subject: texts.subject({ event: facts.event.name }),
    text: toText(body),
    html: toHtml(body),
    attachments: logoAttachments(facts),
  };
}
