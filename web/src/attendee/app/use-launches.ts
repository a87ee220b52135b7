import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

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
  const [loadedUrl] = useState(() => location.href);
  const open = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    // The launch that loaded this document is in the queue, too.
    let isLoading = true;
    launchQueue?.setConsumer(({ targetURL }) => {
      const url = URL.parse(targetURL ?? '');
      const isLoaded = isLoading && url?.href === loadedUrl;
      isLoading = false;
      if (url?.origin !== location.origin || isLoaded) return;
      const path = url.pathname + url.search + url.hash;
      if (!startPages.includes(path)) open(path);
    });
  }, [loadedUrl]);
}
