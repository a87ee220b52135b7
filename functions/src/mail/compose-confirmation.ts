import { withId } from '@wine-walk/common/lib/with-id.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import type { OrganizationFacts } from '@wine-walk/common/model/organization-facts.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { readImage } from '../firestore/images.ts';
import { readOrganizationDocument } from '../firestore/organization.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument } from '../firestore/read.ts';
import { findRelease } from '../firestore/releases.ts';
import { appUrl } from '../settings.ts';
import { type ConfirmationFacts, confirmationContent } from './confirmation-content.ts';
import type { MailContent } from './mail-body.ts';

/** Reason for which a mail is not sent, for staff. */
export interface MailRefusal {
  refusal: string;
}

/** Composes the confirmation of a registration as it is now, for the email that it still has. */
export async function composeConfirmation(
  submissionId: string,
  to: string,
): Promise<MailContent | MailRefusal> {
  const found = await readDocument(documentPaths.registration(submissionId), registrationDocument);
  if (!found) return { refusal: 'The registration no longer exists.' };
  const registration = found.data;
  if (registration.email !== to) return { refusal: 'The registration has another email now.' };
  if (registration.status === 'cancelled') return { refusal: 'The registration is cancelled.' };
  const [event, organization, release] = await Promise.all([
    readDocument(documentPaths.event(registration.eventId), eventDocument),
    readOrganizationDocument(),
    findRelease(registration.waiverVersion),
  ]);
  if (!event) return { refusal: 'The event no longer exists.' };
  if (!release) return { refusal: 'The signed release was not found.' };
  return confirmationContent({
    submissionId,
    registration,
    event: withId(event),
    organization,
    release,
    logo: await readLogo(organization),
    appUrl: appUrl(),
  });
}

/** Returns the organization's uploaded logo; null for none. */
async function readLogo({ logoUrl }: OrganizationFacts): Promise<ConfirmationFacts['logo']> {
  const image = logoUrl ? await readImage(logoUrl.split('/').at(-1) ?? '') : undefined;
  return image ? { content: image.bytes, contentType: image.contentType } : null;
}
