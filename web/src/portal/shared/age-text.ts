import { useOrganization } from '../../platform/device/use-device-settings.ts';
import { language } from '../texts/texts.ts';
import { textsForAttendees } from '../texts/texts-for-attendees.ts';

/**
 * Returns the age that attendees must have, such as '19 or older'. `ticketAge`: that of their ticket's type; null for
 * that of the organization.
 */
export function useAgeText(ticketAge: number | null): string {
  const { minimumAge } = useOrganization();
  return textsForAttendees[language].age(ticketAge ?? minimumAge);
}
