import { Stack, Text } from '@chakra-ui/react';
import { type Instant } from '@wine-walk/common/model/values.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { PassportStamp } from '../../../shared/stamp/passport-stamp.tsx';

interface Props {
  name: string;
  claimedAt: Instant;
  timeZone: string;
}

/** Success message after staff redeemed the reward. */
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
