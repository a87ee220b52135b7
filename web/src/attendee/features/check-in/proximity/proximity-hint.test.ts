import { checkIn } from '@wine-walk/common/api/check-in.ts';
import { captureTime } from '@wine-walk/common/rules/check-in/capture-time.ts';
import { buildCheckInInput } from '@wine-walk/common/rules/check-in/check-in-input.ts';
import { catalogBusiness, progress, verified } from '@wine-walk/common/support/samples.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { syncServerClock } from '../../../../platform/device/server-clock.ts';
import { toBusinessViews } from '../../../../shared/business-view.ts';
import { eventDataFixture, now } from '../../../../support/check-in-sheet.tsx';
import { north } from '../../../../support/fake-location.ts';
import { checkInBody } from '../check-in-queue.ts';
import { proximityHint, toCheckInInput } from './proximity-hint.ts';

const former = catalogBusiness('former', { latitude: north(3000) });
const ready = eventDataFixture();
const eventData = {
  event: ready.event,
  catalog: { ...ready.catalog, formerBusinesses: [former] },
  progress: progress({
    visits: { rail: verified(70), former: verified(118) },
  }),
};
const [vino] = toBusinessViews(eventData.catalog, eventData.progress, null);
if (!vino) throw new Error('The samples have a business.');

const fixAt = (meters: number, accuracyMeters: number | null = 12, age = 2000) => ({
  latitude: north(meters),
  longitude: -78.5,
  accuracyMeters,
  takenAt: now - age,
});
const noVisits = { ...eventData, progress: progress({}) };

describe('toCheckInInput', () => {
  const fix = fc
    .record({
      meters: fc.integer({ min: -3000, max: 3000 }),
      accuracy: fc.option(fc.integer({ min: 0, max: 4000 })),
      age: fc.integer({ min: 0, max: 300_000 }),
    })
    .map(({ meters, accuracy, age }) => fixAt(meters, accuracy, age));

  it('returns the same input as the server for any device state', () => {
    fc.assert(
      fc.property(
        fc.option(fix),
        fc.boolean(),
        fc.integer({ min: 0 }),
        (deviceFix, hasCode, lag) => {
          const { id: businessId, name: businessName } = vino;
          const venueCode = hasCode || !deviceFix ? 'VINO7K2Q' : null;
          const made = { eventId: 'autumn', businessId, businessName, timeZone: 'UTC' };
          const payload = { ...made, fix: deviceFix, venueCode };
          // Received later, by the server's clock.
          const received = now + (lag % 100_000);
          const body = checkIn.body.parse(
            checkInBody({ owner: 'maya', createdAt: now, payload }, now),
          );
          const capturedAt = captureTime(body, received);
          const hasVenueCode = venueCode !== null;
          const circumstances = { ...eventData, hasVenueCode, capturedAt, now: received };
          const onServer = buildCheckInInput(body, vino, circumstances);
          const onDevice = toCheckInInput({
            eventData,
            business: vino,
            fix: deviceFix,
            hasVenueCode,
            now,
          });
          expect({ ...onServer, capturedAt: now, now }).toEqual(onDevice);
        },
      ),
    );
  });

  it('includes verified visits at other businesses, also at removed ones', () => {
    const facts = toCheckInInput({
      eventData,
      business: vino,
      fix: fixAt(10),
      hasVenueCode: false,
      now,
    });
    expect(facts.visits).toContainEqual({
      place: { latitude: former.latitude, longitude: former.longitude },
      at: now - 2 * 60_000,
    });
    expect(facts.visits).toHaveLength(2);
  });
});

describe('proximityHint', () => {
  it.each([
    ['returns at-business within the radius', fixAt(10), 'at-business'],
    ['returns come-closer outside the radius', fixAt(130), 'come-closer'],
    ['returns cannot-tell for an inaccurate fix', fixAt(40, 80), 'cannot-tell'],
    ['returns cannot-tell for a fix with 3 km accuracy', fixAt(40, 3000), 'cannot-tell'],
    ['returns cannot-tell for a stale fix', fixAt(10, 12, 121_000), 'cannot-tell'],
  ])('%s', (_, fix, expected) => {
    const attempt = { eventData: noVisits, business: vino, fix, hasVenueCode: false, now };
    expect(proximityHint(attempt)).toBe(expected);
  });

  it('ignores a speed that only staff can judge', () => {
    const attempt = { eventData, business: vino, fix: fixAt(10), hasVenueCode: false, now };
    expect(proximityHint(attempt)).toBe('at-business');
  });
});

const dayMs = 24 * 60 * 60_000;

describe.each([
  ['behind', -dayMs],
  ['ahead', dayMs],
])('when the phone’s clock is a day %s', (_, wrong) => {
  afterEach(() => syncServerClock(new Date().toUTCString()));

  it.each([
    ['accepts a fresh fix', 2000, 'at-business'],
    ['rejects a stale fix', 121_000, 'cannot-tell'],
  ])('%s', (_name, age, expected) => {
    syncServerClock(new Date(Date.now() - wrong).toUTCString());
    const fix = { ...fixAt(10), takenAt: now + wrong - age };
    const attempt = { eventData: noVisits, business: vino, fix, hasVenueCode: false, now };
    expect(proximityHint(attempt)).toBe(expected);
  });
});
