import { lazy, Suspense } from 'react';
import { QueuedSlot, StaffRefusalsSlot } from '../features/check-in/queued/queued-slot.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { MapSketch } from '../features/home/map-sketch/map-sketch.tsx';
import { MapCard } from '../features/map/map-card.tsx';
import { ConfirmationLink } from '../features/registrations/confirmation-link.tsx';

/** Loaded after the event has ended. */
const FeedbackCard = lazy(() => import('../features/feedback/feedback-card.tsx'));

/** Home screen with the cards of other features. */
export default function HomeRoute() {
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
