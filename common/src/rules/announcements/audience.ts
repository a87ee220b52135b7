import type { AnnouncementDocument } from '../../model/announcements.ts';
import type { CatalogDocument } from '../../model/catalog.ts';
import type { EventDocument } from '../../model/events.ts';
import type { ProgressDocument } from '../../model/participants.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';
import { hasFinished } from '../events/eligible-businesses.ts';
import { owedCents } from '../payments/payment.ts';

type Audience = Pick<AnnouncementDocument, 'audience' | 'audienceId'>;

/** Documents of one attendee at the event; undefined if they have none. */
interface AttendeeFacts {
  registration:
    | Pick<RegistrationDocument, 'arrivedAt' | 'firstVisitAt' | 'isVerified' | 'typeId'>
    | undefined;
  progress: Pick<ProgressDocument, 'visits'> | undefined;
  /** Prices of the event; needed for people who have not paid. */
  event: Pick<EventDocument, 'ticketPrice' | 'ticketTypes'> | undefined;
  /** Businesses of the event; needed for people who have finished. */
  catalog?: Pick<CatalogDocument, 'businesses' | 'formerBusinesses'> | undefined;
}

/** True if the audience depends on visits. */
export function needsProgress({ audience }: Pick<Audience, 'audience'>): boolean {
  return audience === 'visitors' || audience === 'finished';
}

/** True if the audience depends on the registration. */
export function needsRegistration({ audience }: Pick<Audience, 'audience'>): boolean {
  return !['all', 'ticket-holders', 'visitors', 'finished'].includes(audience);
}

/** True if the audience can include new registrants, who have no visits and no ticket without a registration. */
export function reachesLateRegistrants({ audience }: Pick<Audience, 'audience'>): boolean {
  return audience !== 'ticket-holders' && !needsProgress({ audience });
}

/** True if an announcement is for this attendee now. */
export function isInAudience(
  { audience, audienceId }: Audience,
  { registration, progress, event, catalog }: AttendeeFacts,
): boolean {
  switch (audience) {
    case 'all':
      return true;
    case 'ticket-holders':
      return false;
    case 'arrived':
      return registration !== undefined && hasArrived(registration);
    case 'finished':
      return catalog !== undefined && progress !== undefined && hasFinished(catalog, progress);
    case 'not-arrived':
      return registration !== undefined && !hasArrived(registration);
    case 'unpaid':
      return (
        registration !== undefined && event !== undefined && owedCents(registration, event) > 0
      );
    case 'ticket-type':
      return registration !== undefined && registration.typeId === audienceId;
    case 'visitors':
      return progress?.visits[audienceId ?? '']?.state === 'verified';
  }
}

const hasArrived = ({
  arrivedAt,
  firstVisitAt,
}: Pick<RegistrationDocument, 'arrivedAt' | 'firstVisitAt'>) =>
  arrivedAt !== null || firstVisitAt !== null;
