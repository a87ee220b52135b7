import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Content at the end of the title's line: a link or a count. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Section of a screen, labeled by its heading for screen readers. */
export function Section({ title, lead, aside, children }: Props) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="flex" flexDirection="column" gap="3">
      <Flex align="baseline" justify="space-between" columnGap="4" rowGap="2" wrap="wrap">
        <Heading as="h2" size="md" id={id}>
          {title}
        </Heading>
        {aside}
      </Flex>
      {lead && (
        <Text color="muted" mt="-2">
          {lead}
        </Text>
      )}
      {children}
    </chakra.section>
  );
}
