import { lazy, Suspense, useEffect, useState } from 'react';
import {
  type InstallMethod,
  installMethod,
  onInstallPromptAvailable,
} from '../../../platform/device/install.ts';
import { installPromptDelayMs } from './install-after.ts';

const InstallPrompt = lazy(() => import('./install-prompt.tsx'));
const UpdateOffer = lazy(() => import('./update-prompt.tsx'));

/** What the app offers of itself: a new version when one is ready, installing after a while. */
export function AppPrompts() {
  const [way, setWay] = useState<InstallMethod>('none');
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      setWay(installMethod());
      // Many a browser offers it only after it has been used for a while.
      stop = onInstallPromptAvailable(() => setWay(installMethod()));
    }, msUntilInstall());
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  useEffect(() => watchVersions((take) => setTakeOver(() => take)), []);
  return (
    <Suspense>
      {takeOver ? (
        <UpdateOffer onReload={takeOver} onLater={() => setTakeOver(null)} />
      ) : (
        way !== 'none' && <InstallPrompt way={way} onClose={() => setWay('none')} />
      )}
    </Suspense>
  );
}

/** Milliseconds from now; the page may have been there for a while without the app. */
const msUntilInstall = () => Math.max(0, installPromptDelayMs - performance.now());

/** Registers the service worker once the page has loaded, so that it takes nothing from the first paint. */
function watchVersions(onReady: (takeOver: () => void) => void): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const start = () => {
    import('../../../platform/device/service-worker.ts')
      .then(({ registerServiceWorker }) => registerServiceWorker(onReady))
      .catch((error: unknown) =>
        console.error('The service worker could not be registered.', error),
      );
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}
