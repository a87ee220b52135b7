import type { MailDocument } from '@wine-walk/common/model/mail.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocumentsSkippingInvalid } from '../firestore/read.ts';
import { appUrl } from '../settings.ts';
import { composeConfirmation } from './compose-confirmation.ts';
import { eventSection, mailContent, readEventMailFacts } from './event-mail.ts';
import type { MailContent } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { mailTexts } from './mail-texts.ts';

/**
 * Composes one mail for the confirmations of several registrations, in the language of the first: their links, without the
 * names, since the owner of the mailbox may not know these people. `now`: epoch milliseconds.
 */
export async function composeJoined(
  mails: readonly Pick<MailDocument, 'submissionId' | 'to' | 'language'>[],
  now: number,
): Promise<MailContent | MailRefusal> {
  const stored = await readDocumentsSkippingInvalid(
    ...mails.map(
      ({ submissionId }) =>
        [documentPaths.registration(submissionId ?? 'none'), registrationDocument] as const,
    ),
  );
  const registrations = stored.flatMap((registration, at) =>
    registration?.data.status === 'active' && registration.data.email === mails[at]?.to
      ? registration
      : [],
  );
  const [first] = registrations;
  const language = mails[0]?.language;
  if (!first || !language) return { refusal: 'registrations-gone' };
  if (registrations.length === 1) return composeConfirmation(first.id, first.data.email, now);
  const facts = await readEventMailFacts(first.data.eventId, language);
  if (!facts) return { refusal: 'event-gone' };
  const texts = mailTexts('confirmation', language).joined;
  const count = registrations.length;
  return mailContent(facts, {
    subject: texts.subject({ count, event: facts.event.name }),
    title: texts.title({ count }),
    lead: texts.lead,
    sections: [
      eventSection(facts),
      {
        heading: texts.links,
        lines: registrations.map(({ id }) => ({
          text: texts.confirmation({ submissionId: id }),
          href: `${appUrl()}/waiver/${encodeURIComponent(id)}`,
        })),
      },
      { heading: '', lines: [{ text: texts.otherwise }] },
    ],
  });
}
