import { useState, useSyncExternalStore } from 'react';
import { useOnline } from '../../../platform/device/connection.ts';
import type { DeviceFix } from '../../../platform/location/location.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import type { CheckInQueue } from './check-in-queue.ts';
import { type Outcome, type SheetAttempt, toStage } from './stage.ts';

/** Input of an attempt. */
export interface AttemptInput {
  eventData: Pick<ReadyEventData, 'event'>;
  business: BusinessView;
  fix: DeviceFix | null;
  venueCode: string | null;
  upgrades?: Outcome;
}

/**
 * Submits the attempt of the check-in sheet and follows its delivery to the final response. A new `requestId`
 * resets the sheet; an attempt in flight continues in the queue.
 */
export function useSheetAttempt(queue: CheckInQueue, requestId: number) {
  const [submitted, setSubmitted] = useState<{
    attempt: SheetAttempt | null;
    requestId: number;
  } | null>(null);
  const attempt = submitted?.requestId === requestId ? submitted.attempt : null;
  const { deliveries, isSessionExpired } = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const isOnline = useOnline();
  const delivery = deliveries.find(({ key }) => key === attempt?.key);
  const stage = toStage(attempt, delivery, { isOnline, isSessionExpired });

  /** Dismisses a rejection that the user has read in the sheet. */
  function dismissRefusal(): void {
    if (stage.name === 'approach' && stage.failed) void queue.dismiss(stage.failed.key);
  }
  return {
    attempt,
    stage,
    deliveries,
    isSessionExpired,
    /** Submits an attempt. */
    submit: ({ eventData, business, fix, venueCode, upgrades }: AttemptInput): void => {
      dismissRefusal();
      const key = queue.submit({
        eventId: eventData.event.id,
        businessId: business.id,
        businessName: business.name,
        timeZone: eventData.event.timeZone,
        fix,
        venueCode,
      });
      setSubmitted({ attempt: { key, business, upgrades: upgrades ?? null }, requestId });
    },
    dismissRefusal,
    /** Returns to selecting a business. */
    approach: (): void => {
      dismissRefusal();
      setSubmitted(null);
    },
    /** Sends queued check-ins now, with the same keys. */
    sendNow: () => void queue.flush(),
  };
}

export type Sheet = ReturnType<typeof useSheetAttempt>;
