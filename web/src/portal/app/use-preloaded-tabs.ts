import { use, useEffect } from 'react';
import { whenIdle } from '../../platform/device/idle.ts';
import { hasTab, portalTabs } from '../paths.ts';
import { StaffContext } from '../session/use-staff.ts';
import { preloadTabs } from './tabs.ts';

/** Once the portal stands: brings the code of the account's other tabs, where a service worker keeps it. */
export function usePreloadedTabs(): void {
  const staff = use(StaffContext);
  useEffect(() => {
    if (!staff || !navigator.serviceWorker?.controller) return;
    return whenIdle(() => void preloadTabs(portalTabs.filter((tab) => hasTab(staff, tab))));
  }, [staff]);
}
