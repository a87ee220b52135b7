import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { portalSystem } from '../../ui/theme/portal-system.ts';
import { Toaster } from '../../ui/toaster.tsx';

/** The look and the toasts of the portal. */
export function PortalThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={portalSystem}>
      {children}
      <Toaster />
    </ChakraProvider>
  );
}
