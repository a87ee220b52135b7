import { useEffect, useEffectEvent, useRef } from 'react';
import { useOrganization } from '../../../../platform/device/use-device-settings.ts';

/**
 * Returns the age that the ticket requires, or else that of the organization; null for the legal drinking age. `withdraw`: called
 * when another ticket changes the age, whose confirmation was of the earlier one.
 */
export function useConfirmedAge(ticketAge: number | null, withdraw: () => void): number | null {
  const organization = useOrganization();
  const minimumAge = ticketAge ?? organization.minimumAge;
  const shown = useRef(minimumAge);
  const ageChanged = useEffectEvent(withdraw);
  useEffect(() => {
    if (shown.current !== minimumAge) ageChanged();
    shown.current = minimumAge;
  }, [minimumAge]);
  return minimumAge;
}
