import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type readOverview } from '@wine-walk/common/api/staff/overview.ts';
import { at } from '@wine-walk/common/support/samples.ts';

type Overview = ResponseOf<typeof readOverview>;

/** Metrics of an event an hour after its start. */
export function overview(overrides: Partial<Overview> = {}): Overview {
  return {
    countedAt: at(65),
    people: { registered: 212, arrived: 180, walking: 171, expected: 212, unsigned: 0 },
    arrivals: [],
    cash: {
      currency: 'USD',
      peopleDue: 4,
      dueCents: 14_000,
      taken: { cash: 59_500, card: 0, other: 0 },
    },
    checkIns: {
      toReview: 3,
      intervals: [40, 50, 60].map((minute, index) => ({
        startTime: at(minute),
        endTime: at(minute + 10),
        count: (index + 1) * 10,
      })),
    },
    businesses: [],
    rewards: [],
    desks: [],
    peopleReads: [],
    ...overrides,
  };
}
