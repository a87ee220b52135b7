import { Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useTexts } from '../../../i18n/texts.ts';
import { useOnline } from '../../../platform/device/connection.ts';
import { useIsSlow } from '../../../ui/use-is-slow.ts';
import { useEventData } from '../../shared/event-data.ts';
import { useLastUpdatedText } from './last-updated.tsx';

/** Maximum wait for a network response before the banner appears, in milliseconds. */
const patienceMs = 8000;

/**
 * Banner shown while the device is offline or its network does not respond, with the time of the displayed
 * event data.
 */
export function ConnectionBanner() {
  const isOnline = useOnline();
  const { shell } = useTexts();
  const { status } = useEventData();
  const asOf = useLastUpdatedText();
  const isUnanswered = useIsSlow(isOnline && asOf !== null, patienceMs);
  const unloaded = status === 'loading' ? shell.offlineUnloaded : shell.offline;
  const message = isOnline ? shell.unanswered : unloaded;
  return (
    <div role="status">
      {(!isOnline || isUnanswered) && (
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
          {message}
        </Flex>
      )}
    </div>
  );
}
