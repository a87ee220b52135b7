import { useOrganization } from '../../platform/device/use-device-settings.ts';
import { texts } from '../texts/texts.ts';

/**
 * Returns the age that attendees must have, such as '19 or older'. `ticketAge`: that of their ticket's type; null for
 * that of the organization.
 */
export function useAgeText(ticketAge: number | null = null): string {
  const organization = useOrganization();
  const minimumAge = ticketAge ?? organization.minimumAge;
  const { labels } = texts.shared;
  return minimumAge === null ? labels.legalAge : labels.minimumAge(minimumAge);
}
