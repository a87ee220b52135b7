import type { ReviewReason } from '@wine-walk/common/model/categories.ts';
import { ApiError, NetworkError } from '../../../platform/api/api-errors.ts';
import { isFinal } from '../../../platform/delivery-queue/delivery.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import type { EventData } from '../../shared/event-data.ts';
import type { CheckInAttempt, CheckInDelivery, CheckInResponse } from './check-in-queue.ts';

/** What came of a check-in that the server took. */
export interface Outcome {
  attempt: CheckInAttempt;
  /** Milliseconds since 1970 by the device's clock. */
  attemptedAt: number;
  business: BusinessView;
  answer: CheckInResponse;
}

/** The attempt that the sheet is about. */
export interface SheetAttempt {
  /** In the queue. */
  key: string;
  business: BusinessView;
  /** The pending outcome that it is to upgrade, shown until it has; null for a press. */
  upgrades: Outcome | null;
}

/** Of a pending check-in: `due` as soon as it would be verified, `under-way`, or `failed` and not tried by itself again. */
export type PendingUpgrade = 'due' | 'under-way' | 'failed';

/** How far the sheet's check-in has come. */
export type Stage =
  /** Choosing the business and coming close. `failed`: what came of the last attempt. */
  | { name: 'approach'; failed: CheckInDelivery | null }
  | { name: 'sending'; business: BusinessView; hasVenueCode: boolean }
  | { name: 'verified'; outcome: Outcome }
  | { name: 'pending'; outcome: Outcome; upgrade: PendingUpgrade }
  /** Staff refused what was pending, as the live walk tells. */
  | { name: 'not-confirmed'; outcome: Outcome; reason: ReviewReason }
  /** It is kept on the device. `error`: what the server answered instead of taking it; null where it is calm. */
  | { name: 'queued'; businessName: string; isOffline: boolean; isSending: boolean; error: unknown }
  | { name: 'session-over'; queuedBusinessName: string | undefined };

/** Of an attempt and what the queue knows of it. */
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
      name: 'session-over',
      queuedBusinessName: delivery.isPersisted ? payload.businessName : undefined,
    };
  }
  const isFirst = delivery.failedAttempts === 0;
  if (isFirst && !delivery.isSlow && (isOnline || state === 'saving')) {
    return { name: 'sending', business, hasVenueCode: payload.venueCode !== null };
  }
  return {
    name: 'queued',
    businessName: payload.businessName,
    isOffline: !isOnline || isOffline(delivery.error),
    isSending: state === 'in-flight',
    error: isExpectedError(delivery.error) ? null : delivery.error,
  };
}

const isOffline = (error: unknown) => error instanceof NetworkError && error.kind === 'offline';

/** Nothing of it is a failure to tell: without any answer it is sent by itself, and a session ends some day. */
export function isExpectedError(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401;
  return error === null || (error instanceof NetworkError && error.kind !== 'unreadable');
}

/**
 * The stage as staff have left it: one that waits to be confirmed turns to the stamp, or is refused, while it is shown. By the
 * live walk, so that nobody who stands beside a volunteer has to close anything.
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
        timestamp: visit.checkInTime,
        unlockedRewards,
      },
    },
  };
}
