import { ChakraProvider } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { Toaster } from '../components/toaster.tsx';
import { system } from '../theme/system.ts';
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
