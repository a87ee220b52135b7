import { listAdminEvents } from '@contract/admin-events.ts';
import { useEffect } from 'react';
import { staffCall } from './staff-call.ts';

/**
 * Firestore does not say why it refuses. Where live data fails, one call to the API finds out whether the
 * session has ended, and then ends it here.
 */
export function useSessionCheck(hasFailed: boolean): void {
  useEffect(() => {
    if (!hasFailed) return;
    staffCall(listAdminEvents, {}).catch((error: unknown) => console.error(error));
  }, [hasFailed]);
}
