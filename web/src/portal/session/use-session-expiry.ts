import { useEffect } from 'react';
import { serverNow } from '../../platform/device/server-clock.ts';
import {
  endStaffSession,
  expiredMessage,
  type StaffSession,
} from '../../platform/session/staff-session-store.ts';

/** Ends the session in the portal when its 12 hours are over, as API and rules do. */
export function useSessionExpiry(session: StaffSession): void {
  const endsAt = session.state === 'signed-in' ? session.endsAt : null;
  useEffect(() => {
    if (endsAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    // Looked at again when it fires: meanwhile an answer has said what the server's clock shows.
    const check = () => {
      const left = endsAt - serverNow();
      if (left <= 0) void endStaffSession(expiredMessage);
      else timer = setTimeout(check, left);
    };
    timer = setTimeout(check, Math.max(0, endsAt - serverNow()));
    return () => clearTimeout(timer);
  }, [endsAt]);
}
