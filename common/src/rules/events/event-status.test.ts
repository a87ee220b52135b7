import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../support/samples.ts';
import {
  chooseActiveEvent,
  chooseParticipantEvent,
  eventStatus,
  hasEnded,
  overlappingEvents,
  timeRemaining,
} from './event-status.ts';

const planned = (id: string, from: number, until: number, isActive = true) => ({
  id,
  isActive,
  startTime: at(from),
  endTime: at(until),
});
const current = planned('event', 60, 120);

describe('overlappingEvents', () => {
  it.each([
    ['that ends as it begins', planned('before', 0, 60), false],
    ['that ends a minute into it', planned('before', 0, 61), true],
    ['within it', planned('within', 80, 90), true],
    ['that begins in its last minute', planned('after', 119, 180), true],
    ['that begins as it ends', planned('after', 120, 180), false],
    ['at the same time that is not active', planned('other', 60, 120, false), false],
    ['at the same time that is hidden', { ...planned('other', 60, 120), isHidden: true }, false],
    ['that is itself', current, false],
  ])('detects an overlap with an event %s', (_, other, overlaps) => {
    expect(overlappingEvents(current, [other])).toEqual(overlaps ? [other] : []);
  });
});

const eventTimes = { startTime: at(0), endTime: at(240) };
const start = Date.parse(eventTimes.startTime);
const end = Date.parse(eventTimes.endTime);

describe('eventStatus', () => {
  it.each([
    [start - 1, 'upcoming'],
    [start, 'running'],
    [end - 1, 'running'],
    [end, 'ended'],
    [end + 1, 'ended'],
  ])('returns the status at %d: %s', (now, status) => {
    expect(eventStatus(eventTimes, now)).toBe(status);
    expect(hasEnded(eventTimes, now)).toBe(status === 'ended');
  });

  it.each([
    [start, 240 * 60_000],
    [end - 1, 1],
    [end, 0],
    [end + 60_000, 0],
  ])('returns the remaining time at %d: %d ms', (now, remaining) => {
    expect(timeRemaining(eventTimes, now)).toBe(remaining);
  });
});

const event = (id: string, from: number, until: number, isActive = true) => ({
  id,
  isActive,
  startTime: at(from),
  endTime: at(until),
  inactiveSince: null as string | null,
  updatedAt: at(0),
});
const now = Date.parse(at(0));

describe('chooseActiveEvent', () => {
  it.each([
    ['returns none without events', [], undefined],
    ['returns no inactive event', [event('a', -10, 10, false)], undefined],
    [
      'returns the first to start of upcoming events',
      [event('a', 5, 400), event('b', 2, 300)],
      'b',
    ],
    [
      'returns the last to end of ended events',
      [event('a', -200, -100), event('b', -20, -15)],
      'b',
    ],
    ['prefers a running event to an upcoming one', [event('a', 5, 10), event('b', -5, 5)], 'b'],
    ['prefers an upcoming event to an ended one', [event('a', -10, -5), event('b', 60, 90)], 'b'],
    ['returns an ended event if there is no other', [event('a', -10, -5)], 'a'],
    [
      'returns the first to start of two running events',
      [event('a', -5, 10), event('b', -8, 20)],
      'b',
    ],
    ['returns the next of two upcoming events', [event('a', 60, 90), event('b', 30, 200)], 'b'],
    [
      'returns the last to end of two ended events',
      [event('a', -90, -60), event('b', -80, -70)],
      'a',
    ],
    [
      'prefers an active running event to an inactive one',
      [event('a', -9, 9, false), event('b', -1, 1)],
      'b',
    ],
    [
      'returns no hidden event',
      [{ ...event('a', -1, 10), isHidden: true }, event('b', -5, 5)],
      'b',
    ],
    ['returns the first of two equal events', [event('a', -5, 5), event('b', -5, 5)], 'a'],
  ])('%s', (_, events, chosen) => {
    expect(chooseActiveEvent(events, now)?.id).toBe(chosen);
  });

  it('returns one of the active events if there is any', () => {
    const minutes = fc.integer({ min: -500, max: 500 });
    const events = fc.array(
      fc
        .tuple(minutes, fc.integer({ min: 1, max: 300 }), fc.boolean())
        .map(([from, length, isActive]) => event('x', from, from + length, isActive)),
    );
    fc.assert(
      fc.property(events, (all) => {
        const chosen = chooseActiveEvent(all, now);
        expect(chosen !== undefined).toBe(all.some(({ isActive }) => isActive));
        if (!chosen) return;
        expect(all).toContain(chosen);
        expect(chosen.isActive).toBe(true);
        const isOneRunning = all.some((one) => one.isActive && eventStatus(one, now) === 'running');
        if (isOneRunning) expect(eventStatus(chosen, now)).toBe('running');
      }),
    );
  });
});

describe('chooseParticipantEvent', () => {
  const day = 24 * 60;
  it.each([
    ['the own running event', [event('own', -5, 5), event('b', -9, 9)], 'own'],
    ['the own ended event, not the next one', [event('own', -10, 0), event('b', 60, 90)], 'own'],
    ['the own ended event, not a running one', [event('own', -10, 0), event('b', -1, 9)], 'own'],
    [
      'the own ended event until a day after its end',
      [event('own', -2 * day, 1 - day), event('b', 60, 90)],
      'own',
    ],
    ['the next event a day after the end', [event('own', -2 * day, -day), event('b', 60, 90)], 'b'],
    ['a running event before the own upcoming one', [event('own', 60, 90), event('b', -1, 9)], 'b'],
    ['the own event that is running', [event('own', -90, -60), event('own2', -1, 9)], 'own2'],
    ['no own event that is not active', [event('own', -5, 5, false), event('b', 60, 90)], 'b'],
    [
      'the own event that staff made inactive after its end',
      [event('own', -10, 0, false), event('b', -1, 9)],
      'own',
    ],
    [
      'no event that staff made inactive before its end, and edited since',
      [{ ...event('own', -10, -5, false), inactiveSince: at(-6) }],
      undefined,
    ],
    [
      'the own event that staff made inactive after its end, though its end is later now',
      [{ ...event('own', -10, -5, false), inactiveSince: at(-5), updatedAt: at(-6) }],
      'own',
    ],
    [
      'no event of an earlier version that was edited last before its end',
      [{ ...event('own', -10, -5, false), updatedAt: at(-6) }],
      undefined,
    ],
    ['no inactive event a day after its end', [event('own', -2 * day, -day, false)], undefined],
    ['no ended inactive event of others', [event('c', -10, 0, false)], undefined],
    ['no hidden event', [{ ...event('own', -10, 0, false), isHidden: true }], undefined],
    ['another event without an own one', [event('b', -5, 5)], 'b'],
  ])('returns %s', (_, events, chosen) => {
    expect(chooseParticipantEvent(events, ['own', 'own2'], now)?.id).toBe(chosen);
  });
});
