import type { AnswerOf, BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { problem } from '@wine-walk/common/api/contract/problems.ts';
import type { previewConfirmation } from '@wine-walk/common/api/mail.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { isAfterReminder } from '@wine-walk/common/rules/mail/reminder.ts';
import { findActiveEvent, findLatestEvent } from '../firestore/events/events.ts';
import { readOrganizationDocument } from '../firestore/events/organization.ts';
import { documentPaths } from '../firestore/paths.ts';
import { findCurrentRelease, findRelease } from '../firestore/people/releases.ts';
import { readDocument } from '../firestore/read.ts';
import { appUrl } from '../settings.ts';
import { confirmationContent } from './confirmation-content.ts';
import { readLogo, readMailedRegistration, withEmbeddedImages } from './event-mail.ts';
import type { MailContent } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { mailTexts } from './mail-texts.ts';
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
 * Composes the confirmation of a made-up registration with a ticket, who signed the current release, for the active
 * event, or the latest one. `now`: epoch milliseconds.
 */
export async function composeConfirmationPreview(
  { language, ...texts }: BodyOf<Preview>,
  now: number,
): Promise<AnswerOf<Preview>> {
  const [active, saved, releases] = await Promise.all([
    findActiveEvent(now),
    readOrganizationDocument(),
    findCurrentRelease(),
  ]);
  const event = active ?? (await findLatestEvent());
  if (!event) return problem('no-event-for-mail');
  if (!releases) return problem('no-release-for-mail');
  const release = releases[language];
  const logo = await readLogo(saved);
  const fullName = mailTexts('confirmation', language).previewName;
  const at = new Date(now).toISOString();
  const registration = registrationDocument.parse({
    eventId: event.id,
    participantId: 'preview',
    fullName,
    email: '',
    phone: '',
    emergencyContact: '',
    emergencyPhone: '',
    over21: true,
    liabilityWaiver: true,
    marketingConsent: false,
    waiverVersion: release.version,
    waiverSha256: release.sha256,
    submittedAt: at,
    ip: '',
    userAgent: '',
    paymentMethod: 'prepaid',
    ticketId: 'PREVIEW-1',
    isVerified: true,
    paidAt: null,
    paidTo: null,
    electronicRecords: true,
  });
  const mail = await confirmationContent({
    submissionId: 'PREVIEW',
    registration,
    event,
    language,
    release,
    logo,
    organization: { ...saved, ...texts },
    appUrl: appUrl(),
    ticketLink: null,
  });
  return { subject: mail.subject, text: mail.text, html: withEmbeddedImages(mail) };
}
