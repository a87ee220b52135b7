import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { lazy, Suspense, use } from 'react';
import { useNow } from '../../../../platform/live/use-now.ts';
import { lazyOnInteraction } from '../../../../ui/lazy-on-interaction.tsx';
import { useEventData } from '../../../shared/event-data/event-data.ts';
import { QueuedContext } from './queued-context.ts';

const QueuedList = lazyOnInteraction(() => import('./queued-list.tsx'));
/** Loaded on use: staff decide when the device is online. */
const UnconfirmedList = lazy(() => import('./staff-refusals-list.tsx'));

/** Check-ins that are waiting to be sent or were rejected. Renders nothing if there are none. */
export function QueuedSlot() {
  const queued = use(QueuedContext);
  return queued && queued.deliveries.length > 0 && <QueuedList queued={queued} />;
}

/** Check-ins refused by staff. Renders nothing if there are none, and after the event. */
export function StaffRefusalsSlot() {
  const eventData = useEventData();
  const now = useNow();
  const hasRefusals =
    eventData.status === 'ready' &&
    !hasEnded(eventData.event, now) &&
    Object.keys(eventData.progress.refusals).length > 0;
  return (
    hasRefusals && (
      <Suspense>
        <UnconfirmedList />
      </Suspense>
    )
  );
}
