import { z } from 'zod';
import { businessStatus, deskPayment } from '../../model/categories.ts';
import { documentId, instant } from '../../model/fields/values.ts';
import { endpoint } from '../contract/endpoint.ts';

/** Number of verified check-ins, or of arrivals, in an interval of ten minutes. */
export const countedInterval = z.object({
  startTime: instant,
  /** Exclusive end. */
  endTime: instant,
  count: z.number().int(),
});

export type CountedInterval = z.infer<typeof countedInterval>;

/** Time at which a shop's bottles are likely used up, and the range that it is within in most cases. */
export const likelyRunOut = z.object({ at: instant, from: instant, until: instant });

export type LikelyRunOut = z.infer<typeof likelyRunOut>;

const countedBusiness = z.object({
  id: z.string(),
  name: z.string(),
  status: businessStatus,
  /** Verified check-ins of the last 15 minutes. */
  recentCheckIns: z.number().int(),
  /** Wrong PINs of all attendees at this business; reset an hour after the last. */
  wrongPins: z.number().int(),
  /** Null if its bottles last until the end, or it counts none. */
  runsOut: likelyRunOut.nullable().default(null),
});

export type CountedBusiness = z.infer<typeof countedBusiness>;

const countedReward = z.object({
  id: z.string(),
  name: z.string(),
  redeemed: z.number().int(),
  /** Remaining stock; null for unlimited. */
  left: z.number().int().nullable(),
});

export type CountedReward = z.infer<typeof countedReward>;

const deskHeartbeat = z.object({
  id: z.string(),
  /** Name of the volunteer, as entered at the start of the shift. */
  name: z.string(),
  /** Last request of the phone; null if none was recorded. */
  lastSeenAt: instant.nullable(),
  isOffline: z.boolean(),
});

export type DeskHeartbeat = z.infer<typeof deskHeartbeat>;

/** Account that was shown more than 60 people in 10 minutes, within the last 24 hours. */
const peopleReadAlert = z.object({
  id: z.string(),
  /** Name of the staff member. */
  name: z.string(),
  /** Largest number of people in 10 minutes. */
  people: z.number().int(),
  /** Last time above the limit. */
  happenedAt: instant,
});

export type PeopleReadAlert = z.infer<typeof peopleReadAlert>;

export const readOverview = endpoint({
  method: 'GET',
  path: '/api/admin/events/{id}/overview',
  access: 'desk',
  summary:
    'Returns the figures of an event: people, cash, check-ins, rewards and pending items. Cached for 5 seconds.',
  params: z.object({ id: documentId }),
  output: z.object({
    countedAt: instant,
    /** Counts of active registrations. */
    people: z.object({
      registered: z.number().int(),
      /** People whose ID was checked and who received a glass, including people who are walking. */
      arrived: z.number().int(),
      /** Registered people, and tickets of this event without a registration. */
      expected: z.number().int().default(0),
      /** People with a verified check-in. */
      walking: z.number().int(),
      /** People who arrived without a signed release, by a door list or an offline desk. */
      unsigned: z.number().int().default(0),
    }),
    /** Arrivals by ten minutes, from an hour before the start; at most the last 3 hours. */
    arrivals: z.array(countedInterval).default([]),
    cash: z.object({
      currency: z.string(),
      /** People registered without a ticket who have not paid its price; none for free tickets. */
      peopleDue: z.number().int(),
      dueCents: z.number().int(),
      /** Sales of the tills less refunds, in cents by method. */
      taken: z.record(deskPayment, z.number().int()),
    }),
    checkIns: z.object({
      /** Number of pending check-ins. */
      toReview: z.number().int(),
      /** Intervals of ten minutes by capture time; at most the last 6 hours. */
      intervals: z.array(countedInterval),
    }),
    businesses: z.array(countedBusiness),
    rewards: z.array(countedReward),
    /** Phones of the event's shifts. */
    desks: z.array(deskHeartbeat),
    /** Accounts that were shown many people, latest first; empty for callers who are no admins. */
    peopleReads: z.array(peopleReadAlert),
  }),
  problems: ['event-gone'],
});
