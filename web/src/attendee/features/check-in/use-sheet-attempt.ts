import { useState, useSyncExternalStore } from 'react';
import { useOnline } from '../../../platform/device/connection.ts';
import type { DeviceFix } from '../../../platform/location/location.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import type { ReadyEventData } from '../../shared/event-data.ts';
import type { CheckInQueue } from './check-in-queue.ts';
import { type Outcome, type SheetAttempt, toStage } from './stage.ts';

/** What an attempt is made of. */
export interface AttemptInput {
  eventData: Pick<ReadyEventData, 'event'>;
  business: BusinessView;
  fix: DeviceFix | null;
  venueCode: string | null;
  upgrades?: Outcome;
}

/**
 * The attempt that the check-in sheet is about: made here, and followed in the queue to its final answer. With the
 * next `requestId` the sheet begins anew, and what is under way goes on without it.
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

  /** A refusal that was read in the sheet need not wait among the others to be dismissed. */
  function dismissRefusal(): void {
    if (stage.name === 'approach' && stage.failed) void queue.dismiss(stage.failed.key);
  }
  return {
    attempt,
    stage,
    deliveries,
    isSessionExpired,
    /** The press. */
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
    /** Back to choosing the business and coming close. */
    approach: (): void => {
      dismissRefusal();
      setSubmitted(null);
    },
    /** Sends what is kept once more, as the same attempt. */
    sendNow: () => void queue.flush(),
  };
}

export type Sheet = ReturnType<typeof useSheetAttempt>;
