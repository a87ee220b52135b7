import type { ThankedAudience } from '@wine-walk/common/api/feedback.ts';
import type { MailTexts } from '@wine-walk/common/messages/types.ts';
import { thankedAs } from '@wine-walk/common/rules/feedback/thanked.ts';
import { splitName } from '@wine-walk/common/rules/people/names.ts';
import { releaseLanguage } from '@wine-walk/common/rules/registrations/release-text.ts';
import { readVisitsOf } from '../firestore/people/progress.ts';
import { mailboxHash } from '../lib/mailbox-hash.ts';
import { appUrl } from '../settings.ts';
import {
  type EventMailFacts,
  mailContent,
  paragraphs,
  readEventMailFacts,
  readMailedRegistration,
} from './event-mail.ts';
import { type MailContent, type MailSection, unlinked } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { composeStoppable } from './mail-stop.ts';
import { mailTexts } from './mail-texts.ts';

/** Composes the thanks after an event for the email that a registration still has. `now`: epoch milliseconds. */
export async function composeThankYou(
  submissionId: string,
  to: string,
  now: number,
): Promise<MailContent | MailRefusal> {
  const registration = await readMailedRegistration(submissionId, to);
  if ('refusal' in registration) return registration;
  const { eventId, participantId, fullName } = registration;
  const [facts, visits] = await Promise.all([
    readEventMailFacts(eventId, releaseLanguage(registration.waiverVersion)),
    readVisitsOf(participantId, eventId),
  ]);
  const audience = thankedAs(registration, visits);
  if (!facts || !audience) return { refusal: 'event-gone' };
  const name = unlinked(splitName(fullName).firstName);
  return composeStoppable(
    { mailbox: mailboxHash(to), scope: eventId, submissionId },
    (stopUrl, surveyUrl) =>
      Promise.resolve(thankYouContent(audience, facts, { name, stopUrl, surveyUrl })),
    now,
  );
}

interface Recipient {
  /** First name; empty in a preview. */
  name: string;
  stopUrl: string;
  /** Page that answers the survey. */
  surveyUrl: string;
}

/** Composes the thanks. Only attendees who came are asked how it was. */
export function thankYouContent(
  audience: ThankedAudience,
  facts: EventMailFacts,
  { name, stopUrl, surveyUrl }: Recipient,
): MailContent {
  const texts = mailTexts('feedback', facts.language);
  const { subject, title, lead } = texts[audience];
  const { shortName } = facts.organization;
  const event = facts.event.name;
  return mailContent(facts, {
    subject: subject({ event }),
    title: title({ name }),
    lead: lead({ event }),
    sections: [
      audience === 'did-not-come' ? openSection(texts) : surveySection(texts, surveyUrl),
      ...paragraphs(texts.regards({ organization: shortName })),
      {
        heading: '',
        lines: [
          { text: texts.reason({ event }) },
          ...(stopUrl === '' ? [] : [{ text: texts.stop, href: stopUrl }]),
        ],
      },
    ],
  });
}

/** Grades, best answer first. */
const grades = ['3', '2', '1'] as const;

/** The question about the evening: each answer opens the page that sends it, because mail servers open links, too. */
function surveySection(texts: MailTexts['feedback'], surveyUrl: string): MailSection {
  return {
    heading: texts.question,
    lines: [{ text: texts.anonymous }],
    isChoice: true,
    buttons: grades.map((grade) => ({
      text: texts.grades[grade],
      href: surveyUrl === '' ? appUrl() : `${surveyUrl}&evening=${grade}`,
    })),
  };
}

function openSection({ openApp }: MailTexts['feedback']): MailSection {
  return { heading: '', lines: [], buttons: [{ text: openApp, href: appUrl() }] };
}
