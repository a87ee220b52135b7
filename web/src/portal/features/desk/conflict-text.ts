import type { OfflineConflictReason } from '@wine-walk/common/model/categories.ts';

/** Why something that was handed over without a connection should not have been. */
export const conflictReasonText: Record<OfflineConflictReason, string> = {
  'already-arrived': 'They had come in already.',
  'not-paid': 'They had not paid.',
  'wrong-event': 'It was for another event.',
  'registration-cancelled': 'Their registration had been cancelled.',
  'already-claimed': 'It had been handed over already.',
  'code-expired': 'The code had expired.',
  'out-of-stock': 'None were left.',
  'late-arrival': 'It was sent more than 12 hours later.',
  'implausible-time': 'By the time that the phone gave, it could not have been.',
};
