import { useEffect } from 'react';
import { checkSession } from './check-session.ts';

/** Firestore does not say why it refuses: where live data fails, the API is asked whether the session has ended. */
export function useSessionCheck(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) checkSession();
  }, [hasFailed]);
}
