import { Box } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useOnline } from '../../platform/device/connection.ts';
import { portalHref } from '../paths.ts';
import { texts } from '../texts/texts.ts';
import { Alert } from './alert.tsx';

/** Warns while the computer is offline. The desk works offline and has its own warning. */
export function OfflineNotice() {
  const { pathname } = useLocation();
  if (useOnline() || pathname === portalHref('desk')) return null;
  return (
    <Box mb="4">
      <Alert tone="gold">{texts.app.offline}</Alert>
    </Box>
  );
}
