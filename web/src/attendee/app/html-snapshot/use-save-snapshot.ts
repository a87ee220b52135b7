import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../../../platform/device/scheduling.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useEventData } from '../../shared/event-data.ts';
import { paths } from '../../shared/paths.ts';
import { useLastUpdatedFormatter } from '../shell/last-updated.tsx';

/** Module loaded before the page is left: asynchronous work started during unload does not finish. */
let loaded: typeof import('./save-snapshot.ts') | undefined;

async function load(): Promise<void> {
  loaded ??= await import('./save-snapshot.ts');
}

/** Delay after which late content (the map's streets, images) has rendered, in milliseconds. */
const lateMs = 5000;

/**
 * Saves the home screen while its event data is live: when idle, again after late content has rendered, and
 * when the page is left.
 */
export function useSaveHtmlSnapshot(): void {
  const eventData = useEventData();
  const { user } = useSession();
  const { pathname } = useLocation();
  const asOfTexts = useLastUpdatedFormatter();
  const save = useEffectEvent(() => {
    if (pathname !== paths.home.path || eventData.status !== 'ready' || eventData.cachedAt !== null)
      return;
    if (user) loaded?.saveHtmlSnapshot(user.uid, asOfTexts(serverNow(), eventData.event.timeZone));
  });
  useEffect(() => {
    // If the code cannot be loaded, no snapshot is saved.
    const soon = () => void load().then(save, () => undefined);
    const stop = whenIdle(soon);
    const timer = setTimeout(soon, lateMs);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [eventData, pathname]);
  useEffect(() => {
    const leaving = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', leaving);
    return () => document.removeEventListener('visibilitychange', leaving);
  }, []);
}
