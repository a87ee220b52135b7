import { Box } from '@chakra-ui/react';
import { useOnline } from '../../device/connection.ts';
import { Notice } from './notice.tsx';

/** Says that the computer is offline, for as long as it is. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <Box mb="4">
      <Notice tone="gold">
        You are offline. What you see may be old, and nothing can be saved until you are back.
      </Notice>
    </Box>
  );
}
