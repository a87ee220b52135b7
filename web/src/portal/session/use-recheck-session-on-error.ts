import { useEffect } from 'react';
import { pingSession } from './check-session.ts';

/** Firestore does not say why it refuses: where live data fails, the API is asked whether the session has ended. */
export function useRecheckSessionOnError(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) pingSession();
  }, [hasFailed]);
}
