/** Hosts of the push services of browsers: Chrome, Firefox, Safari, Edge. A leading dot stands for any host in the domain. */
const pushServices = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

const loopbacks: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * True if the API may send to this URL: HTTPS at a known push service, so that no client can have it call other servers.
 * `isLocal`: true on the emulators, where a test's service on this machine is known as well.
 */
export function isPushService(endpoint: string, isLocal: boolean): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (isLocal && loopbacks.has(url.hostname)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return pushServices.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
}
