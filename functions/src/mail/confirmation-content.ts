import type { ShownRelease } from '@wine-walk/common/api/releases.ts';
import { textIn } from '@wine-walk/common/model/languages.ts';
import type { OrganizationDocument } from '@wine-walk/common/model/organization.ts';
import type { OrganizationFacts } from '@wine-walk/common/model/organization-facts.ts';
import { splitName } from '@wine-walk/common/rules/people/names.ts';
import { releaseTextOf } from '@wine-walk/common/rules/registrations/release-text.ts';
import { calendarAttachment, mailContent, paragraphs, timesOf } from './event-mail.ts';
import { type MailAttachment, type MailContent, type MailLine, unlinked } from './mail-body.ts';
import { mailTexts } from './mail-texts.ts';
import {
  arrivalAdvice,
  bringSection,
  confirmationLink,
  mailedName,
  type PassFacts,
  passSection,
  qrAttachment,
} from './pass-sections.ts';

/** Data of a confirmation. */
export interface ConfirmationFacts extends PassFacts {
  organization: OrganizationFacts &
    Pick<OrganizationDocument, 'confirmationOpening' | 'confirmationClosing'>;
  /** The text that was signed, in the language of the mail. */
  release: ShownRelease;
}

/**
 * Composes the confirmation of a registration: the pass with the price due, things to bring, the signed text last, and
 * the calendar file.
 */
export async function confirmationContent(facts: ConfirmationFacts): Promise<MailContent> {
  const { registration, event, organization, language } = facts;
  const isSigned = registration.liabilityWaiver;
  const texts = mailTexts('confirmation', language);
  const link = confirmationLink(facts);
  const { contactEmail } = organization;
  const description = texts.calendarNote({ advice: arrivalAdvice(facts), url: link });
  return mailContent(facts, {
    subject: texts.subject({ event: event.name }),
    title: texts.title({ name: unlinked(splitName(registration.fullName).firstName) }),
    lead: texts.lead({ event: event.name }),
    sections: [
      ...paragraphs(textIn(organization.confirmationOpening, language)),
      passSection(facts),
      bringSection(facts),
      ...paragraphs(textIn(organization.confirmationClosing, language)),
      ...(contactEmail
        ? [{ heading: '', lines: [{ text: texts.questions({ email: contactEmail }) }] }]
        : []),
      isSigned
        ? { heading: texts.copy, lines: [{ text: texts.copyAttached }, ...signatureLines(facts)] }
        : { heading: texts.copy, lines: [{ text: texts.signAtDesk }] },
    ],
    attachments: [
      qrAttachment(facts),
      await calendarAttachment(facts, { description, url: link }),
      ...(isSigned ? [signedCopyFile(texts.copyFile, facts)] : []),
    ],
  });
}

function signedCopyFile(filename: string, facts: ConfirmationFacts): MailAttachment {
  return { filename, content: signedCopy(facts), contentType: 'text/plain; charset=utf-8' };
}

/** Returns the facts of the signature, as `/verify/{submissionId}` shows them. */
function signatureLines(facts: ConfirmationFacts): MailLine[] {
  const { submissionId, registration, language, appUrl } = facts;
  const texts = mailTexts('confirmation', language);
  const { date, time } = timesOf(facts);
  const name = registration.signedName ?? registration.fullName;
  const { signedOn, ticketId } = registration;
  const signedAt = registration.releaseSignedAt ?? registration.submittedAt;
  const checkUrl = `${appUrl}/verify/${encodeURIComponent(submissionId)}`;
  return [
    { term: texts.confirmationId, text: submissionId },
    ...(ticketId ? [{ term: texts.ticket, text: unlinked(ticketId) }] : []),
    { term: texts.signedBy, text: mailedName(name, registration) },
    { term: texts.signedAt, text: `${date(signedAt)}, ${time(signedAt, 'short')}` },
    { term: texts.signedWhere, text: texts.signedOn[signedOn] },
    { term: texts.version, text: registration.waiverVersion },
    { term: texts.fingerprint, text: registration.waiverSha256 },
    { term: texts.checkAt, text: checkUrl, href: checkUrl },
  ];
}

/** Returns the copy of the signed text. It ends with the hashed text: title, an empty line, sections. */
function signedCopy(facts: ConfirmationFacts): string {
  const { registration, release, language } = facts;
  const texts = mailTexts('confirmation', language);
  const lines = signatureLines(facts).map(({ term, text }) => `${term}: ${text}`);
  const consent = registration.electronicRecords ? [texts.electronicRecords] : [];
  return [[...lines, ...consent].join('\n'), release.title, releaseTextOf(release)].join('\n\n');
}
