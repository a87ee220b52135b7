/**
 * Returns the origin for printed codes, links and shared texts: that of `APP_URL` in a deployment, even if the page was opened
 * at another domain of it. Elsewhere, as on the emulators, the page's own.
 */
export function appOrigin(): string {
  // Set by tools/hosting/prepare-deployment.ts.
  const url = import.meta.env.VITE_APP_URL as string | undefined;
  return url || window.location.origin;
}
