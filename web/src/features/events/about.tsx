import { Stack, Text } from '@chakra-ui/react';
import { Section } from '../../components/section.tsx';
import { useScreenTexts } from '../../texts/texts.ts';

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
