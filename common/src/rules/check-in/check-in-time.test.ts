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
import { maxPlausibleSpeed } from './capture-plausibility.ts';

describe('a check-in by its time', () => {
  it.each([
    ['before the start', -1, 'refused: event-not-running'],
    ['at the start', 0, 'verified'],
    ['at the last moment', 240 * minutes - 1, 'verified'],
    ['at the end', 240 * minutes, 'refused: event-not-running'],
  ])('%s', (_, since, expected) => {
    const capturedAt = Date.parse(event.startTime) + since;
    expect(outcomeText(decide({ capturedAt, now: capturedAt }))).toBe(expected);
  });

  it('of an event that staff closed is refused', () => {
    expect(outcomeText(decide({ event: { ...event, isActive: false } }))).toBe(
      'refused: event-not-running',
    );
  });

  it.each([
    ['after the event', 4 * hours, 'verified'],
    ['2 hours after its end', 5 * hours, 'verified'],
    ['later than that', 5 * hours + 1, 'pending: late-arrival'],
  ])('that reaches the server %s counts by when it was made', (_, delay, expected) => {
    expect(outcomeText(decide({ capturedAt: now, now: now + delay }))).toBe(expected);
  });

  it.each([
    ['after 12 hours', 12 * hours, 'verified'],
    ['after more than 12 hours', 12 * hours + 1, 'pending: late-arrival'],
  ])('of an event of days that reaches the server %s: so, too', (_, delay, expected) => {
    const days = { ...event, endTime: at(60 * 96) };
    expect(outcomeText(decide({ event: days, capturedAt: now, now: now + delay }))).toBe(expected);
  });

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

describe('a check-in after another', () => {
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

  it('is as fast as the way through all of them, not only from the last', () => {
    const street = [elsewhere(90, 0), elsewhere(180, 0)];
    expect(outcomeText(decide({ visits: street.slice(0, 1) }))).toBe('verified');
    expect(outcomeText(decide({ visits: street }))).toBe('pending: implausible-speed');
  });

  it('is not doomed by others that staff confirmed though nobody could reach them', () => {
    const confirmed = [elsewhere(2000, 600), elsewhere(9000, 600)];
    expect(outcomeText(decide({ visits: [elsewhere(300, 60), ...confirmed] }))).toBe(
      'pending: implausible-speed',
    );
    const [near] = confirmed;
    const farther = elsewhere(4000, 600);
    expect(outcomeText(decide({ visits: near ? [near, farther] : [] }))).toBe('verified');
  });

  it('keeps every doubt, and speaks of the first', () => {
    const decision = decide({
      fix: fixAt(20, 80),
      visits: [elsewhere(2000, 60)],
      now: now + 13 * hours,
    });
    expect(outcomeText(decision)).toBe('pending: unclear-fix, implausible-speed, late-arrival');
    expect(messageOf(decision)).toContain("can't tell exactly");
  });

  it('is doubted for its speed with a venue code, too', () => {
    const visits = [elsewhere(2000, 60)];
    expect(outcomeText(decide({ visits, hasVenueCode: true }))).toBe(tooFast);
  });
});
