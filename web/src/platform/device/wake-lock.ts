import { useEffect } from 'react';

/** Keeps the screen on while the component is mounted, if supported. */
export function useWakeLock(): void {
  useEffect(() => {
    let isShown = true;
    let held: WakeLockSentinel | undefined;
    async function hold() {
      // The browser releases the lock when the page is hidden.
      if (document.visibilityState !== 'visible') return;
      try {
        const lock = await navigator.wakeLock?.request('screen');
        if (isShown) held = lock;
        else await lock?.release();
      } catch {
        // Low battery or not allowed.
      }
    }
    const whenVisible = () => void hold();
    void hold();
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', whenVisible);
      void held?.release();
    };
  }, []);
}
