import { Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useTexts } from '../../../i18n/texts.ts';
import { useOnline } from '../../../platform/device/connection.ts';
import { useIsSlow } from '../../../ui/use-is-slow.ts';
import { useEventData } from '../../shared/event-data.ts';
import { useLastUpdatedText } from './last-updated.tsx';

/** How long the network may keep the app waiting without a word. Milliseconds. */
const patienceMs = 8000;

/**
 * Says that the device is offline, or that its network answers nothing, for as long as it is so; and of when
 * what can be seen of the walk is.
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
