import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Section of a tab in a frame, with a title. */
export function SectionCard({ title, lead, actions, children }: Props) {
  return (
    <Stack
      as="section"
      aria-label={title}
      gap="3"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l3"
      bg="card"
      p="4"
    >
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Box minW="0">
          <Heading as="h2" size="md">
            {title}
          </Heading>
          {lead && (
            <Text color="muted" fontSize="sm">
              {lead}
            </Text>
          )}
        </Box>
        {actions && (
          <Flex gap="2" wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Stack>
  );
}
