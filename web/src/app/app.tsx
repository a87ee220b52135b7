import '../data/zod-setup.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { BootSpinner } from '../components/boot-spinner.tsx';
import { createQueryClient } from '../data/query-client.ts';
import { usePlainTexts } from '../texts/plain/plain-texts.ts';
import { TextsProvider } from '../texts/texts-provider.tsx';
import { routes } from './routes.tsx';

/** Everything but the landing: what signing in or any other address loads. */
export default function App() {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => createBrowserRouter(routes));
  const { boot } = usePlainTexts();
  return (
    <QueryClientProvider client={queryClient}>
      <TextsProvider fallback={<BootSpinner label={boot.loading} />}>
        <RouterProvider router={router} />
      </TextsProvider>
    </QueryClientProvider>
  );
}
