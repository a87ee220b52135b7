import { Button, Flex, Text } from '@chakra-ui/react';
import { usePosition } from '../../device/location-position.ts';
import { useTexts } from '../../texts/texts.ts';

/** Why 'Nearby' wants the location, and the tap that asks for it; nothing once it is known. */
export function NearbyHint() {
  const { businesses } = useTexts();
  const { status, locate } = usePosition();
  if (status === 'found') return null;
  const words = {
    idle: businesses.locationWhy,
    locating: businesses.locationLooking,
    failed: businesses.locationFailed,
  }[status];
  return (
    <Flex gap="3" align="center" wrap="wrap" bg="sunken" borderRadius="l2" px="3.5" py="3">
      <Text flex="1 1 200px" fontSize="sm" role="status">
        {words}
      </Text>
      {status !== 'locating' && (
        <Button size="sm" variant="outline" onClick={locate}>
          {businesses.useLocation}
        </Button>
      )}
    </Flex>
  );
}
