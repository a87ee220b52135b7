import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { withTexts } from '../../i18n/load-texts.ts';
import { lazyOptional } from '../../ui/lazy-optional.ts';
import { withRetries } from '../../ui/with-retries.ts';
import { QueuedSlot, StaffRefusalsSlot } from '../features/check-in/queued/queued-slot.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { MapSketch } from '../features/home/map-sketch/map-sketch.tsx';
import { MapCard } from '../features/map/map-card.tsx';
import { ConfirmationLink } from '../features/registrations/confirmation/confirmation-link.tsx';
import { safeNextPath } from '../features/sessions/next-page.ts';

/** Loaded after the event has ended. */
const FeedbackCard = lazy(() => import('../features/feedback/feedback-card.tsx'));

/** Loaded after the first stamp, which is often where the connection is poor. */
const NotificationOffer = lazyOptional(() =>
  withRetries(() =>
    withTexts(import('../features/notifications/notification-offer.tsx'), 'notifications'),
  ),
);

/** Home screen with the cards of other features, or the page to open after a sign-in that was not needed. */
export default function HomeRoute() {
  const { search } = useLocation();
  if (new URLSearchParams(search).has('sign-in'))
    return <Navigate to={safeNextPath(search)} replace />;
  return (
    <HomePage
      ticket={<ConfirmationLink />}
      map={<MapCard sketch={<MapSketch />} />}
      queuedCheckIns={
        <>
          <QueuedSlot />
          <StaffRefusalsSlot />
        </>
      }
      notifications={
        <Suspense>
          <NotificationOffer />
        </Suspense>
      }
      feedback={
        <Suspense>
          <FeedbackCard />
        </Suspense>
      }
    />
  );
}
