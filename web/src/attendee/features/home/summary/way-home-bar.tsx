import { chakra, Text } from '@chakra-ui/react';
import { type WayHome } from '@wine-walk/common/model/events.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { wayHomeLinks } from '../../../shared/way-home-links.ts';
import { ShortLinks } from './way-home-row.tsx';

/**
 * Ways home in the place of Quick Check-in, so that they are on the first screen with the recap above them.
 * Renders nothing if staff entered none.
 */
export default function WayHomeBar({ contacts }: { contacts: WayHome }) {
  const home = useTexts('home');
  const links = wayHomeLinks(contacts, home);
  if (links.length === 0) return null;
  return (
    <chakra.section className="quick way-home no-print" aria-label={home.wayHomeTitle}>
      <Text className="way-home-lead" fontSize="xs" color="muted">
        {home.wayHome}
      </Text>
      <ShortLinks links={links} />
    </chakra.section>
  );
}
