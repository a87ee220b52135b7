import { type PendingCheckIn } from '@wine-walk/common/api/staff/reviews.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { saveOrganization } from '../../../platform/device/organization.ts';
import { evidenceLines, evidenceView, mapSize } from './evidence.ts';

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
  state: 'pending',
  usedVenueCode: true,
  reasons: ['unclear-fix'],
  capturedAt: '2026-11-20T22:41:00.000Z',
  receivedAt: '2026-11-20T22:41:30.000Z',
};
const facts = (changes: Partial<PendingCheckIn> = {}) =>
  evidenceLines({ ...checkIn, ...changes }, 50, 'America/New_York');

it('describes time, distance, accuracy, speed and code', () => {
  expect(facts()).toEqual([
    '5:41 PM',
    '145\u00a0ft away (limit 165\u00a0ft), accurate to ±240\u00a0ft',
    '45 s from Cask, 20.7 mph',
    'With the venue code',
  ]);
});

it('uses the units of the organization', () => {
  saveOrganization({ ...defaultOrganization, country: 'CA' });
  onTestFinished(() => saveOrganization(defaultOrganization));
  expect(facts().slice(1, 3)).toEqual([
    '40\u00a0m away (limit 50\u00a0m), accurate to ±70\u00a0m',
    '45 s from Cask, 33.3 km/h',
  ]);
});

it('describes missing evidence and a late upload', () => {
  const receivedAt = '2026-11-20T23:11:00.000Z';
  const bare = { receivedAt, distanceMeters: null, travel: null, usedVenueCode: false };
  expect(facts(bare)).toEqual([
    '5:41 PM, received 6:11 PM',
    'No location sent',
    'No earlier visit to compare',
    'Without the venue code',
  ]);
});

it.each([
  [99_000, '99 s'],
  [600_000, '10 min'],
  [7_200_000, '2 h'],
])('describes a delay of %i ms as %s', (durationMs, text) => {
  const travel = { businessName: 'Cask', speed: 1, durationMs };
  expect(facts({ travel })[2]).toBe(`${text} from Cask, 2.2 mph`);
});

const middle = mapSize / 2;
const at = (north: number, east: number, accuracyMeters: number | null = 10) =>
  ({
    business: { id: 'vino', name: 'Vino', latitude: 0, longitude: 10 },
    place: { latitude: north / 111_195, longitude: 10 + east / 111_195 },
    accuracyMeters,
  }) as PendingCheckIn;

describe('evidenceView', () => {
  it('has north up, east right and one scale', () => {
    const { device, metersPerUnit } = evidenceView(at(80, 30), 50);
    expect((device?.x ?? 0) - middle).toBeCloseTo(30 / metersPerUnit);
    expect(middle - (device?.y ?? 0)).toBeCloseTo(80 / metersPerUnit);
    expect(device?.accuracy).toBeCloseTo(10 / metersPerUnit);
  });

  it.each([
    ['at the business', 0, 0, null],
    ['80 m away', 80, 0, 5],
    ['vague by 400 m', 40, 40, 400],
    ['vague by 5 km', 40, 40, 5000],
    ['in another town', 90_000, 40_000, 20],
  ])('fits the whole evidence on the map: %s', (_name, north, east, accuracy) => {
    const { device, radius } = evidenceView(at(north, east, accuracy), 50);
    expect(radius).toBeLessThanOrEqual(middle);
    expect(radius).toBeGreaterThan(2);
    for (const value of [device?.x, device?.y]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(mapSize);
    }
  });

  it('marks a device that is too far away for the map', () => {
    expect(evidenceView(at(90_000, 0), 50).device?.isOutside).toBe(true);
    expect(evidenceView(at(90, 0), 50).device?.isOutside).toBe(false);
  });

  it('has no device without a location', () => {
    expect(evidenceView({ ...at(0, 0), place: null }, 50).device).toBeNull();
  });
});
