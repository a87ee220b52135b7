import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { ApiProvider } from '../../platform/api/api-provider.tsx';
import { BootSpinner } from '../../ui/boot-spinner.tsx';
import { SheetHistory } from '../../ui/dialogs/sheet-history.tsx';
import { AttendeeCalls } from '../shared/attendee-calls.tsx';
import { AppRoutes } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

/** Entry point of the app after sign-in and for every address except the landing page. */
export default function App() {
  const boot = useTexts('app');
  const spinner = <BootSpinner label={boot.loading} />;
  return (
    <ApiProvider>
      <AttendeeCalls>
        <BrowserRouter>
          <ScreenBoundary isFullPage>
            <Suspense fallback={spinner}>
              <SheetHistory>
                <AppRoutes />
              </SheetHistory>
            </Suspense>
          </ScreenBoundary>
        </BrowserRouter>
      </AttendeeCalls>
    </ApiProvider>
  );
}
