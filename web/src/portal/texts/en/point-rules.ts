import type { PointTrigger } from '@wine-walk/common/model/categories.ts';

/** Point rules tab. */
export const pointRules = {
  title: 'Point Rules',
  lead: 'How many points each visit earns. A change applies to everyone right away. Past events keep their leaderboard.',
  add: 'Add Point Rule',
  empty: 'Start with ten points per check-in. That’s all the leaderboard needs.',
  columns: {
    rule: 'Rule',
    trigger: 'Trigger',
  },
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  triggers: {
    check_in: 'Check-in',
    first_check_in: 'First check-in of the event',
    special_reward: 'Special-reward business',
    category: 'Business category',
    time_window: 'Time window',
    all_businesses: 'All businesses',
  } satisfies Record<PointTrigger, string>,
  triggerHelp: {
    check_in: 'Every verified visit earns these points.',
    first_check_in: 'The first verified visit of the event earns these points.',
    special_reward: 'Every verified visit to a business with a special reward earns these points.',
    category: 'Every verified visit to a business in this category earns these points.',
    time_window: 'Every verified visit in this time window earns these points.',
    all_businesses: 'The visit that completes every stop earns these points.',
  } satisfies Record<PointTrigger, string>,
  fields: {
    name: 'Name',
    trigger: 'Trigger',
    points: 'Points',
    category: 'Category',
    chooseCategory: 'Choose a category',
    noCategory: 'None',
    windowStart: 'Window starts',
    windowEnd: 'Window ends',
    activeFrom: 'Counts from',
    activeUntil: 'Counts until',
    noLimit: 'No limit',
    timesHelp: (timeZone: string) => `Leave both empty for no limit. Times are in ${timeZone}.`,
    active: 'Active',
    activeHelp: 'Inactive rules give no points. The leaderboard updates right away.',
  },
  /** Effect of a rule on the leaderboard. */
  standings: {
    title: 'How it changes the leaderboard',
    table: 'Top of the leaderboard after the change',
    participant: 'Participant',
    points: 'Points',
    incomplete: 'Fill in the rule to see how it changes the leaderboard.',
    loading: 'Calculating…',
    failed: 'We couldn’t calculate the leaderboard. You can still save the rule.',
    over: 'This event has ended. Its leaderboard won’t change.',
    noParticipants: 'No one has registered yet, so the leaderboard won’t change.',
    unchanged: 'No one’s points change.',
    changed: (changed: string, participants: string) =>
      `${changed} of ${participants} attendees get different points.`,
    total: 'points in all',
    before: (points: number) => `${points} before,`,
  },
};
