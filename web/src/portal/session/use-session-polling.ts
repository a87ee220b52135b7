import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pingSession } from './check-session.ts';

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
