import type { AnnouncementDocument } from '../../model/announcements.ts';
import type { Language } from '../../model/languages.ts';
import type { AnnouncementMail } from '../../model/mail.ts';
import type { ProgressDocument } from '../../model/participants.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';
import { releaseLanguage } from '../registrations/release-text.ts';
import { isInAudience } from './audience.ts';

interface Recipient {
  email: string;
  /** Language of the release that they signed. */
  language: Language;
}

interface People {
  registrations: readonly RegistrationDocument[];
  /** Progress by participant; needed for an audience of visitors. */
  progressOf: (participantId: string) => Pick<ProgressDocument, 'visits'> | undefined;
}

/**
 * Returns the emails to which an announcement may be mailed, each once. News goes only to registrations that agreed to
 * receive it; what is about the walk itself goes to all.
 */
export function announcementRecipients(
  announcement: Pick<AnnouncementDocument, 'audience' | 'audienceId'>,
  purpose: AnnouncementMail['purpose'],
  { registrations, progressOf }: People,
): Recipient[] {
  const chosen = registrations.filter(
    (registration) =>
      registration.status === 'active' &&
      registration.email !== '' &&
      (purpose === 'walk' || registration.marketingConsent) &&
      isInAudience(announcement, {
        registration,
        progress: progressOf(registration.participantId),
      }),
  );
  const byEmail = new Map(
    chosen.map(({ email, waiverVersion }) => [email.toLowerCase(), releaseLanguage(waiverVersion)]),
  );
  return [...byEmail].map(([email, language]) => ({ email, language }));
}
