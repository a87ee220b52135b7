import { Workbox } from 'workbox-window';

/** Interval of update checks in milliseconds. */
const checkEveryMs = 60 * 60 * 1000;

/**
 * Registers /sw.js and checks for new versions: now, hourly, and when the app becomes visible. Calls
 * `onWaiting` when a new version waits.
 */
export async function registerServiceWorker(onWaiting: () => void): Promise<void> {
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', async () => {
    // The first worker also waits briefly (longer in Firefox) but is no update.
    if ((await registering)?.active) onWaiting();
  });
  const registering = workbox.register();
  const registration = await registering;
  const check = () => void registration?.update().catch(() => undefined);
  setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}
