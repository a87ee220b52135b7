import { parseNumber, persisted } from '../storage/persisted.ts';

/** Time for the new version to activate before a reload, in milliseconds. */
const updateTimeoutMs = 2000;

/**
 * Reloads the page in the newest version, activating a waiting one first. Otherwise a page whose files are
 * gone would fail again.
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
    // Without service workers the server has the newest version.
  }
  window.location.reload();
}

const reloadedAt = persisted('reloaded-for-parts', parseNumber, 'tab');
/** Minimum interval between reloads for a missing chunk, in milliseconds. */
const reloadCooldownMs = 60_000;

/** Error messages of browsers and the bundler for a chunk that cannot be loaded. */
const missingChunk =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Maximum time for a navigation to start, in milliseconds. */
const leavingMs = 10_000;
let leftAt = -Infinity;

/** Records when the page is being left. */
export function trackPageLeave(): void {
  const leave = () => {
    leftAt = Date.now();
  };
  addEventListener('beforeunload', leave);
  // iOS sends no event for it.
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link && !link.target && !defaultPrevented) leave();
  });
}

/** True if the error is a chunk that cannot be loaded: removed by a deployment, or offline. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missingChunk.test(error.message);
}

/**
 * Reloads in the newest version, at most once a minute, for a chunk that a deployment removed. False for
 * other errors, offline, or if a reload did not help. A page that is being left is not reloaded: WebKit
 * aborts its requests, and a reload would replace the navigation.
 */
export function reloadForMissingChunk(error: unknown, now: number = Date.now()): boolean {
  if (!isMissingChunk(error) || !navigator.onLine) return false;
  const stillLeavingMs = leftAt + leavingMs - now;
  if (stillLeavingMs > 0) {
    setTimeout(() => reloadForMissingChunk(error), stillLeavingMs);
    return true;
  }
  if (now - (reloadedAt.get() ?? 0) < reloadCooldownMs) return false;
  // Without storage the reload would repeat endlessly.
  if (!reloadedAt.set(now)) return false;
  void reloadNewest();
  return true;
}
