import { moneyText } from '@wine-walk/common/lib/money-text.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { progressDocument } from '@wine-walk/common/model/participants.ts';
import { likedByBusiness } from '@wine-walk/common/rules/wines/liked-pours.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument } from '../firestore/read.ts';
import { appUrl } from '../settings.ts';
import { mailContent, readEventMailFacts, readMailedRegistration } from './event-mail.ts';
import { type MailContent, unlinked } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { mailTexts } from './mail-texts.ts';

/**
 * Composes the list of liked drinks that an attendee requested. It has their notes only if the email is verified: an
 * attendee who registers with another person's email cannot have words sent to it.
 */
export async function composeWines(
  submissionId: string,
  to: string,
  language: Language,
): Promise<MailContent | MailRefusal> {
  const registration = await readMailedRegistration(submissionId, to);
  if ('refusal' in registration) return registration;
  const { eventId, participantId, emailProvenAt } = registration;
  const [facts, progress] = await Promise.all([
    readEventMailFacts(eventId, language),
    readDocument(documentPaths.progress(participantId, eventId), progressDocument),
  ]);
  if (!facts) return { refusal: 'event-gone' };
  const texts = mailTexts('wines', language);
  const locale = organizationLocale(facts.organization, language);
  const { currency } = facts.event.ticketPrice;
  const liked = progress?.data.likedPours ?? [];
  const hasNotes = liked.some(({ note }) => note !== '');
  const details = ({ grower, bottleCents, note }: (typeof liked)[number]) => [
    ...(grower ? [unlinked(grower)] : []),
    ...(bottleCents === null
      ? []
      : [texts.bottle({ price: moneyText({ amountCents: bottleCents, currency }, locale) })]),
    ...(note && emailProvenAt ? [texts.note({ note: unlinked(note.replaceAll('\n', ' ')) })] : []),
  ];
  return mailContent(facts, {
    subject: texts.subject({ event: facts.event.name }),
    title: texts.title,
    lead: texts.lead({ event: facts.event.name }),
    sections: [
      ...likedByBusiness(liked).map(({ business, pours }) => ({
        heading: unlinked(business),
        lines: pours.map((pour) => ({
          text: joinFacts([unlinked(pour.wine), ...details(pour)]),
        })),
      })),
      {
        heading: '',
        lines: hasNotes && !emailProvenAt ? [{ text: texts.notesInApp }] : [],
        buttons: [{ text: texts.open, href: `${appUrl()}/profile/wines` }],
      },
      { heading: '', lines: [{ text: texts.reason }] },
    ],
  });
}
