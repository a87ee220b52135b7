import { useEffect } from 'react';
import {
  endStaffSession,
  expiredMessage,
  type StaffSession,
} from '../../data/staff-session-store.ts';

/** Ends the session in the portal when its 12 hours are over, as API and rules do. */
export function useSessionEnd(session: StaffSession): void {
  const endsAt = session.state === 'signed-in' ? session.endsAt : null;
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setTimeout(
      () => void endStaffSession(expiredMessage),
      Math.max(0, endsAt - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [endsAt]);
}
