import { ChakraProvider } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { system } from '../../ui/theme/system.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The look and the toasts of everything but the portal. */
export function AttendeeThemeProvider() {
  useFocusOnNavigation();
  return (
    <ChakraProvider value={system}>
      <Outlet />
      <Toaster />
    </ChakraProvider>
  );
}
