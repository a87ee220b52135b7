import { expect, it } from 'vitest';
import { catalogBusiness, eventDocument } from '../../support/samples.ts';
import { emptyProgress } from '../rewards/rewards.ts';
import { buildCheckInInput } from './check-in-input.ts';

const now = Date.parse('2026-11-20T19:00:00.000Z');
const business = catalogBusiness('vino');
const factsOf = (
  sent: Parameters<typeof buildCheckInInput>[0],
  overrides: Parameters<typeof eventDocument>[0] = {},
) =>
  buildCheckInInput(sent, business, {
    event: eventDocument(overrides),
    catalog: { businesses: [business], formerBusinesses: [] },
    progress: emptyProgress('maya', 'autumn'),
    hasVenueCode: true,
    capturedAt: now,
    now,
  });

it.each([{}, { latitude: 38.1 }, { longitude: -79.07 }])(
  'ignores an incomplete location: %j',
  (sent) => {
    expect(factsOf(sent).fix).toBeNull();
  },
);

it('accepts latitude and longitude as a fix, also on the equator', () => {
  const fix = { latitude: 0, longitude: 0 };
  expect(factsOf(fix).fix).toEqual({ ...fix, accuracyMeters: null, age: 0 });
});

it.each([
  ['paused', '2026-11-20T18:30:00.000Z', Date.parse('2026-11-20T18:30:00.000Z')],
  ['not paused', null, null],
])('maps the state: check-in is %s', (_, checkInPausedAt, pausedAt) => {
  expect(factsOf({}, { checkInPausedAt }).pausedAt).toBe(pausedAt);
});
