import type { RewardType } from '@wine-walk/common/model/categories.ts';

const visits = (count: number) => `${count} ${count === 1 ? 'visit' : 'visits'}`;
const completions = (count: number) => `${count} ${count === 1 ? 'completion' : 'completions'}`;

/** Rewards tab. */
export const rewards = {
  title: 'Rewards',
  lead: 'What visits unlock, at one event or at all of them.',
  add: 'Add Reward',
  empty: 'Try a reward for the first visit. It makes people want the next one.',
  columns: {
    reward: 'Reward',
    required: 'Required',
  },
  types: {
    visit_count: 'Visit count',
    event_completion: 'Event completion',
    special_achievement: 'Special achievement',
  } satisfies Record<RewardType, string>,
  typeHelp: {
    visit_count: 'Verified visits to any business unlock it.',
    event_completion: 'Visiting every business at an event unlocks it.',
    special_achievement: 'Verified visits to businesses with a special reward unlock it.',
  } satisfies Record<RewardType, string>,
  /** Requirement of a reward in a list. */
  requirements: {
    visit_count: visits,
    event_completion: completions,
    special_achievement: completions,
  } satisfies Record<RewardType, (count: number) => string>,
  /** Label of the required count. */
  requiredCounts: {
    visit_count: 'Visits',
    event_completion: 'Completions',
    special_achievement: 'Completions',
  } satisfies Record<RewardType, string>,
  fields: {
    name: 'Name',
    description: 'Description',
    translatedName: 'Translated name',
    translatedDescription: 'Translated description',
    type: 'Reward type',
    requiredCount: 'Required count',
    active: 'Active',
    activeHelpNew: 'Attendees only see active rewards.',
    activeHelp: 'People keep what they’ve unlocked or claimed.',
    stock: 'Quantity',
    stockHelp: 'Per event. Leave empty for no limit. We tell attendees when only a few are left.',
    noLimit: 'No limit',
    business: 'Pick up at',
    businessHelp: 'A shop can redeem its own rewards. The desk can redeem all of them.',
    desk: 'The desk',
    excludedTypes: 'Not for these tickets',
    excludedTypesHelp: 'People with these tickets don’t see the reward.',
    forAllTickets: 'For all tickets',
  },
  /** Names of the translated texts, after a language. */
  translations: {
    name: 'name',
    description: 'description',
  },
  preview: {
    name: 'Name of the reward',
    description: 'What they get',
    everyStop: (events: number) =>
      events === 1 ? 'Every stop at the event' : `Every stop at ${events} events`,
  },
};
