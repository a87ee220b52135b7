import { Box, Text } from '@chakra-ui/react';

/** A number of the shop's evening. */
export function ShopCount({ label, value }: { label: string; value: number | undefined }) {
  return (
    <Box flex="1" borderWidth="1px" borderColor="line" borderRadius="l3" bg="card" p="4">
      <Text
        fontFamily="var(--ww-display)"
        fontSize="4xl"
        lineHeight="1"
        fontVariantNumeric="tabular-nums"
      >
        {value ?? '–'}
      </Text>
      <Text color="muted" fontSize="sm" mt="1">
        {label}
      </Text>
    </Box>
  );
}

/** What the shop hands out. */
export function rewardsLine(rewards: readonly string[] | undefined): string {
  if (!rewards) return '';
  if (rewards.length === 0) return 'No reward is handed out here yet: ask the organizers.';
  return `You hand out: ${rewards.join(', ')}.`;
}
