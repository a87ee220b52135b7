import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  /** At the end of the title's line: a link or a count. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a screen under its own heading, named by it for screen readers. */
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
