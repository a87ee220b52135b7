import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { resultLinkDocument } from '@wine-walk/common/model/results.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument, readDocuments } from '../firestore/read.ts';
import { appUrl } from '../settings.ts';
import { type MailContent, unlinked } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { mailTexts } from './mail-texts.ts';

/** Composes the mail with the link to a shop's results. */
export async function composeResultsMail(
  resultLinkId: string,
  language: Language,
): Promise<MailContent | MailRefusal> {
  const link = await readDocument(documentPaths.resultLink(resultLinkId), resultLinkDocument);
  if (!link?.data.isActive || link.data.businessId === null) return { refusal: 'link-ended' };
  const { eventId, businessId, secret } = link.data;
  const [event, business] = await readDocuments(
    [documentPaths.event(eventId), eventDocument],
    [documentPaths.business(businessId), businessDocument],
  );
  if (!event || !business) return { refusal: 'event-gone' };
  const texts = mailTexts('results', language).link;
  const walk = { shop: unlinked(business.data.name), event: event.data.name };
  return {
    subject: texts.subject(walk),
    text: [texts.opening(walk), texts.closing({ link: `${appUrl()}/results/${secret}` })].join(
      '\n\n',
    ),
  };
}
