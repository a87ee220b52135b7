import { Box, Button, Grid } from '@chakra-ui/react';
import { type WayHome as Contacts } from '@wine-walk/common/model/events.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Section } from '../../ui/section.tsx';
import { wayHomeLinks } from './way-home-links.ts';

/** Contacts for getting home safely. Renders nothing if staff entered none. */
export default function WayHomeCard({ contacts }: { contacts: Contacts }) {
  const home = useTexts('home');
  const links = wayHomeLinks(contacts, home);
  if (links.length === 0) return null;
  return (
    <Section title={home.wayHomeTitle} lead={home.wayHome}>
      <Box containerType="inline-size">
        <Grid
          as="ul"
          gap="2"
          // Four are two lines of two, or one line: three and one look like a mistake.
          templateColumns={`repeat(auto-fit, minmax(min(100%, ${links.length === 4 ? 'max(9rem, 34%)' : '9rem'}), 1fr))`}
          css={{
            '@container (min-width: 42rem)': {
              gridTemplateColumns: `repeat(${links.length}, 1fr)`,
            },
          }}
        >
          {links.map(({ href, target, label, Icon }) => (
            <li key={label}>
              <Button asChild variant="outline" w="full" h="full">
                <a href={href} {...target}>
                  <Icon aria-hidden="true" />
                  {label}
                </a>
              </Button>
            </li>
          ))}
        </Grid>
      </Box>
    </Section>
  );
}
