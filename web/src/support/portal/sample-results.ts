import type { ShownResults } from '@wine-walk/common/api/results.ts';

const start = '2026-11-20T22:00:00.000Z';
const hours = [
  { startTime: start, visits: 40 },
  { startTime: '2026-11-20T23:00:00.000Z', visits: 55 },
  { startTime: '2026-11-21T00:00:00.000Z', visits: 25 },
];

/** Results of a small walk for the board; the last shop had few visitors. */
export function shownResults(change: Partial<ShownResults> = {}): ShownResults {
  return {
    audience: 'board',
    shopName: null,
    eventName: 'Autumn Wine Walk',
    startTime: start,
    endTime: '2026-11-21T01:00:00.000Z',
    timeZone: 'America/New_York',
    countedAt: '2026-11-21T01:05:00.000Z',
    lateUntil: '2026-11-22T01:00:00.000Z',
    isFinal: false,
    isSmall: false,
    people: {
      expected: 70,
      came: 60,
      noShow: 10,
      withTicket: 50,
      paidAtDesk: 20,
      notPaid: null,
      newcomers: 45,
      returning: 15,
      previousName: 'Spring Wine Walk',
    },
    stops: [
      { from: 0, to: 0, people: null },
      { from: 1, to: 3, people: 50 },
      { from: 4, to: 6, people: null },
      { from: 7, to: 9, people: null },
      { from: 10, to: null, people: null },
    ],
    averageStops: 2,
    visits: 120,
    hours,
    shopCount: 3,
    averageVisits: 40,
    shops: [
      {
        id: 'vino',
        name: 'Vino Veritas',
        location: { latitude: 40.772, longitude: -73.93 },
        visits: 70,
        hours: [25, 30, 15],
        rewards: 12,
      },
      {
        id: 'cask',
        name: 'Cask & Crust',
        location: { latitude: 40.775, longitude: -73.926 },
        visits: null,
        hours: [null, 25, null],
        rewards: null,
      },
      {
        id: 'loom',
        name: 'Loom',
        location: { latitude: 40.774, longitude: -73.932 },
        visits: null,
        hours: [null, null, null],
        rewards: null,
      },
    ],
    rewards: [{ name: 'First glass', count: 30 }],
    money: {
      currency: 'USD',
      methods: [
        {
          method: 'cash',
          salesCount: 20,
          salesCents: 70_000,
          refundsCents: 3500,
          netCents: 66_500,
        },
      ],
      netCents: 66_500,
      registrationsCents: 66_500,
      expectedCashCents: 76_500,
      countedCashCents: 76_500,
    },
    views: { landing: 900, map: 240 },
    survey: {
      answers: 20,
      tallies: { evening: [null, null, 15], businesses: [5, 5, 10], again: [null, null, 16] },
    },
    comments: null,
    shopsSaid: { sales: [null, 5, null], worthIt: [null, null, 9], changes: [] },
    ownAnswer: null,
    ...change,
  };
}
