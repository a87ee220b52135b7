import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../../../platform/device/idle.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useEventData } from '../../shared/event-data.ts';
import { paths } from '../../shared/paths.ts';
import { useLastUpdatedFormatter } from '../shell/last-updated.tsx';

/** Here before the page is left: what is begun then and waits for anything is not done. */
let loaded: typeof import('./save-snapshot.ts') | undefined;

async function load(): Promise<void> {
  loaded ??= await import('./save-snapshot.ts');
}

/** What is drawn after all else (the map's streets, pictures) is there by then. Milliseconds. */
const lateMs = 5000;

/**
 * Keeps the home as it is drawn, while the walk on it is live: once nothing else is to be done, again
 * when all of it is drawn, and as it is left.
 */
export function useSaveHtmlSnapshot(): void {
  const walk = useEventData();
  const { user } = useSession();
  const { pathname } = useLocation();
  const asOfTexts = useLastUpdatedFormatter();
  const keep = useEffectEvent(() => {
    if (pathname !== paths.home.path || walk.status !== 'ready' || walk.cachedAt !== null) return;
    if (user) loaded?.saveHtmlSnapshot(user.uid, asOfTexts(serverNow(), walk.event.timeZone));
  });
  useEffect(() => {
    // Where its code cannot be had, none is kept.
    const soon = () => void load().then(keep, () => undefined);
    const stop = whenIdle(soon);
    const timer = setTimeout(soon, lateMs);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [walk, pathname]);
  useEffect(() => {
    const leaving = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', leaving);
    return () => document.removeEventListener('visibilitychange', leaving);
  }, []);
}
