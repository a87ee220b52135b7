import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { QueuedSlot, StaffRefusalsSlot } from '../features/check-in/queued/queued-slot.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { MapSketch } from '../features/home/map-sketch/map-sketch.tsx';
import { MapCard } from '../features/map/map-card.tsx';
import { ConfirmationLink } from '../features/registrations/confirmation/confirmation-link.tsx';
import { safeNextPath } from '../features/sessions/next-page.ts';

/** Loaded after the event has ended. */
const FeedbackCard = lazy(() => import('../features/feedback/feedback-card.tsx'));

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
      feedback={
        <Suspense>
          <FeedbackCard />
        </Suspense>
      }
    />
  );
}
