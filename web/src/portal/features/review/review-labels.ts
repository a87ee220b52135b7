import { type PendingSort } from '@wine-walk/common/api/reviews.ts';
import type { PendingReason, ReviewReason } from '@wine-walk/common/model/categories.ts';

/** Labels for staff of the reasons why a check-in is pending. */
export const pendingLabels: Record<PendingReason, string> = {
  'unclear-fix': 'Unclear location',
  'implausible-speed': 'Surprisingly fast',
  'late-arrival': 'Arrived late',
  'no-location': 'No location',
};

/** Labels of the refusal reasons; attendees read them in their own language. */
export const reviewReasonLabels: Record<ReviewReason, string> = {
  'not-there': 'No one saw them there',
  'unlikely-time': 'They couldn’t have been there at that time',
  'code-elsewhere': 'The code wasn’t used at its poster',
  'ask-desk': 'Something else (they can ask at the desk)',
};

/** Labels of the sort orders. */
export const pendingSortLabels: Record<PendingSort, string> = {
  received: 'Earliest first',
  '-received': 'Latest first',
  business: 'By business, A to Z',
};
