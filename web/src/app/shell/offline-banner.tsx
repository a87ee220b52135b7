import { Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useWalk } from '../../data/walk.ts';
import { useOnline } from '../../device/connection.ts';
import { useTexts } from '../../texts/texts.ts';

/** Says that the device is offline, for as long as it is, and whether anything can be seen of the walk. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const { shell } = useTexts();
  const { status } = useWalk();
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
          {status === 'loading' ? shell.offlineUnloaded : shell.offline}
        </Flex>
      )}
    </div>
  );
}
