import { describe, expect, it } from 'vitest';
import {
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
import { maxPlausibleSpeed } from './thresholds.ts';

describe('decideCheckIn by time', () => {
  it.each([
    ['before the start', -1, 'refused: event-not-running'],
    ['at the start', 0, 'verified'],
    ['at the last moment', 240 * minutes - 1, 'verified'],
    ['at the end', 240 * minutes, 'refused: event-not-running'],
  ])('%s', (_, since, expected) => {
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
    ['later than that', 5 * hours + 1, 'pending: late-arrival'],
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
  ])('%s', (_, since, expected) => {
    expect(outcomeText(decide({ registeredAt: now - since }))).toBe(expected);
  });

  it.each([
    ['before the last that the server saw', 1, 'pending: late-arrival'],
    ['at that moment', 0, 'verified'],
  ])('%s', (_, later, expected) => {
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
    ['next business, at once', elsewhere(99, 0), 'verified'],
    ['beyond both circles, at once', elsewhere(101, 0), tooFast],
    ['300 m in a minute', elsewhere(300, 60), 'verified'],
    ['as fast as can be', elsewhere(100 + 60 * maxPlausibleSpeed - 0.1, 60), 'verified'],
    ['a little faster', elsewhere(100 + 60 * maxPlausibleSpeed + 0.1, 60), tooFast],
    ['a later one that arrived before this', elsewhere(2000, -60), tooFast],
    ['another city in ten minutes', elsewhere(80_000, 600), tooFast],
  ])('%s', (_, visit, expected) => {
    expect(outcomeText(decide({ visits: [visit] }))).toBe(expected);
  });

  it('considers the path through all visits, not only from the last one', () => {
    const street = [elsewhere(90, 0), elsewhere(180, 0)];
    expect(outcomeText(decide({ visits: street.slice(0, 1) }))).toBe('verified');
    expect(outcomeText(decide({ visits: street }))).toBe('pending: implausible-speed');
  });

  it('is not blocked by unreachable visits that staff confirmed', () => {
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
    expect(messageOf(decision)).toContain("can't tell exactly");
  });

  it('returns an implausible speed also with a venue code', () => {
    const visits = [elsewhere(2000, 60)];
    expect(outcomeText(decide({ visits, hasVenueCode: true }))).toBe(tooFast);
  });
});
