import type { Visit } from '@wine-walk/common/model/participants.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { useEffect } from 'react';
import { serverNow } from '../../../../platform/device/server-clock.ts';
import { useNow } from '../../../../platform/live/use-now.ts';
import type { EventData } from '../../../shared/event-data/event-data.ts';
import type { CheckInDelivery, CheckInQueue } from '../check-in-queue.ts';

/**
 * Returns the event data in which check-ins that wait on this device are pending visits, so that list,
 * passport and map show them at once.
 */
export function withQueuedVisits(
  eventData: EventData,
  deliveries: readonly CheckInDelivery[],
): EventData {
  if (eventData.status !== 'ready') return eventData;
  const { event, progress } = eventData;
  const queued: Record<string, Visit> = {};
  for (const { payload, state, createdAt } of deliveries) {
    if (state === 'refused' || payload.eventId !== event.id) continue;
    const checkInTime = new Date(serverNow(createdAt)).toISOString();
    queued[payload.businessId] = { checkInTime, state: 'pending' };
  }
  if (Object.keys(queued).length === 0) return eventData;
  return { ...eventData, progress: { ...progress, visits: { ...queued, ...progress.visits } } };
}

/** Dismisses rejections that no longer matter: the business is visited, or the event has ended. */
export function useDismissObsoleteRefusals(
  queue: CheckInQueue,
  deliveries: readonly CheckInDelivery[],
  eventData: EventData,
): void {
  const now = useNow();
  useEffect(() => {
    for (const delivery of deliveries)
      if (isObsolete(delivery, eventData, now)) void queue.dismiss(delivery.key);
  }, [queue, deliveries, eventData, now]);
}

function isObsolete({ state, payload }: CheckInDelivery, eventData: EventData, now: number) {
  if (state !== 'refused' || eventData.status !== 'ready') return false;
  const { event, progress } = eventData;
  if (payload.eventId !== event.id) return true;
  const isVisited = progress.visits[payload.businessId]?.state === 'verified';
  return isVisited || hasEnded(event, now);
}
