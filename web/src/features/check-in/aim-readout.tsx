import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { spokenMeters } from '@domain/check-in.ts';
import type { Fix } from '../../device/location.ts';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import type { Aim } from './aim.ts';

interface Props {
  distanceMeters: number;
  radiusMeters: number;
  fix: Fix;
  aim: Aim;
  isJumping: boolean;
}

const colors = { 'at-door': 'vineText', 'cannot-tell': 'goldText', 'come-closer': 'ink' } as const;

/** How far the door is and how sure the phone, while both change; aloud, only what a tap would come to. */
export function AimReadout({ distanceMeters, radiusMeters, fix, aim, isJumping }: Props) {
  const { checkIn } = useTexts();
  const { distance, number } = useFormats();
  const words = {
    'at-door': checkIn.atDoor,
    'cannot-tell': checkIn.cannotTell,
    'come-closer': checkIn.comeCloser,
  }[aim];
  const advice = isJumping ? checkIn.jumping : words;
  const meters = number(spokenMeters(distanceMeters, radiusMeters));
  const accuracy = fix.accuracyMeters;
  return (
    <Box>
      <Flex align="baseline" gap="2" aria-hidden="true">
        <Text textStyle="figure" fontSize="3xl">
          {distance(distanceMeters)}
        </Text>
        <Text color="muted">{checkIn.fromDoor}</Text>
      </Flex>
      <Text fontSize="sm" color="muted" fontVariantNumeric="tabular-nums">
        {accuracy === null
          ? checkIn.metersOnly(meters)
          : checkIn.meters(meters, number(Math.round(accuracy)))}
      </Text>
      <Text fontWeight="700" mt="1.5" color={isJumping ? 'goldText' : colors[aim]}>
        {advice}
      </Text>
      <VisuallyHidden role="status">{advice}</VisuallyHidden>
    </Box>
  );
}
