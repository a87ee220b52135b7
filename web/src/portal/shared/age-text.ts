import { useOrganization } from '../../platform/device/use-device-settings.ts';
import { printTexts } from '../texts/print-texts.ts';
import { language } from '../texts/texts.ts';

/**
 * Returns the age that attendees must have, such as '19 or older'. `ticketAge`: that of their ticket's type; null for
 * that of the organization.
 */
export function useAgeText(ticketAge: number | null): string {
  const { minimumAge } = useOrganization();
  return printTexts(language).prints.age({ years: ticketAge ?? minimumAge });
}
