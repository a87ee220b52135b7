import { chakra } from '@chakra-ui/react';
import { useOrganization } from '../platform/device/use-device-settings.ts';

/** Organization's short name at the top of every screen. */
export function Wordmark() {
  const { shortName } = useOrganization();
  return (
    <chakra.span
      fontFamily="heading"
      fontWeight="600"
      fontSize="xl"
      letterSpacing="-0.01em"
      color="ink"
      display="inline-flex"
      alignItems="center"
      minH="11"
    >
      {shortName}
    </chakra.span>
  );
}
