import { describe, expect, it } from 'vitest';
import { type CheckInFacts, plausibleSpeed } from './check-in.ts';
import { distanceMeters } from './distance.ts';
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
  seconds,
  told,
} from './testing/check-in-facts.ts';

const tooFar = 'refused: too-far';
const unclear = 'pending: unclear-fix';

describe('a check-in by its fix', () => {
  it.each([
    [0, 10, 'verified'],
    [49.9, null, 'verified'],
    [49.9, 0, 'verified'],
    [49.9, 50, 'verified'],
    [49.9, 50.1, unclear],
    [49.9, 100, unclear],
    [49.9, 100.1, tooFar],
    [0, 3000, tooFar],
    [50.1, null, tooFar],
    [50.1, 0, tooFar],
    [50.1, 0.2, unclear],
    [99.9, 50, unclear],
    [100.1, 50, tooFar],
    [149.9, 100, unclear],
    [150.1, 100, tooFar],
    [149.9, 100.1, tooFar],
    [5000, 6000, tooFar],
  ])('%d m away by a fix of %s m: %s', (meters, accuracy, expected) => {
    expect(told(decide({ fix: fixAt(meters, accuracy) }))).toBe(expected);
  });

  it('is within at the radius itself, which is the event’s', () => {
    const fix = fixAt(50);
    const radiusMeters = distanceMeters(business, fix);
    expect(told(decide({ fix, radiusMeters }))).toBe('verified');
    expect(told(decide({ fix, radiusMeters: radiusMeters - 11 }))).toBe(tooFar);
  });

  it.each([
    [2 * minutes, 'verified'],
    [2 * minutes + 1, 'refused: fix-too-old'],
    [24 * hours, 'refused: fix-too-old'],
  ])('of a fix %d ms old: %s', (age, expected) => {
    expect(told(decide({ fix: fixAt(20, 10, age) }))).toBe(expected);
  });

  it('without one is refused', () => {
    expect(told(decide({ fix: null }))).toBe(tooFar);
  });
});

describe('a check-in by the venue code', () => {
  it.each([
    ['no location', null, 'pending: no-location'],
    ['an old fix', fixAt(20, 10, 3 * minutes), 'pending: no-location'],
    ['a good fix', fixAt(20), 'verified'],
    ['an unclear fix within', fixAt(20, 80), 'verified'],
    ['an unclear fix beyond', fixAt(140, 95), 'verified'],
    ['a very vague fix close by', fixAt(140, 2000), 'verified'],
    ['a fix too vague to say anything', fixAt(1900, 2000), unclear],
    ['a vague fix that rules it out', fixAt(2100, 2000), tooFar],
    ['a clear fix elsewhere', fixAt(140, 10), tooFar],
    ['a fix in another city', fixAt(80_000, 20), tooFar],
  ])('with %s', (_, fix, expected) => {
    expect(told(decide({ fix, hasVenueCode: true }))).toBe(expected);
  });
});

describe('a check-in by its time', () => {
  it.each([
    ['before the start', -1, 'refused: event-not-running'],
    ['at the start', 0, 'verified'],
    ['at the last moment', 240 * minutes - 1, 'verified'],
    ['at the end', 240 * minutes, 'refused: event-not-running'],
  ])('%s', (_, since, expected) => {
    const capturedAt = Date.parse(event.startTime) + since;
    expect(told(decide({ capturedAt, now: capturedAt }))).toBe(expected);
  });

  it('of an event that staff closed is refused', () => {
    expect(told(decide({ event: { ...event, isActive: false } }))).toBe(
      'refused: event-not-running',
    );
  });

  it.each([
    ['after the event', 4 * hours, 'verified'],
    ['after 12 hours', 12 * hours, 'verified'],
    ['after more than 12 hours', 12 * hours + 1, 'pending: late-arrival'],
  ])('that reaches the server %s counts by when it was made', (_, delay, expected) => {
    expect(told(decide({ capturedAt: now, now: now + delay }))).toBe(expected);
  });
});

describe('a check-in after another', () => {
  const elsewhere = (meters: number, secondsAgo: number) => ({
    place: north(meters),
    at: now - secondsAgo * seconds,
  });
  const tooFast = 'pending: implausible-speed';

  it.each([
    ['next door, at once', elsewhere(99, 0), 'verified'],
    ['beyond both circles, at once', elsewhere(101, 0), tooFast],
    ['300 m in a minute', elsewhere(300, 60), 'verified'],
    ['as fast as can be', elsewhere(100 + 60 * plausibleSpeed - 0.1, 60), 'verified'],
    ['a little faster', elsewhere(100 + 60 * plausibleSpeed + 0.1, 60), tooFast],
    ['a later one that arrived before this', elsewhere(2000, -60), tooFast],
    ['another city in ten minutes', elsewhere(80_000, 600), tooFast],
  ])('%s', (_, otherVisit, expected) => {
    expect(told(decide({ otherVisit }))).toBe(expected);
  });

  it('keeps every doubt, and speaks of the first', () => {
    const decision = decide({
      fix: fixAt(20, 80),
      otherVisit: elsewhere(2000, 60),
      now: now + 13 * hours,
    });
    expect(told(decision)).toBe('pending: unclear-fix, implausible-speed, late-arrival');
    expect(messageOf(decision)).toContain("can't tell exactly");
  });

  it('is doubted for its speed with a venue code, too', () => {
    const otherVisit = elsewhere(2000, 60);
    expect(told(decide({ otherVisit, hasVenueCode: true }))).toBe(tooFast);
  });
});

describe('what a person is told', () => {
  it.each([
    [
      'from afar',
      fixAt(130),
      'You are 130 meters away from Vino Veritas. Come within 50 meters to check in.',
    ],
    [
      'just outside, never a number that would be within',
      fixAt(50.2, 0),
      'You are 51 meters away from Vino Veritas. Come within 50 meters to check in.',
    ],
    [
      'by a phone that does not know',
      fixAt(30, 300),
      'You seem to be 30 meters away from Vino Veritas, but your phone knows its place only within 300 meters. Try again in the open, or scan the venue code.',
    ],
  ])('%s', (_, fix, message) => {
    expect(decide({ fix })).toMatchObject({ outcome: 'refused', message });
  });

  it.each<[string, Partial<CheckInFacts>]>([
    ['too far', { fix: fixAt(500) }],
    ['too vague', { fix: fixAt(10, 500) }],
    ['too old', { fix: fixAt(10, 10, hours) }],
    ['nowhere', { fix: null }],
  ])('names meters away when %s', (_, facts) => {
    expect(messageOf(decide(facts))).toContain('meters away');
  });

  it('does not name meters when the event is not running', () => {
    const message = messageOf(decide({ capturedAt: 0 }));
    expect(message).toContain('not running');
    expect(message).not.toContain('meters away');
  });
});
