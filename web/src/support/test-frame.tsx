import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { AttendeeCalls } from '../attendee/shared/attendee-calls.tsx';
import { LocaleContext } from '../i18n/texts.ts';
import { ApiProvider } from '../platform/api/api-provider.tsx';
import { SheetHistory } from '../ui/dialogs/sheet-history.tsx';
import { system } from '../ui/theme/system.ts';
import { Toaster } from '../ui/toaster.tsx';

/** English. */
export const testLocale = {
  language: 'en',
  locale: 'en-US',
  setLanguage: () => undefined,
} as const;

/** History of the rendered frame: back navigation, and the URL and sheet entries of the current page. */
export const testHistory = { goBack: (): void => undefined, url: '', sheets: 0 };

function FollowHistory() {
  const navigate = useNavigate();
  const { pathname, search, ...location } = useLocation();
  const state = location.state as { sheets?: string[] } | null;
  useLayoutEffect(() => {
    testHistory.goBack = () => void navigate(-1);
    testHistory.url = pathname + search;
    testHistory.sheets = state?.sheets?.length ?? 0;
  }, [navigate, pathname, search, state]);
  return null;
}

/** Providers for a component under test: theme, English texts, router at `at`, query cache, toasts. */
export function TestFrame({ at = '/', children }: { at?: string; children: ReactNode }) {
  return (
    <ApiProvider>
      <LocaleContext value={testLocale}>
        <ChakraProvider value={system}>
          <MemoryRouter initialEntries={[at]}>
            <AttendeeCalls>
              <SheetHistory>{children}</SheetHistory>
            </AttendeeCalls>
            <FollowHistory />
          </MemoryRouter>
          <Toaster />
        </ChakraProvider>
      </LocaleContext>
    </ApiProvider>
  );
}
