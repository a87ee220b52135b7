/** Milliseconds to wait for the new version to take over before reloading all the same. */
const updateTimeoutMs = 2000;

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
        setTimeout(resolve, updateTimeoutMs);
      });
    }
  } catch {
    // Without service workers the server's version is the newest.
  }
  window.location.reload();
}

const reloadedKey = 'ww:reloaded-for-parts';
/** A chunk that is missing again so soon after a reload would be missing after the next one, too. Milliseconds. */
const reloadCooldownMs = 60_000;

/** How browsers and the bundler say that a chunk of the app could not be fetched. */
const missingChunk =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** How long an address that was gone to may take to answer. Milliseconds. */
const leavingMs = 10_000;
let leftAt = -Infinity;

/** From now on it is known when the page is being left. */
export function trackPageLeave(): void {
  const leave = () => {
    leftAt = Date.now();
  };
  addEventListener('beforeunload', leave);
  // iOS does not tell of it.
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link && !link.target && !defaultPrevented) leave();
  });
}

/** Whether what broke is a chunk of the app that could not be fetched: gone since a deployment, or no connection. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missingChunk.test(error.message);
}

/**
 * Reloads in the newest version, once a minute at most, where what broke is a chunk that is gone from the server since a
 * deployment. False where it is not that, there is no connection, or a reload did not help. A page that is being left
 * is not reloaded: WebKit then gives up what it was fetching, and a reload would take the place of where one goes.
 */
export function reloadForMissingChunk(error: unknown, now: number = Date.now()): boolean {
  if (!isMissingChunk(error) || !navigator.onLine) return false;
  const stillLeavingMs = leftAt + leavingMs - now;
  if (stillLeavingMs > 0) {
    setTimeout(() => reloadForMissingChunk(error), stillLeavingMs);
    return true;
  }
  try {
    if (now - Number(sessionStorage.getItem(reloadedKey)) < reloadCooldownMs) return false;
    sessionStorage.setItem(reloadedKey, String(now));
  } catch {
    // What cannot be remembered would be done for ever.
    return false;
  }
  void reloadNewest();
  return true;
}
