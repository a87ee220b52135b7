import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { checkSession } from './check-session.ts';

/**
 * Another role, another password or revoked access end a session, and nobody may read a staff account to see
 * it coming. So the API is asked with each tab that is opened, and when somebody comes back to the window.
 */
export function useSessionWatch(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    checkSession();
  }, [pathname]);
  useEffect(() => {
    window.addEventListener('focus', checkSession);
    return () => window.removeEventListener('focus', checkSession);
  }, []);
}
