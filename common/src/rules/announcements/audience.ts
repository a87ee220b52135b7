import type { AnnouncementDocument } from '../../model/announcements.ts';
import type { ProgressDocument } from '../../model/participants.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';

type Audience = Pick<AnnouncementDocument, 'audience' | 'audienceId'>;

/** Documents of one attendee at the event; undefined if they have none. */
interface AttendeeFacts {
  registration:
    | Pick<RegistrationDocument, 'arrivedAt' | 'firstVisitAt' | 'isVerified' | 'typeId'>
    | undefined;
  progress: Pick<ProgressDocument, 'visits'> | undefined;
}

/** True if the audience depends on the registration. */
export function needsRegistration({ audience }: Pick<Audience, 'audience'>): boolean {
  return audience !== 'all' && audience !== 'visitors';
}

/** True if an announcement is for this attendee now. */
export function isInAudience(
  { audience, audienceId }: Audience,
  { registration, progress }: AttendeeFacts,
): boolean {
  switch (audience) {
    case 'all':
      return true;
    case 'not-arrived':
      return registration?.arrivedAt === null && registration.firstVisitAt === null;
    case 'unpaid':
      return registration?.isVerified === false;
    case 'ticket-type':
      return registration !== undefined && registration.typeId === audienceId;
    case 'visitors':
      return progress?.visits[audienceId ?? '']?.state === 'verified';
  }
}
