import { readStaffSession } from '@wine-walk/common/api/staff.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { serverNow } from '../../platform/device/server-clock.ts';
import {
  endStaffSession,
  expiredMessage,
  type StaffSession,
} from '../../platform/session/staff-session-store.ts';
import { staffCall } from './staff-call.ts';

/**
 * One call to the API, which ends the session here where it has ended there. A server that cannot be reached
 * ends nothing.
 */
function pingSession(): void {
  staffCall(readStaffSession, {}).catch(() => undefined);
}

/** Firestore does not say why it refuses: where live data fails, the API is asked whether the session has ended. */
export function useRecheckSessionOnError(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) pingSession();
  }, [hasFailed]);
}

/** A screen that is looked at is empty so long after its session has ended, at most. Milliseconds. */
const checkEveryMs = 5_000;

/**
 * Another role, another password or revoked access end a session, and nobody may read a staff account to see
 * it coming. So the API is asked with each tab that is opened, when somebody comes back to the window, and every
 * few seconds: listeners that are open may go on delivering for a while (docs/decisions), and a portal that has
 * left its session drops what it holds.
 */
export function useSessionPolling(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    pingSession();
  }, [pathname]);
  useEffect(() => {
    window.addEventListener('focus', pingSession);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') pingSession();
    }, checkEveryMs);
    return () => {
      window.removeEventListener('focus', pingSession);
      clearInterval(timer);
    };
  }, []);
}

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
