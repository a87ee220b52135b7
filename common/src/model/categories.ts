import { z } from 'zod';

/** Kind of a business (specification, section 3). */
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
  'choose-business-category',
);
export type BusinessCategory = z.infer<typeof businessCategory>;

/** Picture in the middle of a business's stamp; `auto`: by category and name. */
export const stampMotif = z.enum([
  'auto',
  'glass',
  'bottle',
  'grapes',
  'barrel',
  'corkscrew',
  'cheese',
  'bread',
  'cutlery',
  'mug',
  'cocktail',
  'cup',
  'bag',
  'book',
  'tulip',
  'picture',
  'palette',
  'vase',
  'lantern',
  'clock',
  'key',
  'wrench',
  'scissors',
  'mortar',
  'film',
  'mask',
  'note',
]);
export type StampMotif = z.infer<typeof stampMotif>;

/** Condition that unlocks a reward: visits, completed events, or visits to special-reward businesses. */
export const rewardType = z.enum(
  ['visit_count', 'event_completion', 'special_achievement'],
  'choose-type',
);
export type RewardType = z.infer<typeof rewardType>;

/** Condition that earns a rule's points. */
export const pointTrigger = z.enum(
  ['check_in', 'first_check_in', 'special_reward', 'category', 'time_window', 'all_businesses'],
  'choose-what-earns-points',
);

export const paymentMethod = z.enum(['prepaid', 'cash']);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** Means of a payment at the desk. A card is charged by a separate terminal; `other` is named by the organization. */
export const deskPayment = z.enum(['cash', 'card', 'other']);
export type DeskPayment = z.infer<typeof deskPayment>;

/** Reason why a person uses a ticket whose holder on record is another person. */
export const holderChange = z.enum(['gift', 'sold-on', 'typing-error']);
export type HolderChange = z.infer<typeof holderChange>;

/**
 * Progress of a registration: `cash-due`, `verified` (by ticket), `paid` (cash at the desk), `arrived` (ID
 * checked, glass handed out), `walking` (arrived, first verified check-in), `walking-not-arrived` (verified check-in, not
 * at the desk yet), `cancelled`.
 */
export const registrationState = z.enum([
  'cash-due',
  'verified',
  'paid',
  'arrived',
  'walking',
  'walking-not-arrived',
  'cancelled',
]);
export type RegistrationState = z.infer<typeof registrationState>;

/**
 * Roles of staff. `admin`: everything. `desk`: tickets, payments, check-in review, redemption. `shop`:
 * redemptions and counts of one business.
 */
export const staffRole = z.enum(['admin', 'desk', 'shop'], 'choose-role');
export type StaffRole = z.infer<typeof staffRole>;

/** Roles of accounts with a username and password; a shop signs in by its own link. */
export const accountRole = staffRole.exclude(['shop'], 'choose-role');
export type AccountRole = z.infer<typeof accountRole>;

/** Reason for a pending check-in. */
export const pendingReason = z.enum([
  'unclear-fix',
  'implausible-speed',
  'late-arrival',
  'no-location',
]);
export type PendingReason = z.infer<typeof pendingReason>;

/** State of a reward for one participant. */
export const rewardState = z.enum(['locked', 'available', 'claimed']);
export type RewardState = z.infer<typeof rewardState>;

/** Reason for which staff refuse a check-in, shown to the attendee in their language. */
export const reviewReason = z.enum(
  ['not-there', 'unlikely-time', 'code-elsewhere', 'ask-desk'],
  'choose-reason',
);
export type ReviewReason = z.infer<typeof reviewReason>;

/** Source of a check-in: the attendee's device, staff at a business or the desk, or a stamp card. */
export const checkInSource = z.enum(['device', 'staff', 'paper']);
export type CheckInSource = z.infer<typeof checkInSource>;

/** State of a visit: only verified ones count. */
export const visitState = z.enum(['verified', 'pending']);

/**
 * State of a business during an event: a closed one accepts no check-ins, a sold-out one still does; neither
 * is required any more.
 */
export const businessStatus = z.enum(['open', 'closed', 'sold-out']);
export type BusinessStatus = z.infer<typeof businessStatus>;

/** Remaining stock of a reward; plenty if it is unlimited. */
export const stockLevel = z.enum(['plenty', 'few', 'gone']);
export type StockLevel = z.infer<typeof stockLevel>;

/** Source of an arrival: the desk, or a printed door list that is entered later. */
export const arrivalSource = z.enum(['desk', 'paper']);
export type ArrivalSource = z.infer<typeof arrivalSource>;

/** Reason for an offline conflict. */
export const offlineConflictReason = z.enum([
  'already-arrived',
  'paid-twice',
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
