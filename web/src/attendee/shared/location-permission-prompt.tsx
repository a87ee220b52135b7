import { Flex, Text } from '@chakra-ui/react';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import { LocateFixed } from 'lucide-react';

import { useTexts } from '../../i18n/texts.ts';
import { type LocationFailure, permissionPlatform } from '../../platform/location/location.ts';
import type { usePosition } from '../../platform/location/location-position.ts';
import { Button } from '../../ui/button.tsx';

/**
 * Explains the use of the location, with a button that requests it. Renders nothing when the location is
 * known.
 */
export function LocationPermissionPrompt({
  position,
}: {
  position: ReturnType<typeof usePosition>;
}) {
  const businesses = useTexts('businesses');
  const checkIn = useTexts('checkIn');
  const common = useTexts('common');
  const { status, failure, locate } = position;
  if (status === 'found') return null;
  return (
    <Flex
      align="center"
      gap="3"
      wrap="wrap"
      px="4"
      py="3"
      bg="card"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l3"
    >
      <Text role="status" flex="1 1 16rem" fontSize="sm">
        {status === 'idle' && businesses.locationWhy}
        {status === 'locating' && businesses.locationLooking}
        {failure && `${businesses.locationFailed} ${helpFor(failure, { checkIn })}`}
      </Text>
      <Button
        variant="outline"
        flexShrink="0"
        loading={status === 'locating'}
        loadingText={businesses.useLocation}
        onClick={locate}
      >
        <LocateFixed aria-hidden="true" />
        {failure ? common.retry : businesses.useLocation}
      </Button>
    </Flex>
  );
}

function helpFor(
  failure: LocationFailure,
  { checkIn: { help } }: Pick<AttendeeTexts, 'checkIn'>,
): string {
  return failure === 'denied' ? help.denied[permissionPlatform()] : help[failure];
}
