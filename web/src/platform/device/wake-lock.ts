import { useEffect } from 'react';

/** Keeps the screen on for as long as the component is shown; a browser that cannot, does not. */
export function useWakeLock(): void {
  useEffect(() => {
    let isShown = true;
    let held: WakeLockSentinel | undefined;
    async function hold() {
      // The browser lets go of it whenever the page is hidden.
      if (document.visibilityState !== 'visible') return;
      try {
        const lock = await navigator.wakeLock?.request('screen');
        if (isShown) held = lock;
        else await lock?.release();
      } catch {
        // Low battery, or not allowed: the screen dims as it always does.
      }
    }
    const seenAgain = () => void hold();
    void hold();
    document.addEventListener('visibilitychange', seenAgain);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', seenAgain);
      void held?.release();
    };
  }, []);
}
