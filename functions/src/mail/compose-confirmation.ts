import type { AnswerOf, BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { problem } from '@wine-walk/common/api/contract/problems.ts';
import type { previewConfirmation } from '@wine-walk/common/api/mail.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { isAfterReminder } from '@wine-walk/common/rules/mail/reminder.ts';
import { readOrganizationDocument } from '../firestore/events/organization.ts';
import { documentPaths } from '../firestore/paths.ts';
import { findCurrentRelease, findRelease } from '../firestore/people/releases.ts';
import { readDocument } from '../firestore/read.ts';
import { appUrl } from '../settings.ts';
import { confirmationContent } from './confirmation-content.ts';
import { previewOf, readLogo, readMailedRegistration } from './event-mail.ts';
import { readMadeUpPass } from './made-up-pass.ts';
import type { MailContent } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { newTicketLink } from './ticket-link.ts';

/**
 * Composes the confirmation of a registration as it is now, for the email that it still has. One after the reminders has
 * their link. `now`: epoch milliseconds.
 */
export async function composeConfirmation(
  submissionId: string,
  to: string,
  now: number,
): Promise<MailContent | MailRefusal> {
  const registration = await readMailedRegistration(submissionId, to);
  if ('refusal' in registration) return registration;
  const [event, organization, release] = await Promise.all([
    readDocument(documentPaths.event(registration.eventId), eventDocument),
    readOrganizationDocument(),
    findRelease(registration.waiverVersion),
  ]);
  if (!event) return { refusal: 'event-gone' };
  if (!release) return { refusal: 'release-gone' };
  const hasLink =
    organization.sendsReminders &&
    isAfterReminder(event.data, registration.submittedAt) &&
    !hasEnded(event.data, now);
  return confirmationContent({
    ticketLink: hasLink ? await newTicketLink({ submissionId, registration, now }) : null,
    submissionId,
    registration,
    event: withId(event),
    organization,
    language: release.language,
    release,
    logo: await readLogo(organization),
    appUrl: appUrl(),
  });
}

type Preview = typeof previewConfirmation;

/**
 * Composes the confirmation of a made-up visitor with a ticket, who signed the current release, for the active event, or the
 * latest one. `now`: epoch milliseconds.
 */
export async function composeConfirmationPreview(
  { language, ...texts }: BodyOf<Preview>,
  now: number,
): Promise<AnswerOf<Preview>> {
  const [pass, releases] = await Promise.all([readMadeUpPass(language, now), findCurrentRelease()]);
  if (!pass) return problem('no-event-for-mail');
  if (!releases) return problem('no-release-for-mail');
  const release = releases[language];
  const { version: waiverVersion, sha256: waiverSha256 } = release;
  const mail = await confirmationContent({
    ...pass,
    registration: { ...pass.registration, waiverVersion, waiverSha256 },
    release,
    organization: { ...pass.organization, ...texts },
  });
  return previewOf(mail);
}
