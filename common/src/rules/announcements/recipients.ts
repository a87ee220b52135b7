import type { AnnouncementDocument } from '../../model/announcements.ts';
import type { CatalogDocument } from '../../model/catalog.ts';
import type { EventDocument } from '../../model/events.ts';
import type { Language } from '../../model/languages.ts';
import type { AnnouncementMail } from '../../model/mail.ts';
import type { ProgressDocument } from '../../model/participants.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { releaseLanguage } from '../registrations/release-text.ts';
import { isInAudience } from './audience.ts';

export interface Recipient {
  email: string;
  /** Language of the release that they signed, or the main one. */
  language: Language;
}

export interface AudiencePeople {
  /** Prices; needed for the audience of people who have not paid. */
  event: Pick<EventDocument, 'ticketPrice' | 'ticketTypes'> | undefined;
  registrations: readonly RegistrationDocument[];
  /** Progress by participant; needed for an audience of visitors. */
  progressOf: (participantId: string) => Pick<ProgressDocument, 'visits'> | undefined;
  /** Businesses of the event; needed for the audience of people who have finished. */
  catalog: Pick<CatalogDocument, 'businesses' | 'formerBusinesses'>;
  /** Mailboxes of unused tickets; needed for an audience of ticket holders. */
  ticketHolders: readonly Recipient[];
}

/**
 * Returns the emails to which an announcement may be mailed, one of each mailbox. Mails about the walk itself go to all.
 */
export function announcementRecipients(
  announcement: Pick<AnnouncementDocument, 'audience' | 'audienceId'>,
  purpose: AnnouncementMail['purpose'],
  { event, registrations, progressOf, catalog, ticketHolders }: AudiencePeople,
): Recipient[] {
  if (announcement.audience === 'ticket-holders')
    return purpose === 'walk' ? [...ticketHolders] : [];
  const chosen = registrations.filter(
    (registration) =>
      registration.status === 'active' &&
      registration.email !== '' &&
      (purpose === 'walk' || isNewsWanted(registration)) &&
      isInAudience(announcement, {
        registration,
        progress: progressOf(registration.participantId),
        event,
        catalog,
      }),
  );
  const byMailbox = new Map(
    chosen.map(({ email, waiverVersion }) => [
      mailboxOf(email),
      { email: email.toLowerCase(), language: releaseLanguage(waiverVersion) },
    ]),
  );
  return [...byMailbox.values()];
}

/** True if a registration agreed to receive news, by an email that its owner verified: others may have typed it. */
const isNewsWanted = ({ marketingConsent, emailProvenAt }: RegistrationDocument) =>
  marketingConsent && emailProvenAt !== null;

/** Returns the number of people that an announcement is for now. */
export function audienceSize(
  announcement: Pick<AnnouncementDocument, 'audience' | 'audienceId'>,
  { event, registrations, progressOf, catalog, ticketHolders }: AudiencePeople,
): number {
  if (announcement.audience === 'ticket-holders') return ticketHolders.length;
  return registrations.filter(
    (registration) =>
      registration.status === 'active' &&
      isInAudience(announcement, {
        registration,
        progress: progressOf(registration.participantId),
        event,
        catalog,
      }),
  ).length;
}
