import { appUrl } from '../settings.ts';

/**
 * Sends a request to a server that the deployment names, such as its geocoder. Rejects after `timeoutMs`, and for a redirect,
 * which could lead into the network of the functions.
 */
export function fetchFromServer(
  url: string | URL,
  { timeoutMs, ...init }: { timeoutMs: number; method?: string; body?: URLSearchParams },
): Promise<Response> {
  return fetch(url, {
    ...init,
    // The usage policies of Nominatim and Overpass require a header that identifies the app.
    headers: { 'User-Agent': appUrl() },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
}
