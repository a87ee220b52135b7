import { ChakraProvider } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { system } from '../../ui/theme/system.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** Theme and toasts of the attendee app; the portal has its own. */
export function AttendeeThemeProvider() {
  useFocusOnNavigation();
  return (
    <ChakraProvider value={system}>
      <Outlet />
      <Toaster />
    </ChakraProvider>
  );
}
