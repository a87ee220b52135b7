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

/** `admin`: everything. `desk`: tickets, payments, check-in review, redemption. */
export const staffRole = z.enum(['admin', 'desk'], 'Please choose a role.');
export type StaffRole = z.infer<typeof staffRole>;

/** A visit counts once it is verified; a pending one unlocks nothing. */
export const visitState = z.enum(['verified', 'pending']);
