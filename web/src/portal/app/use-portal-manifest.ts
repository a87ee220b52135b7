import { useEffect } from 'react';

/** Links the page to the manifest of the portal (functions/src/modules/organization/app-manifest.ts) while it is open, so that staff install the portal. */
export function usePortalManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const before = link?.getAttribute('href');
    if (!link || !before) return;
    link.setAttribute('href', '/api/portal.webmanifest');
    return () => link.setAttribute('href', before);
  }, []);
}
