import { useEffect } from 'react';
import { blockNavigation } from './navigation-blocker.ts';

/** Asks before something typed is lost by a reload, by closing the page, by Back or by another tab of the portal. */
export function useUnsavedChangesWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const letGo = blockNavigation();
    return () => {
      window.removeEventListener('beforeunload', ask);
      letGo();
    };
  }, [isDirty]);
}
