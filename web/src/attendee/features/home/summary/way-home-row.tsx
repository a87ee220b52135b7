import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { type WayHome } from '@wine-walk/common/model/events.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { type WayHomeLink, wayHomeLinks } from '../../../shared/way-home-links.ts';

/** Ways home in one row, so that the map below is on the first screen. Renders nothing if staff entered none. */
export default function WayHomeRow({ contacts }: { contacts: WayHome }) {
  const home = useTexts('home');
  const links = wayHomeLinks(contacts, home);
  if (links.length === 0) return null;
  return (
    <section className="way-home-first" aria-labelledby="way-home-title">
      <Flex align="baseline" columnGap="2" wrap="wrap">
        <Heading as="h2" id="way-home-title" fontSize="md" flex="1 0 auto">
          {home.wayHomeTitle}
        </Heading>
        <Text fontSize="xs" color="muted">
          {home.wayHome}
        </Text>
      </Flex>
      <ShortLinks links={links} />
    </section>
  );
}

/** Links with one word each, in as many equal columns as have room. */
export function ShortLinks({ links }: { links: readonly WayHomeLink[] }) {
  return (
    <ul className="way-home-links">
      {links.map(({ href, target, label, shortLabel, Icon }) => (
        <li key={label}>
          <Button asChild variant="outline" className="way-home-link">
            <a href={href} aria-label={label} {...target}>
              <Icon aria-hidden="true" />
              {shortLabel}
            </a>
          </Button>
        </li>
      ))}
    </ul>
  );
}
