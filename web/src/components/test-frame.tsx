import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../data/query-client.ts';
import { texts } from '../texts/en.ts';
import { SpokenContext } from '../texts/texts.ts';
import { system } from '../theme/system.ts';
import { Toaster } from './toaster.tsx';

const spoken = { language: 'en', locale: 'en-US', texts, setLanguage: () => undefined } as const;

/** What a component needs around it in a test: look, English texts, router at `at`, query cache, toasts. */
export function TestFrame({ at = '/', children }: { at?: string; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SpokenContext value={spoken}>
        <ChakraProvider value={system}>
          <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
          <Toaster />
        </ChakraProvider>
      </SpokenContext>
    </QueryClientProvider>
  );
}
