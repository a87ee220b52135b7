import type { Language } from '@wine-walk/common/model/languages.ts';
import type { OrganizationDocument } from '@wine-walk/common/model/organization.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { findActiveEvent, findLatestEvent } from '../firestore/events/events.ts';
import { readOrganizationDocument } from '../firestore/events/organization.ts';
import { appUrl } from '../settings.ts';
import { readLogo } from './event-mail.ts';
import { mailTexts } from './mail-texts.ts';
import type { PassFacts } from './pass-sections.ts';

/** Pass of a made-up visitor, for the preview of a mail. */
interface MadeUpPass extends PassFacts {
  organization: OrganizationDocument;
}

/**
 * Returns the pass of a made-up visitor with a ticket at the active event, or the latest one; undefined if there is no event.
 * `now`: epoch milliseconds.
 */
export async function readMadeUpPass(
  language: Language,
  now: number,
): Promise<MadeUpPass | undefined> {
  const [active, organization] = await Promise.all([
    findActiveEvent(now),
    readOrganizationDocument(),
  ]);
  const event = active ?? (await findLatestEvent());
  if (!event) return undefined;
  const registration = registrationDocument.parse({
    eventId: event.id,
    participantId: 'preview',
    fullName: mailTexts('confirmation', language).previewName,
    email: '',
    phone: '',
    emergencyContact: '',
    emergencyPhone: '',
    over21: true,
    liabilityWaiver: true,
    marketingConsent: false,
    waiverVersion: '',
    waiverSha256: '',
    submittedAt: new Date(now).toISOString(),
    ip: '',
    userAgent: '',
    paymentMethod: 'prepaid',
    ticketId: 'PREVIEW-1',
    isVerified: true,
    paidAt: null,
    paidTo: null,
    electronicRecords: true,
  });
  return {
    submissionId: 'PREVIEW',
    registration,
    event,
    organization,
    language,
    logo: await readLogo(organization),
    appUrl: appUrl(),
    ticketLink: null,
  };
}
