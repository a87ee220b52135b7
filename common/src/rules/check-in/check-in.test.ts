import { describe, expect, it } from 'vitest';
import { displayMeters, distanceMeters } from '../../lib/distance.ts';
import {
  business,
  decide,
  event,
  fixAt,
  hours,
  messageOf,
  minutes,
  north,
  now,
  outcomeText,
  seconds,
} from '../../support/check-in-facts.ts';
import { at } from '../../support/samples.ts';
import type { CheckInInput } from './check-in.ts';
import { maxPlausibleSpeed } from './thresholds.ts';

describe('messages of decideCheckIn', () => {
  it.each([
    [
      'from afar',
      fixAt(130),
      'You are 130 meters away from Vino Veritas. Come within 50 meters to check in.',
    ],
    [
      'just outside, with no number inside the radius',
      fixAt(50.2, 0),
      'You are 51 meters away from Vino Veritas. Come within 50 meters to check in.',
    ],
    [
      'with an unknown accuracy',
      fixAt(30, 300),
      'You seem to be 30 meters away from Vino Veritas, but your location is only accurate to 300 meters. Try again outside, or scan the venue code.',
    ],
  ])('returns the message %s', (_, fix, message) => {
    const decision = decide({ fix });
    expect([decision.outcome, messageOf(decision)]).toEqual(['refused', message]);
  });

  it.each<[string, Partial<CheckInInput>]>([
    ['too far', { fix: fixAt(500) }],
    ['too vague', { fix: fixAt(10, 500) }],
    ['too old', { fix: fixAt(10, 10, hours) }],
    ['without a location', { fix: null }],
  ])('contains meters away when %s', (_, facts) => {
    expect(messageOf(decide(facts))).toContain('meters away');
  });

  it.each<[string, Partial<CheckInInput>, object]>([
    ['too far', { fix: fixAt(500, 20) }, { distanceMeters: 500, accuracyMeters: 20 }],
    ['too far, without an accuracy', { fix: fixAt(60, null) }, { distanceMeters: 60 }],
    ['too vague', { fix: fixAt(10, 500) }, { distanceMeters: 10, accuracyMeters: 500 }],
    ['too old', { fix: fixAt(20, 10, hours) }, { distanceMeters: 20, accuracyMeters: 10 }],
    ['without a location', { fix: null }, {}],
  ])('contains the numbers in its details when %s', (_, facts, expected) => {
    const decision = decide(facts);
    const details = decision.outcome === 'refused' ? decision.refusal.details : undefined;
    const rounded = Object.fromEntries(
      Object.entries(details ?? {})
        .filter(([name]) => name !== 'business')
        .map(([name, meters]) => [name, Math.round(Number(meters))]),
    );
    expect(rounded).toEqual({ radiusMeters: 50, ...expected });
  });

  it('does not contain meters when the event is not running', () => {
    const message = messageOf(decide({ capturedAt: 0 }));
    expect(message).toContain('isn’t running');
    expect(message).not.toContain('meters away');
  });
});

describe('messages of event controls', () => {
  it.each([
    ['check-in is paused', { pausedAt: now }, 'refused: check-in-paused'],
    ['check-in is paused after it was made', { pausedAt: now + 1 }, 'verified'],
    ['the business is closed', { closedAt: now }, 'refused: business-closed'],
    ['the business closed after it was made', { closedAt: now + 1 }, 'verified'],
  ])('decides when %s', (_name, change, expected) => {
    expect(outcomeText(decide(change))).toBe(expected);
  });

  it.each([
    ['without a code', {}, 'refused: venue-code-required'],
    ['without a code or a clear fix', { fix: fixAt(20, 200) }, 'refused: venue-code-required'],
    ['without a code, far away', { fix: fixAt(90) }, 'refused: too-far'],
    ['with its code', { hasVenueCode: true }, 'verified'],
    ['with its code, far away', { hasVenueCode: true, fix: fixAt(90) }, 'refused: too-far'],
  ])('decides at a business that requires its code, %s', (_name, change, expected) => {
    const requiring = { ...business, requiresVenueCode: true };
    expect(outcomeText(decide({ business: requiring, ...change }))).toBe(expected);
  });

  it('names the closed business and the alternative', () => {
    expect(messageOf(decide({ closedAt: now }))).toBe(
      `${business.name} is closed for tonight. You won’t miss out: your rewards no longer need it.`,
    );
  });
});

