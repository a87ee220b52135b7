import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { CallContext, type CallSetup } from '../../platform/api/call-context.ts';
import { api } from '../../platform/session/api.ts';
import { errorMessage } from '../../shared/error-message.ts';
import { showToast } from '../../ui/toaster.tsx';

/** Provides the calls of an attendee, or without a session, with errors in the language of the app. */
export function AttendeeCalls({ children }: { children: ReactNode }) {
  const problems = useTexts('problems');
  const setup = useMemo<CallSetup>(
    () => ({
      call: api,
      showToast,
      failureToast: (error, title) => ({
        type: 'error',
        title,
        description: errorMessage(error, { problems }),
      }),
    }),
    [problems],
  );
  return <CallContext value={setup}>{children}</CallContext>;
}
