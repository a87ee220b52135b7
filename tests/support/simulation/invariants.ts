import { distanceMeters } from '@wine-walk/common/lib/distance.ts';
import {
  defaultCheckInRadiusMeters,
  maxPendingAccuracyMeters,
} from '@wine-walk/common/rules/check-in/thresholds.ts';
import type { CheckInAttempt } from '../../../web/src/attendee/features/check-in/check-in-queue.ts';
import type { MemoryFirestore } from '../memory-store/memory-firestore.ts';
import type { Attendee } from './attendee.ts';
import { bookViolations, missingCash } from './books.ts';
import type { Desk } from './desk.ts';
import { businesses } from './event-setup.ts';
import { recordViolations } from './records.ts';
import { rewardViolations } from './reward-invariants.ts';
import { StoredState } from './stored-state.ts';
import { visitViolations } from './visits.ts';

export interface Evening {
  firestore: MemoryFirestore;
  /** Requests that failed unexpectedly. */
  failures: readonly string[];
  attendees: readonly Attendee[];
  desks: readonly Desk[];
  /** Epoch milliseconds. */
  clock: () => number;
  /** Tills when they were closed, as text by ID. */
  closedTills: Map<string, string>;
}

/** Returns the broken invariants; empty if all hold. `isOver`: everything that waited had time to be delivered. */
export function findViolations(evening: Evening, isOver: boolean): string[] {
  const state = new StoredState(evening.firestore);
  return [
    ...evening.failures.map((request) => `failed: ${request}`),
    ...bookViolations(state, evening.closedTills),
    ...(isOver ? missingCash(state, evening.desks) : []),
    ...recordViolations(state),
    ...rewardViolations(state, evening.clock()),
    ...visitViolations(state),
    ...lostDeliveries(evening, state, isOver),
  ];
}

/**
 * Every check-in that a phone persisted is stored or still on the phone; at the end, nothing waits. Without a location
 * at the business, an attempt only repeats a check-in by staff, which they may undo.
 */
function* lostDeliveries(
  { firestore, attendees, desks }: Evening,
  state: StoredState,
  isOver: boolean,
) {
  for (const { phone, registration } of attendees) {
    for (const { key, owner, payload } of phone.persisted.values()) {
      const attempt = payload as CheckInAttempt;
      const id = `${attempt.eventId}_${String(owner)}_${attempt.businessId}`;
      if (phone.records.has(key) || firestore.fieldsOf(`checkIns/${id}`)) continue;
      const isUndone = state.audited(
        `registrations/${registration?.submissionId}`,
        'check-in.undo',
        ({ details }) => Array.isArray(details.checkIns) && details.checkIns.includes(id),
      );
      if (!isUndone || isAtBusiness(attempt))
        yield `visit lost: ${phone.name} at ${attempt.businessId}`;
    }
  }
  if (!isOver) return;
  for (const { records, name } of [
    ...attendees.map(({ phone }) => phone),
    ...desks.map(({ device }) => device),
  ])
    for (const { key, refusal } of records.values())
      if (!refusal) yield `never delivered: ${key} of ${name}`;
}

function isAtBusiness({ businessId, fix }: CheckInAttempt): boolean {
  const business = businesses.find(({ id }) => id === businessId);
  if (!business || !fix) return false;
  const isClear = (fix.accuracyMeters ?? 0) <= maxPendingAccuracyMeters;
  return isClear && distanceMeters(business, fix) <= defaultCheckInRadiusMeters;
}