describe('decideCheckIn by time', () => {
  it.each([
    ['before the start', -1, 'refused: event-not-running'],
    ['at the start', 0, 'verified'],
    ['at the last moment', 240 * minutes - 1, 'verified'],
    ['at the end', 240 * minutes, 'refused: event-not-running'],
  ])('decides a check-in %s', (_, since, expected) => {
    const capturedAt = Date.parse(event.startTime) + since;
    expect(outcomeText(decide({ capturedAt, now: capturedAt }))).toBe(expected);
  });

  it('refuses a check-in at a deactivated event', () => {
    expect(outcomeText(decide({ event: { ...event, isActive: false } }))).toBe(
      'refused: event-not-running',
    );
  });

  it.each([
    ['after the event', 4 * hours, 'verified'],
    ['2 hours after its end', 5 * hours, 'verified'],
    ['more than two hours after the end', 5 * hours + 1, 'pending: late-arrival'],
  ])('decides an upload %s by its capture time', (_, delay, expected) => {
    expect(outcomeText(decide({ capturedAt: now, now: now + delay }))).toBe(expected);
  });

  it.each([
    ['after 12 hours', 12 * hours, 'verified'],
    ['after more than 12 hours', 12 * hours + 1, 'pending: late-arrival'],
  ])(
    'decides an upload %s by its capture time at an event of several days',
    (_, delay, expected) => {
      const days = { ...event, endTime: at(60 * 96) };
      expect(outcomeText(decide({ event: days, capturedAt: now, now: now + delay }))).toBe(
        expected,
      );
    },
  );

  it.each([
    ['before the registration', -1, 'refused: before-registration'],
    ['at the registration', 0, 'verified'],
  ])('decides a check-in %s', (_, since, expected) => {
    expect(outcomeText(decide({ registeredAt: now - since }))).toBe(expected);
  });

  it.each([
    ['before the last receipt', 1, 'pending: late-arrival'],
    ['at the last receipt', 0, 'verified'],
  ])('decides a check-in %s', (_, later, expected) => {
    expect(outcomeText(decide({ notBeforeAt: now + later, now: now + minutes }))).toBe(expected);
  });
});

describe('decideCheckIn after other visits', () => {
  const elsewhere = (meters: number, secondsAgo: number) => ({
    place: north(meters),
    at: now - secondsAgo * seconds,
  });
  const tooFast = 'pending: implausible-speed';

  it.each([
    ['next business at the same time', elsewhere(99, 0), 'verified'],
    ['beyond both circles at the same time', elsewhere(101, 0), tooFast],
    ['300 m in a minute', elsewhere(300, 60), 'verified'],
    ['at the maximum speed', elsewhere(100 + 60 * maxPlausibleSpeed - 0.1, 60), 'verified'],
    [
      'slightly above the maximum speed',
      elsewhere(100 + 60 * maxPlausibleSpeed + 0.1, 60),
      tooFast,
    ],
    ['a later visit that was received first', elsewhere(2000, -60), tooFast],
    ['another city in ten minutes', elsewhere(80_000, 600), tooFast],
  ])('decides by the other visit: %s', (_, visit, expected) => {
    expect(outcomeText(decide({ visits: [visit] }))).toBe(expected);
  });

  it('considers the path through all visits, not only from the last one', () => {
    const street = [elsewhere(90, 0), elsewhere(180, 0)];
    expect(outcomeText(decide({ visits: street.slice(0, 1) }))).toBe('verified');
    expect(outcomeText(decide({ visits: street }))).toBe('pending: implausible-speed');
  });

  it('ignores unreachable visits that staff confirmed', () => {
    const confirmed = [elsewhere(2000, 600), elsewhere(9000, 600)];
    expect(outcomeText(decide({ visits: [elsewhere(300, 60), ...confirmed] }))).toBe(
      'pending: implausible-speed',
    );
    const [near] = confirmed;
    const farther = elsewhere(4000, 600);
    expect(outcomeText(decide({ visits: near ? [near, farther] : [] }))).toBe('verified');
  });

  it('returns every reason and the message of the first', () => {
    const decision = decide({
      fix: fixAt(20, 80),
      visits: [elsewhere(2000, 60)],
      now: now + 13 * hours,
    });
    expect(outcomeText(decision)).toBe('pending: unclear-fix, implausible-speed, late-arrival');
    expect(messageOf(decision)).toContain('can’t tell exactly');
  });

  it('returns an implausible speed also with a venue code', () => {
    const visits = [elsewhere(2000, 60)];
    expect(outcomeText(decide({ visits, hasVenueCode: true }))).toBe(tooFast);
  });
});

