import { phoneLink } from '@wine-walk/common/lib/phone-link.ts';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import type { WayHome } from '@wine-walk/common/model/events.ts';
import { Bus, CarTaxiFront, Headset, type LucideIcon, Siren } from 'lucide-react';

/** Link of one way home. */
export interface WayHomeLink {
  href: string;
  label: string;
  /** A word of the label, for the bar. */
  shortLabel: string;
  Icon: LucideIcon;
  /** Attributes of a link to another site; none for a phone number. */
  target: { target: '_blank'; rel: 'noreferrer' } | undefined;
}

/** Returns the ways home that staff entered. */
export function wayHomeLinks(contacts: WayHome, home: AttendeeTexts['home']): WayHomeLink[] {
  const { taxiPhone, transitUrl, deskPhone, emergencyPhone } = contacts;
  const call = (phone: string) => ({ href: phoneLink(phone), target: undefined });
  return [
    { ...call(taxiPhone), label: home.taxi, shortLabel: home.taxiShort, Icon: CarTaxiFront },
    {
      href: transitUrl,
      target: { target: '_blank' as const, rel: 'noreferrer' as const },
      label: home.transit,
      shortLabel: home.transitShort,
      Icon: Bus,
    },
    { ...call(deskPhone), label: home.callDesk, shortLabel: home.deskShort, Icon: Headset },
    {
      ...call(emergencyPhone),
      label: home.emergency({ number: emergencyPhone }),
      shortLabel: emergencyPhone,
      Icon: Siren,
    },
  ].filter(({ href }) => href);
}
