import type { ReviewReason } from '@wine-walk/common/model/categories.ts';
import { ApiError, NetworkError } from '../../../platform/api/api-errors.ts';
import { isFinal } from '../../../platform/delivery-queue/delivery.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import type { EventData } from '../../shared/event-data/event-data.ts';
import type { CheckInAttempt, CheckInDelivery, CheckInResponse } from './check-in-queue.ts';

/** Result of a check-in that the server accepted. */
export interface Outcome {
  attempt: CheckInAttempt;
  /** Epoch milliseconds of the device. */
  attemptedAt: number;
  business: BusinessView;
  answer: CheckInResponse;
}

/** Attempt shown in the sheet. */
export interface SheetAttempt {
  /** Key of the delivery in the queue. */
  key: string;
  business: BusinessView;
  /** Pending outcome to upgrade, shown until the attempt succeeds; null for an attempt by click. */
  upgrades: Outcome | null;
}

/**
 * State of upgrading a pending check-in: `due` until it would be verified, `under-way`, or `failed` without
 * further automatic retries.
 */
export type PendingUpgrade = 'due' | 'under-way' | 'failed';

/** Stage of the check-in in the sheet. */
export type Stage =
  /** Selecting a business and approaching it. `failed`: last rejected attempt. */
  | { name: 'approach'; failed: CheckInDelivery | null }
  | { name: 'sending'; business: BusinessView; hasVenueCode: boolean }
  | { name: 'verified'; outcome: Outcome }
  | { name: 'pending'; outcome: Outcome; upgrade: PendingUpgrade }
  /** Staff refused the pending check-in, as received by the event data listener. */
  | { name: 'not-confirmed'; outcome: Outcome; reason: ReviewReason }
  /** Stored on the device. `error`: error response of the server; null if there is nothing to report. */
  | {
      name: 'queued';
      business: BusinessView;
      timeZone: string;
      /** Epoch milliseconds of the device. */
      attemptedAt: number;
      isOffline: boolean;
      isSending: boolean;
      error: unknown;
    }
  | { name: 'session-expired'; queuedBusinessName: string | undefined };

/** Returns the stage of an attempt from its delivery. */
export function toStage(
  attempt: SheetAttempt | null,
  delivery: CheckInDelivery | undefined,
  { isOnline, isSessionExpired }: { isOnline: boolean; isSessionExpired: boolean },
): Stage {
  if (!attempt) return { name: 'approach', failed: null };
  const { business, upgrades } = attempt;
  if (!delivery) {
    return upgrades
      ? { name: 'pending', outcome: upgrades, upgrade: 'failed' }
      : { name: 'approach', failed: null };
  }
  const { state, answer, payload } = delivery;
  if (answer) {
    const outcome = { attempt: payload, attemptedAt: delivery.createdAt, business, answer };
    if (answer.state === 'verified') return { name: 'verified', outcome };
    return { name: 'pending', outcome, upgrade: 'due' };
  }
  if (upgrades) {
    return {
      name: 'pending',
      outcome: upgrades,
      upgrade: isFinal(delivery) ? 'failed' : 'under-way',
    };
  }
  if (state === 'refused' || state === 'lost') return { name: 'approach', failed: delivery };
  if (state !== 'in-flight' && isSessionExpired) {
    return {
      name: 'session-expired',
      queuedBusinessName: delivery.isPersisted ? payload.businessName : undefined,
    };
  }
  const isFirst = delivery.failedAttempts === 0;
  if (isFirst && !delivery.isSlow && (isOnline || state === 'saving')) {
    return { name: 'sending', business, hasVenueCode: payload.venueCode !== null };
  }
  return {
    name: 'queued',
    business,
    timeZone: payload.timeZone,
    attemptedAt: delivery.createdAt,
    isOffline: !isOnline || isOffline(delivery.error),
    isSending: state === 'in-flight',
    error: isExpectedError(delivery.error) ? null : delivery.error,
  };
}

const isOffline = (error: unknown) => error instanceof NetworkError && error.kind === 'offline';

/**
 * True if the error is not shown: a missing response is retried, and an expired session leads to the sign-in.
 */
export function isExpectedError(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401;
  return error === null || (error instanceof NetworkError && error.kind !== 'unreadable');
}

/**
 * Returns the stage after a staff review: a shown pending check-in becomes verified or refused by the live
 * event data, without closing the sheet.
 */
export function applyStaffReview(stage: Stage, eventData: EventData): Stage {
  if (stage.name !== 'pending' || eventData.status !== 'ready') return stage;
  const { outcome } = stage;
  const { answer, attempt, business } = outcome;
  if (eventData.event.id !== attempt.eventId) return stage;
  const { visits, refusals, unlocked } = eventData.progress;
  const refusal = refusals[business.id];
  if (refusal?.checkInTime === answer.timestamp)
    return { name: 'not-confirmed', outcome, reason: refusal.reason };
  const visit = visits[business.id];
  if (visit?.state !== 'verified') return stage;
  const unlockedRewards = Object.keys(unlocked).filter(
    (id) => (unlocked[id]?.unlockedAt ?? '') > answer.timestamp,
  );
  return {
    name: 'verified',
    outcome: {
      ...outcome,
      answer: {
        ...answer,
        state: 'verified',
        isVerified: true,
        timestamp: visit.checkInTime ?? answer.timestamp,
        unlockedRewards,
      },
    },
  };
}