const tooFar = 'refused: too-far';
const unclear = 'pending: unclear-fix';
const tooVague = 'refused: location-unclear';

describe('decideCheckIn by fix', () => {
  it.each([
    [0, 10, 'verified'],
    [49.9, null, 'verified'],
    [49.9, 0, 'verified'],
    [49.9, 50, 'verified'],
    [49.9, 50.1, unclear],
    [49.9, 100, unclear],
    [49.9, 100.1, tooVague],
    [0, 3000, tooVague],
    [50.1, null, tooFar],
    [50.1, 0, tooFar],
    [50.1, 0.2, unclear],
    [99.9, 50, unclear],
    [100.1, 50, tooFar],
    [149.9, 100, unclear],
    [150.1, 100, tooFar],
    [149.9, 100.1, tooVague],
    [5000, 6000, tooVague],
    [151, 100.1, tooFar],
    [5000, 4949, tooFar],
  ])('decides at %d m with an accuracy of %s m: %s', (meters, accuracy, expected) => {
    expect(outcomeText(decide({ fix: fixAt(meters, accuracy) }))).toBe(expected);
  });

  it("accepts the radius itself, which is the event's", () => {
    const fix = fixAt(50);
    const radiusMeters = distanceMeters(business, fix);
    expect(outcomeText(decide({ fix, radiusMeters }))).toBe('verified');
    expect(outcomeText(decide({ fix, radiusMeters: radiusMeters - 11 }))).toBe(tooFar);
  });

  it('returns pending when the accuracy reaches the radius exactly', () => {
    const fix = fixAt(90, 40);
    const radiusMeters = distanceMeters(business, fix) - 40;
    expect(outcomeText(decide({ fix, radiusMeters }))).toBe(unclear);
    expect(outcomeText(decide({ fix, radiusMeters: radiusMeters - 0.001 }))).toBe(tooFar);
  });

  it('returns unclear when a vague fix reaches the radius exactly', () => {
    const fix = fixAt(300, 200);
    const radiusMeters = distanceMeters(business, fix) - 200;
    expect(outcomeText(decide({ fix, radiusMeters }))).toBe(tooVague);
    expect(outcomeText(decide({ fix, radiusMeters: radiusMeters - 0.001 }))).toBe(tooFar);
  });

  it.each([
    [2 * minutes, 'verified'],
    [2 * minutes + 1, 'refused: fix-too-old'],
    [24 * hours, 'refused: fix-too-old'],
  ])('decides a fix %d ms old: %s', (age, expected) => {
    expect(outcomeText(decide({ fix: fixAt(20, 10, age) }))).toBe(expected);
  });

  it('refuses a check-in without a fix', () => {
    expect(outcomeText(decide({ fix: null }))).toBe(tooVague);
  });
});

describe('displayMeters', () => {
  it.each([
    [49.6, 50, 50],
    [50, 50, 50],
    [50.2, 50, 51],
    [50.7, 50.5, 51],
    [129.5, 50, 130],
  ])('shows %d m with a radius of %d m as %d m', (distance, radiusMeters, expected) => {
    expect(displayMeters(distance, radiusMeters)).toBe(expected);
  });
});

describe('decideCheckIn by venue code', () => {
  it.each([
    ['no location', null, 'pending: no-location'],
    ['an old fix', fixAt(20, 10, 3 * minutes), 'pending: no-location'],
    ['a good fix', fixAt(20), 'verified'],
    ['an unclear fix within', fixAt(20, 80), 'verified'],
    ['an unclear fix beyond', fixAt(140, 95), 'verified'],
    ['a very vague fix close by', fixAt(140, 2000), 'verified'],
    ['a fix too vague to decide', fixAt(1900, 2000), unclear],
    ['a vague fix that excludes presence', fixAt(2100, 2000), tooFar],
    ['a clear fix elsewhere', fixAt(140, 10), tooFar],
    ['a fix in another city', fixAt(80_000, 20), tooFar],
  ])('decides with %s', (_, fix, expected) => {
    expect(outcomeText(decide({ fix, hasVenueCode: true }))).toBe(expected);
  });
});
