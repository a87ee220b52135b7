import { useOrganization } from '../../platform/device/use-device-settings.ts';

/** Returns the age that attendees must have, such as '19 or older'. */
export function useAgeText(): string {
  const { minimumAge } = useOrganization();
  return minimumAge === null ? 'Of legal drinking age' : `${minimumAge} or older`;
}
