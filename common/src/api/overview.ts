import { z } from 'zod';
import { businessStatus } from '../model/categories.ts';
import { documentId, instant } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

/** Verified check-ins in one stretch of time. */
const checkInInterval = z.object({
  startTime: instant,
  /** The first moment after it. */
  endTime: instant,
  count: z.number().int(),
});

export type CheckInInterval = z.infer<typeof checkInInterval>;

const countedBusiness = z.object({
  id: z.string(),
  name: z.string(),
  status: businessStatus,
  /** Verified check-ins of the last 15 minutes. */
  recentCheckIns: z.number().int(),
  /** Wrong PINs typed there, by whomever; forgotten an hour after the last. */
  wrongPins: z.number().int(),
});

export type CountedBusiness = z.infer<typeof countedBusiness>;

const countedReward = z.object({
  id: z.string(),
  name: z.string(),
  redeemed: z.number().int(),
  /** Null: as many as are earned. */
  left: z.number().int().nullable(),
});

export type CountedReward = z.infer<typeof countedReward>;

const deskHeartbeat = z.object({
  id: z.string(),
  /** The volunteer's, as typed at the start of the shift. */
  name: z.string(),
  /** When the phone last asked the server for anything of its session; null: not since it was kept. */
  lastSeenAt: instant.nullable(),
  isOffline: z.boolean(),
});

export type DeskHeartbeat = z.infer<typeof deskHeartbeat>;

export const readOverview = endpoint({
  method: 'GET',
  path: '/api/admin/events/{id}/overview',
  access: 'desk',
  summary:
    "A walk's figures: people, cash, check-ins, rewards, what waits. Counted once for everybody who asks within 5 seconds.",
  params: z.object({ id: documentId }),
  output: z.object({
    countedAt: instant,
    /** Of the registrations that are not cancelled. */
    people: z.object({
      registered: z.number().int(),
      /** ID seen and glass handed over, whether they walk by now or not. */
      arrived: z.number().int(),
      /** With a verified check-in. */
      walking: z.number().int(),
    }),
    cash: z.object({
      currency: z.string(),
      /** Registered without a ticket, and not paid yet. */
      peopleDue: z.number().int(),
      dueCents: z.number().int(),
      /** What the tills took, less what they gave back. */
      takenCents: z.number().int(),
    }),
    checkIns: z.object({
      /** Those that wait for staff. */
      toReview: z.number().int(),
      /** Ten minutes each by the clock, when the button was pressed; the last 6 hours at most. */
      intervals: z.array(checkInInterval),
    }),
    businesses: z.array(countedBusiness),
    rewards: z.array(countedReward),
    /** The phones of the event's shifts. */
    desks: z.array(deskHeartbeat),
  }),
  problems: ['not-found'],
});
