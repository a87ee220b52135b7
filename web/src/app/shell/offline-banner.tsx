import { Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useOnline } from '../../device/connection.ts';
import { useTexts } from '../../texts/texts.ts';

/** Says that the device is offline, for as long as it is. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const { shell } = useTexts();
  return (
    <div role="status">
      {!isOnline && (
        <Flex
          align="center"
          justify="center"
          gap="2"
          bg="goldSoft"
          color="goldText"
          px="4"
          py="2"
          fontSize="sm"
          fontWeight="600"
        >
          <WifiOff size={18} aria-hidden="true" />
          {shell.offline}
        </Flex>
      )}
    </div>
  );
}
