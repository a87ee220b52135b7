import { Suspense, useEffect, useState } from 'react';
import { withTexts } from '../../../i18n/load-texts.ts';
import {
  type InstallMethod,
  installMethod,
  onInstallPromptAvailable,
} from '../../../platform/device/install.ts';
import { reloadNewest } from '../../../platform/device/reload.ts';
import { lazyOptional } from '../../../ui/lazy-optional.ts';
import { installPromptDelayMs } from './install-prompt-delay.ts';

const InstallPrompt = lazyOptional(() => withTexts(import('./install-prompt.tsx'), 'install'));
const UpdateOffer = lazyOptional(() => import('./update-prompt.tsx'));

/** Prompts of the app: a new version when it is ready, and installation after a delay. */
export function AppPrompts() {
  const [method, setMethod] = useState<InstallMethod>('none');
  const [hasUpdate, setHasUpdate] = useState(false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      setMethod(installMethod());
      // Many browsers offer installation only after some use.
      stop = onInstallPromptAvailable(() => setMethod(installMethod()));
    }, msUntilInstall());
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  useEffect(() => watchVersions(() => setHasUpdate(true)), []);
  return (
    <Suspense>
      {hasUpdate ? (
        <UpdateOffer onReload={() => void reloadNewest()} onLater={() => setHasUpdate(false)} />
      ) : (
        method !== 'none' && <InstallPrompt method={method} onClose={() => setMethod('none')} />
      )}
    </Suspense>
  );
}

/** Returns the remaining delay in milliseconds; the page may have been open for a while without the app. */
const msUntilInstall = () => Math.max(0, installPromptDelayMs - performance.now());

/** Registers the service worker after the page has loaded, so it does not delay the first paint. */
function watchVersions(onReady: () => void): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const start = () => {
    import('../../../platform/service-worker/register-worker.ts')
      .then(({ registerServiceWorker }) => registerServiceWorker(onReady))
      .catch((error: unknown) =>
        console.error('The service worker could not be registered.', error),
      );
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}
