import { Card, chakra, Heading, Text } from '@chakra-ui/react';
import { HandHeart, Store, Trophy } from 'lucide-react';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { Section } from '../../../ui/section.tsx';

const icons = [Store, HandHeart, Trophy];

/** Local businesses, community support and the rewards system. */
export function Expectations() {
  const { events } = useScreenTexts();
  return (
    <Section title={events.expectTitle}>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fit, minmax(min(260px, 100%), 1fr))"
      >
        {events.expect.map(({ name, text }, at) => {
          const Icon = icons[at] ?? Store;
          return (
            <Card.Root key={name} as="li">
              <Card.Body gap="2">
                <chakra.span color="wineText">
                  <Icon size={28} strokeWidth={1.6} aria-hidden="true" />
                </chakra.span>
                <Heading as="h3" fontSize="lg">
                  {name}
                </Heading>
                <Text color="muted">{text}</Text>
              </Card.Body>
            </Card.Root>
          );
        })}
      </chakra.ul>
    </Section>
  );
}
