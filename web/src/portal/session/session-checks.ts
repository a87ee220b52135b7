import { readStaffSession } from '@wine-walk/common/api/staff/staff.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { onWake } from '../../platform/device/connection.ts';
import { serverNow } from '../../platform/device/server-clock.ts';
import {
  expireStaffSession,
  reasonOfExpiry,
  type StaffSession,
  updateStaffLink,
} from '../../platform/session/staff-session-store.ts';
import { staffCall } from './staff-call.ts';

/**
 * Calls the API once, which ends the local session if the server has ended it, and moves its end with the event.
 * An unreachable server ends nothing.
 */
function pingSession(): void {
  if (isPinging) return;
  isPinging = true;
  staffCall(readStaffSession, {})
    .then(updateStaffLink)
    .catch(() => undefined)
    .finally(() => {
      isPinging = false;
    });
}

/** True until the answer: requests to a slow server must not pile up. */
let isPinging = false;

/** Checks the session when live data fails: Firestore does not report why it denies access. */
export function useRecheckSessionOnError(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) pingSession();
  }, [hasFailed]);
}

/** Longest time for which a visible screen shows data after its session has ended, in milliseconds. */
const checkEveryMs = 5_000;

/**
 * Checks the session on each tab change, on window focus and every few seconds. A changed role, a changed
 * password or revoked access ends a session, and clients cannot read staff accounts to notice. Open listeners
 * may deliver for a while (docs/decisions); a portal without a session drops its data.
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

/** Ends the session in the portal after its 12 hours, as API and rules do, at the latest when the device wakes up. */
export function useSessionExpiry(session: StaffSession): void {
  useEffect(() => {
    if (session.state !== 'signed-in') return;
    const { staff, endsAt } = session;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Checked again when the timer fires: a response may have corrected the server clock since.
    const check = () => {
      clearTimeout(timer);
      const left = endsAt - serverNow();
      if (left <= 0) void expireStaffSession(reasonOfExpiry(staff, endsAt));
      else timer = setTimeout(check, left);
    };
    timer = setTimeout(check, Math.max(0, endsAt - serverNow()));
    const stopWaking = onWake(check);
    return () => {
      clearTimeout(timer);
      stopWaking();
    };
  }, [session]);
}
