import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { FailureMessage } from './failure.ts';

/** Error of the last attempt in the sheet. Not a live region: the toast announces it. */
export function FailureAlert({ failureMessage }: { failureMessage: FailureMessage }) {
  return (
    <Flex gap="3" bg="dangerSoft" color="ink" borderRadius="l2" p="3.5">
      <Box color="dangerText" pt="0.5">
        <CircleAlert size={20} aria-hidden="true" />
      </Box>
      <Box minW="0">
        <Text fontWeight="700" lineHeight="1.35">
          {failureMessage.title}
        </Text>
        <Text fontSize="sm">{failureMessage.description}</Text>
        {failureMessage.help && (
          <Text fontSize="sm" mt="1.5">
            {failureMessage.help}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
