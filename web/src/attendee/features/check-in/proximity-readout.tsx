import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import type { DeviceFix } from '../../../platform/location/location.ts';
import type { ProximityHint } from './proximity-hint.ts';

interface Props {
  distanceMeters: number;
  fix: DeviceFix;
  hint: ProximityHint;
  isJumping: boolean;
}

const colors = {
  'at-business': 'vineText',
  'cannot-tell': 'goldText',
  'come-closer': 'ink',
} as const;

/** How far the business is and how sure the phone, while both change; aloud, only what an attempt would come to. */
export function ProximityReadout({ distanceMeters, fix, hint, isJumping }: Props) {
  const { checkIn } = useTexts();
  const { distance } = useFormats();
  const messages = {
    'at-business': checkIn.atBusiness,
    'cannot-tell': checkIn.cannotTell,
    'come-closer': checkIn.comeCloser,
  };
  const advice = isJumping ? checkIn.jumping : messages[hint];
  return (
    <Box>
      <Flex align="baseline" gap="2" wrap="wrap" aria-hidden="true">
        <Text textStyle="figure" fontSize="3xl">
          {distance(distanceMeters)}
        </Text>
        <Text color="muted">{checkIn.fromBusiness}</Text>
      </Flex>
      {fix.accuracyMeters !== null && (
        <Text fontSize="sm" color="muted" fontVariantNumeric="tabular-nums">
          {checkIn.accuracy(distance(fix.accuracyMeters))}
        </Text>
      )}
      <Text fontWeight="700" mt="1.5" color={isJumping ? 'goldText' : colors[hint]}>
        {advice}
      </Text>
      <VisuallyHidden role="status">{advice}</VisuallyHidden>
    </Box>
  );
}
