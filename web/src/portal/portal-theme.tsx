import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Toaster } from '../components/toaster.tsx';
import { portalSystem } from '../theme/portal-system.ts';

/** The look and the toasts of the portal. */
export function PortalThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={portalSystem}>
      {children}
      <Toaster />
    </ChakraProvider>
  );
}
