import type { AnnouncementDocument } from '../../model/announcements.ts';
import type { CatalogDocument } from '../../model/catalog.ts';
import type { EventDocument } from '../../model/events.ts';
import type { ProgressDocument } from '../../model/participants.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';
import { isInAudience } from '../announcements/audience.ts';
import { isClaimable, rewardProgress } from '../rewards/rewards.ts';

/** Documents of one person at the event. */
interface PersonFacts {
  registration: RegistrationDocument;
  /** Undefined without one. */
  progress: ProgressDocument | undefined;
  /** Businesses of the event; needed for the audience of people who have finished. */
  catalog?: CatalogDocument;
}

/** True if a person is notified of an announcement of the event. */
export function isNotifiedOf(
  announcement: Pick<AnnouncementDocument, 'audience' | 'audienceId'>,
  person: PersonFacts & { event: Pick<EventDocument, 'ticketPrice' | 'ticketTypes'> },
): boolean {
  return person.registration.status === 'active' && isInAudience(announcement, person);
}

/** True if a person has a reward that they can still pick up: one who has not paid gets none. */
export function hasWaitingReward(
  catalog: CatalogDocument,
  { registration, progress }: PersonFacts,
): boolean {
  if (registration.status !== 'active' || !registration.isVerified || !progress) return false;
  return rewardProgress(catalog, progress).some(isClaimable);
}
