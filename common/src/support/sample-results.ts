import type { ResultsDocument } from '../model/results.ts';
import { noPeople } from '../rules/results/count-people.ts';

const at = '2026-11-20T18:00:00.000Z';

/** Results that an evening of 40 people would have. */
export function countedResults(
  people: Partial<ResultsDocument['people']>,
  fields: Partial<ResultsDocument> = {},
): ResultsDocument {
  return {
    endTime: '2026-11-20T22:00:00.000Z',
    countedAt: '2026-11-21T22:00:00.000Z',
    isFinal: true,
    firstHourTime: at,
    hours: 1,
    businesses: ['vino', 'cask'].map((id) => ({ id, name: id, location: null })),
    rewards: [],
    previous: { id: 'spring', name: 'Spring' },
    people: { ...noPeople, registered: 60, came: 40, byTicket: 30, paid: 30, ...people },
    erased: noPeople,
    unusedTickets: 0,
    views: null,
    currency: 'USD',
    methods: [],
    expectedCashCents: 0,
    countedCashCents: null,
    surveyCountedAt: null,
    survey: {
      answers: 30,
      tallies: { evening: [0, 0, 30], businesses: [10, 10, 10], again: [1, 9, 20] },
    },
    costCents: null,
    comments: {},
    ...fields,
  };
}
