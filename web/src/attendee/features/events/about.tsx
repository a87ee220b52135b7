import { Stack, Text } from '@chakra-ui/react';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { Section } from '../../../ui/section.tsx';

/** Who runs the walk, and what for. */
export function About() {
  const { events } = useScreenTexts();
  return (
    <Section title={events.aboutTitle}>
      <Stack gap="3" maxW="60ch">
        {events.about.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </Section>
  );
}
