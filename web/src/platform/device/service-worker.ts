import { Workbox } from 'workbox-window';

/** Hourly: an app left open for the whole evening still hears of a new version. Milliseconds. */
const checkEveryMs = 60 * 60 * 1000;

/**
 * Registers /sw.js and looks for new versions: now, hourly, and when the app is opened again. `onWaiting` is
 * called when one is ready; calling what it gets takes it over and reloads the page.
 */
export async function registerServiceWorker(
  onWaiting: (activateUpdate: () => void) => void,
): Promise<void> {
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', async () => {
    // The first worker of all waits for a moment, too, and is no new version: in Firefox it can be long enough.
    if ((await registering)?.active) onWaiting(takeOver);
  });
  function takeOver() {
    workbox.addEventListener('controlling', () => window.location.reload());
    workbox.messageSkipWaiting();
  }
  const registering = workbox.register();
  const registration = await registering;
  const check = () => void registration?.update().catch(() => undefined);
  setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}
