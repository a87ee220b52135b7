/** Milliseconds to wait for the new version to take over before reloading all the same. */
const patienceMs = 2000;

/**
 * Reloads the page in the newest version there is: where one waits behind the running one, it takes over
 * first. Without that, a page whose own files are gone from the server would come back as broken as it was.
 */
export async function reloadNewest(): Promise<void> {
  try {
    const workers = navigator.serviceWorker;
    const waiting = (await workers.getRegistration())?.waiting;
    if (waiting) {
      waiting.postMessage({ type: 'SKIP_WAITING' });
      await new Promise((resolve) => {
        workers.addEventListener('controllerchange', resolve, { once: true });
        setTimeout(resolve, patienceMs);
      });
    }
  } catch {
    // Without service workers the server's version is the newest.
  }
  window.location.reload();
}
