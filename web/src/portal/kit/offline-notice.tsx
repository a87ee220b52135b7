import { Box } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useOnline } from '../../platform/device/connection.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { portalHref } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import { Alert } from './alert.tsx';

/** Warns while the computer is offline. The desk works offline and has its own warning. */
export function OfflineNotice() {
  const { pathname } = useLocation();
  const isOnline = useOnline();
  return (
    <LiveRegion>
      {!isOnline && pathname !== portalHref('desk') && (
        <Box mb="4">
          <Alert tone="gold" isSilent>
            {texts.app.offline}
          </Alert>
        </Box>
      )}
    </LiveRegion>
  );
}
