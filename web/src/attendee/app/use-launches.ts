import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { navigateTo } from '../../platform/device/navigate-to.ts';
import { currentSession } from '../../platform/session/session-state.ts';
import { bootPlan } from './boot/boot-plan.ts';

/** Launch of the installed app, by its icon, a shortcut or a link (https://wicg.github.io/web-app-launch). */
interface Launch {
  targetURL?: string | null;
}

interface LaunchQueue {
  setConsumer: (consumer: (launch: Launch) => void) => void;
}

/** Start pages of both installed apps (functions/src/modules/organization/app-manifest.ts). */
const startPages = ['/', '/admin'];

/**
 * Opens the page of a shortcut or link in the open window, which the manifests have the browser focus without a
 * navigation. A press on the icon leaves the window on its page.
 */
export function useLaunches(): void {
  const navigate = useNavigate();
  const open = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    // The launch that loaded this document is in the queue, too.
    let isLoading = true;
    launchQueue?.setConsumer(({ targetURL }) => {
      const url = URL.parse(targetURL ?? '');
      const isLoaded = isLoading && url !== null && hasLoaded(url);
      isLoading = false;
      if (url?.origin !== location.origin || isLoaded) return;
      const path = url.pathname + url.search + url.hash;
      if (startPages.includes(path)) return;
      if (isDecidedAtStart(url)) navigateTo(path);
      else open(path);
    });
  }, []);
}

/** True if this document was loaded from the address, which a sign-in has replaced since. */
function hasLoaded({ href, hash }: URL): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  // Not every browser tells the fragment.
  return loaded?.name === href || loaded?.name === href.slice(0, href.length - hash.length);
}

/** True if the link works only as a document starts (boot.tsx). A poster's code does so without a session. */
function isDecidedAtStart(url: URL): boolean {
  if (url.searchParams.has('venue') && currentSession().state === 'signed-in') return false;
  return !['app', 'landing'].includes(bootPlan(url, 'none'));
}
