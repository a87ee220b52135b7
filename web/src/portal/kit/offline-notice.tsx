import { Box } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useOnline } from '../../platform/device/connection.ts';
import { portalHref } from '../paths.ts';
import { Alert } from './alert.tsx';

/** Warns while the computer is offline. The desk works offline and has its own warning. */
export function OfflineNotice() {
  const { pathname } = useLocation();
  if (useOnline() || pathname === portalHref('desk')) return null;
  return (
    <Box mb="4">
      <Alert tone="gold">
        You’re offline. You may see old data, and you can’t save until you’re back online.
      </Alert>
    </Box>
  );
}
