import { type PendingSort } from '@wine-walk/common/api/reviews.ts';
import type { PendingReason, ReviewReason } from '@wine-walk/common/model/categories.ts';

/** Why a check-in waits, as staff read it. */
export const pendingLabels: Record<PendingReason, string> = {
  'unclear-fix': 'Unclear location',
  'implausible-speed': 'Surprisingly fast',
  'late-arrival': 'Arrived late',
  'no-location': 'No location',
};

/** Why staff refuse; the attendee reads it in their own language. */
export const reviewReasonLabels: Record<ReviewReason, string> = {
  'not-there': 'Nobody saw them there',
  'unlikely-time': 'They cannot have been there at that time',
  'code-elsewhere': 'The code was used away from its poster',
  'ask-desk': 'Something else: they ask at the desk',
};

/** The orders of the list. */
export const pendingSortLabels: Record<PendingSort, string> = {
  received: 'Earliest first',
  '-received': 'Latest first',
  business: 'By business, A to Z',
};
