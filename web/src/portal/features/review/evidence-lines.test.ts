import { type PendingCheckIn } from '@wine-walk/common/api/reviews.ts';
import { expect, it } from 'vitest';
import { evidenceLines } from './evidence.ts';

const checkIn: PendingCheckIn = {
  id: 'a',
  version: 1,
  fullName: 'Maya Reyes',
  submissionId: 'M1',
  business: { id: 'vino', name: 'Vino', latitude: 0, longitude: 0 },
  place: { latitude: 0, longitude: 0 },
  accuracyMeters: 72.4,
  distanceMeters: 43.6,
  travel: { businessName: 'Cask', speed: 9.26, durationMs: 45_000 },
  usedVenueCode: true,
  reasons: ['unclear-fix'],
  capturedAt: '2026-11-20T22:41:00.000Z',
  receivedAt: '2026-11-20T22:41:30.000Z',
};
const facts = (changes: Partial<PendingCheckIn> = {}) =>
  evidenceLines({ ...checkIn, ...changes }, 50, 'America/New_York');

// spec: D1.10
it('the evidence says time, distance, accuracy, speed and code', () => {
  expect(facts()).toEqual([
    '5:41 PM',
    '44 m away (circle 50 m), sure to ±72 m',
    '45 s from Cask, 9.3 m/s',
    'With the venue code',
  ]);
});

it('the evidence says what is missing, and what arrived late', () => {
  const receivedAt = '2026-11-20T23:11:00.000Z';
  const bare = { receivedAt, distanceMeters: null, travel: null, usedVenueCode: false };
  expect(facts(bare)).toEqual([
    '5:41 PM, received 6:11 PM',
    'No location with it',
    'No other visit to compare with',
    'Without the venue code',
  ]);
});

it.each([
  [99_000, '99 s'],
  [600_000, '10 min'],
  [7_200_000, '2 h'],
])('a delay of %i ms is said as %s', (durationMs, words) => {
  const travel = { businessName: 'Cask', speed: 1, durationMs };
  expect(facts({ travel })[2]).toBe(`${words} from Cask, 1.0 m/s`);
});
