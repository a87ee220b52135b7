import { type ReactNode, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { loadTexts, withTexts } from '../../i18n/load-texts.ts';
import { useClearApiCache } from '../../platform/api/use-api-cache.ts';
import { whenIdle } from '../../platform/device/scheduling.ts';
import { serverNow } from '../../platform/device/server-clock.ts';
import { untilControlled } from '../../platform/service-worker/until-controlled.ts';
import { useSession } from '../../platform/session/session.ts';
import { isPersisted } from '../../platform/storage/persisted.ts';
import { lazyOptional } from '../../ui/lazy-optional.ts';
import { preloadLazyChunks } from '../../ui/lazy-registry.ts';
import { CheckInProvider } from '../features/check-in/check-in-provider.tsx';
import { useEventData } from '../shared/event-data/event-data.ts';
import { useLiveEventData } from '../shared/event-data/live-event-data.ts';
import { paths } from '../shared/paths.ts';
import { isLikeSenderRequested, subscribeToLikeRequests } from '../shared/wines/like-requests.ts';
import { loadLikeSender } from '../shared/wines/load-like-sender.ts';
import { saveHtmlSnapshot } from './html-snapshot.ts';
import { useLastUpdatedFormatter } from './shell/last-updated.tsx';
import { Shell } from './shell/shell.tsx';
import { useSyncParticipant } from './shell/use-own-participant.ts';

const NotYou = lazyOptional(() => withTexts(import('../features/sessions/not-you.tsx'), 'sign-in'));

const PushRenewal = lazyOptional(() => import('../features/notifications/push-renewal.tsx'));

const LikeSender = lazyOptional(loadLikeSender);

/** App of one signed-in attendee; keyed by uid, so no state of another attendee remains. */
export default function SignedInApp({ uid, children }: { uid: string; children: ReactNode }) {
  useClearApiCache();
  return (
    <LiveCheckIn uid={uid}>
      <OwnParticipant />
      <LikedPours />
      <Suspense>{isPersisted('push-subscription', 'session-user') && <PushRenewal />}</Suspense>
      <Shell>
        <Suspense>{isPersisted('only-registration', 'session-user') && <NotYou />}</Suspense>
        {children}
      </Shell>
    </LiveCheckIn>
  );
}

/** Event data and check-in; a component of its own, so that a change renders the screens that use it only. */
function LiveCheckIn({ uid, children }: { uid: string; children: ReactNode }) {
  return <CheckInProvider eventData={useLiveEventData(uid)}>{children}</CheckInProvider>;
}

/** Sends liked pours, once there is one. */
function LikedPours() {
  const isRequested = useSyncExternalStore(subscribeToLikeRequests, isLikeSenderRequested);
  return <Suspense>{isRequested && <LikeSender />}</Suspense>;
}

function OwnParticipant() {
  useSyncParticipant();
  useSaveHtmlSnapshot();
  const eventData = useEventData();
  const isDrawn = eventData.status !== 'loading';
  // In idle time after everything visible has rendered.
  useEffect(() => (isDrawn ? whenIdle(() => void preloadFromCache()) : undefined), [isDrawn]);
  return null;
}

/** Delay after which late content (the map's streets, images) has rendered, in milliseconds. */
const lateMs = 5000;

/**
 * Saves the home screen while its event data is live: when idle, again after late content has rendered, and
 * when the page is left.
 */
function useSaveHtmlSnapshot(): void {
  const eventData = useEventData();
  const { user } = useSession();
  const { pathname } = useLocation();
  const asOfLabels = useLastUpdatedFormatter();
  const save = useEffectEvent(() => {
    if (pathname !== paths.home.path || eventData.status !== 'ready' || eventData.cachedAt !== null)
      return;
    const { timeZone } = eventData.event;
    if (user) saveHtmlSnapshot({ uid: user.uid, ...asOfLabels(serverNow(), timeZone) });
  });
  useEffect(() => {
    const stop = whenIdle(() => save());
    const timer = setTimeout(() => save(), lateMs);
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

/**
 * Preloads dialogs that appear after a click, then the screens that show a check-in, from the cache of the service worker.
 * On a first visit that is once it is installed: requested before, they would compete with the home screen.
 */
async function preloadFromCache(): Promise<void> {
  await untilControlled();
  await preloadLazyChunks();
  await Promise.allSettled([
    loadTexts('screens'),
    loadTexts('later'),
    import('./businesses-route.tsx'),
    import('./profile-route.tsx'),
    import('./rewards-route.tsx'),
  ]);
}
