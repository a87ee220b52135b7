import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useLandingTexts } from '../../i18n/landing-texts.ts';
import { TextsProvider } from '../../i18n/texts-provider.tsx';
import { createQueryClient } from '../../platform/api/query-client.ts';
import { BootSpinner } from '../../ui/boot-spinner.tsx';
import { SheetHistory } from '../../ui/sheet-history.tsx';
import { AppRoutes } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

/** Entry point of the app after sign-in and for every address except the landing page. */
export default function App() {
  const [queryClient] = useState(createQueryClient);
  const { boot } = useLandingTexts();
  const spinner = <BootSpinner label={boot.loading} />;
  return (
    <QueryClientProvider client={queryClient}>
      <TextsProvider fallback={spinner}>
        <BrowserRouter>
          <ScreenBoundary isFullPage>
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
