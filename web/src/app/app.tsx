import '../data/zod-setup.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { BootSpinner } from '../components/boot-spinner.tsx';
import { SheetHistory } from '../components/sheet-history.tsx';
import { createQueryClient } from '../data/query-client.ts';
import { useLandingTexts } from '../texts/landing/landing-texts.ts';
import { TextsProvider } from '../texts/texts-provider.tsx';
import { AppRoutes } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

/** Everything but the landing: what signing in or any other address loads. */
export default function App() {
  const [queryClient] = useState(createQueryClient);
  const { boot } = useLandingTexts();
  const spinner = <BootSpinner label={boot.loading} />;
  return (
    <QueryClientProvider client={queryClient}>
      <TextsProvider fallback={spinner}>
        <BrowserRouter>
          <ScreenBoundary isWholePage>
            <Suspense fallback={spinner}>
              <SheetHistory>
                <AppRoutes />
              </SheetHistory>
            </Suspense>
          </ScreenBoundary>
        </BrowserRouter>
      </TextsProvider>
    </QueryClientProvider>
  );
}
