import { Stack, Text } from '@chakra-ui/react';
import type { Instant } from '@contract/values.ts';
import { PassportStamp } from '../../components/stamp/passport-stamp.tsx';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';

interface Props {
  name: string;
  claimedAt: Instant;
  timeZone: string;
}

/** The moment staff redeemed the reward: it is stamped. */
export function ClaimSuccess({ name, claimedAt, timeZone }: Props) {
  const { rewards } = useTexts();
  const { dateTime, time } = useFormats();
  return (
    <Stack gap="4" align="center" textAlign="center" py="4">
      <span className="stamp-pressed">
        <PassportStamp
          name={name}
          visitedAt={claimedAt}
          timeText={time(claimedAt, timeZone)}
          size={168}
          isSpecial
        />
      </span>
      <Text fontSize="lg">{rewards.claimedText(name)}</Text>
      <Text color="vineText" fontWeight="600">
        {rewards.claimedOn(dateTime(claimedAt, timeZone))}
      </Text>
    </Stack>
  );
}
