import { describe, expect, it } from 'vitest';
import { distanceMeters } from '../../lib/distance.ts';
import {
  business,
  decide,
  fixAt,
  hours,
  minutes,
  outcomeText,
} from '../../support/check-in-facts.ts';
import { displayMeters } from './check-in-location.ts';

const tooFar = 'refused: too-far';
const unclear = 'pending: unclear-fix';
const tooVague = 'refused: location-unclear';

// spec: 9.4
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
  ])('%d m away with an accuracy of %s m: %s', (meters, accuracy, expected) => {
    expect(outcomeText(decide({ fix: fixAt(meters, accuracy) }))).toBe(expected);
  });

  // spec: 5.10
  it("accepts the radius itself, which is the event's", () => {
    const fix = fixAt(50);
    const radiusMeters = distanceMeters(business, fix);
    expect(outcomeText(decide({ fix, radiusMeters }))).toBe('verified');
    expect(outcomeText(decide({ fix, radiusMeters: radiusMeters - 11 }))).toBe(tooFar);
  });

  it('is pending when the accuracy reaches the radius exactly', () => {
    const fix = fixAt(90, 40);
    const radiusMeters = distanceMeters(business, fix) - 40;
    expect(outcomeText(decide({ fix, radiusMeters }))).toBe(unclear);
    expect(outcomeText(decide({ fix, radiusMeters: radiusMeters - 0.001 }))).toBe(tooFar);
  });

  it('is unclear when a vague fix reaches the radius exactly', () => {
    const fix = fixAt(300, 200);
    const radiusMeters = distanceMeters(business, fix) - 200;
    expect(outcomeText(decide({ fix, radiusMeters }))).toBe(tooVague);
    expect(outcomeText(decide({ fix, radiusMeters: radiusMeters - 0.001 }))).toBe(tooFar);
  });

  it.each([
    [2 * minutes, 'verified'],
    [2 * minutes + 1, 'refused: fix-too-old'],
    [24 * hours, 'refused: fix-too-old'],
  ])('a fix %d ms old: %s', (age, expected) => {
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
  ])('%d m with a radius of %d m: %d', (distance, radiusMeters, expected) => {
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
    ['a fix too vague to say anything', fixAt(1900, 2000), unclear],
    ['a vague fix that rules it out', fixAt(2100, 2000), tooFar],
    ['a clear fix elsewhere', fixAt(140, 10), tooFar],
    ['a fix in another city', fixAt(80_000, 20), tooFar],
  ])('with %s', (_, fix, expected) => {
    expect(outcomeText(decide({ fix, hasVenueCode: true }))).toBe(expected);
  });
});
