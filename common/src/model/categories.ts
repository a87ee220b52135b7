import { z } from 'zod';

/** What a business is (specification, section 3). */
export const businessCategory = z.enum(
  [
    'restaurant',
    'bar',
    'wine_bar',
    'retail',
    'art_gallery',
    'antiques',
    'services',
    'entertainment',
  ],
  'Please choose a category.',
);
export type BusinessCategory = z.infer<typeof businessCategory>;

/** What unlocks a reward: visits, whole walks completed, or visits to special-reward businesses. */
export const rewardType = z.enum(
  ['visit_count', 'event_completion', 'special_achievement'],
  'Please choose a type.',
);
export type RewardType = z.infer<typeof rewardType>;

/** What earns a rule's points. */
export const pointTrigger = z.enum(
  ['check_in', 'first_check_in', 'special_reward', 'category', 'time_window', 'all_businesses'],
  'Please choose what earns the points.',
);
export type PointTrigger = z.infer<typeof pointTrigger>;

export const paymentMethod = z.enum(['prepaid', 'cash']);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/**
 * How far a registered person is: `cash-due`, `verified` (by ticket), `paid` (cash at the desk), `arrived`
 * (ID seen, glass handed over), `walking` (first verified check-in), `cancelled`.
 */
export const registrationState = z.enum([
  'cash-due',
  'verified',
  'paid',
  'arrived',
  'walking',
  'cancelled',
]);
export type RegistrationState = z.infer<typeof registrationState>;

/**
 * `admin`: everything. `desk`: tickets, payments, check-in review, redemption. `shop`: one business's own
 * redemptions and counts.
 */
export const staffRole = z.enum(['admin', 'desk', 'shop'], 'Please choose a role.');
export type StaffRole = z.infer<typeof staffRole>;

/** The roles of accounts with a username and password; a shop signs in by its own link. */
export const accountRole = staffRole.exclude(['shop'], 'Please choose a role.');
export type AccountRole = z.infer<typeof accountRole>;

/** Why a check-in waits to be confirmed. */
export const pendingReason = z.enum([
  'unclear-fix',
  'implausible-speed',
  'late-arrival',
  'no-location',
]);
export type PendingReason = z.infer<typeof pendingReason>;

/** Where somebody stands with a reward. */
export const rewardState = z.enum(['locked', 'available', 'claimed']);
export type RewardState = z.infer<typeof rewardState>;

/** Why staff refuse a check-in that waits: said to the attendee in their own language. */
export const reviewReason = z.enum(
  ['not-there', 'unlikely-time', 'code-elsewhere', 'ask-desk'],
  'Please choose why it is refused.',
);
export type ReviewReason = z.infer<typeof reviewReason>;

/** Whose word a check-in is: the attendee's device, staff at a business or the desk, or a stamped card. */
export const checkInSource = z.enum(['device', 'staff', 'paper']);
export type CheckInSource = z.infer<typeof checkInSource>;

/** A visit counts once it is verified; a pending one unlocks nothing. */
export const visitState = z.enum(['verified', 'pending']);

/** How a business is tonight: closed takes no check-in, sold out still stamps; neither is asked for any more. */
export const businessStatus = z.enum(['open', 'closed', 'sold-out']);
export type BusinessStatus = z.infer<typeof businessStatus>;

/** How much is left of a reward: plenty also where there is no limit. */
export const stockLevel = z.enum(['plenty', 'few', 'gone']);
export type StockLevel = z.infer<typeof stockLevel>;

/** Where an arrival was noted: at the desk, or on a printed door list that is entered afterwards. */
export const arrivalSource = z.enum(['desk', 'paper']);
export type ArrivalSource = z.infer<typeof arrivalSource>;

/** Why something that the desk handed over without a connection should not have been. */
export const offlineConflictReason = z.enum([
  'already-arrived',
  'not-paid',
  'wrong-event',
  'registration-cancelled',
  'already-claimed',
  'code-expired',
  'out-of-stock',
  'late-arrival',
  'implausible-time',
]);
export type OfflineConflictReason = z.infer<typeof offlineConflictReason>;
