import { type PendingSort } from '@wine-walk/common/api/staff/reviews.ts';
import type { PendingReason, ReviewReason } from '@wine-walk/common/model/categories.ts';
import { texts } from '../../texts/texts.ts';

/** Labels for staff of the reasons why a check-in is pending. */
export const pendingLabels: Record<PendingReason, string> = texts.review.pending;

/** Labels of the refusal reasons; attendees read them in their own language. */
export const reviewReasonLabels: Record<ReviewReason, string> = texts.review.reasons;

/** Labels of the sort orders. */
export const pendingSortLabels: Record<PendingSort, string> = texts.review.orders;
