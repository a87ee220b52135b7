import { describe, expect, it } from 'vitest';
import { decideStaffCheckIn } from './staff-check-in.ts';

const event = {
  startTime: '2026-11-20T18:00:00.000Z',
  endTime: '2026-11-20T22:00:00.000Z',
  isActive: true,
};
const [start, end] = [Date.parse(event.startTime), Date.parse(event.endTime)];
const facts = { source: 'staff' as const, event, registeredAt: start + 60_000, at: start + 90_000 };
const refusedFor = (changes: object) => {
  const decision = decideStaffCheckIn({ ...facts, ...changes });
  return decision.outcome === 'refused' ? decision.refusal.problem : decision.visitedAt;
};

describe('decideStaffCheckIn at a business', () => {
  it.each([
    ['while the event runs', {}, facts.at],
    ['at its last moment', { at: end - 1 }, end - 1],
    ['at the time of the registration', { at: facts.registeredAt }, facts.registeredAt],
    ['of a record without a registration time', { registeredAt: null, at: start }, start],
  ])('accepts %s', (_when, changes, visitedAt) => {
    expect(refusedFor(changes)).toBe(visitedAt);
  });

  it.each([
    ['before the start', { at: start - 1, registeredAt: null }, 'event-not-running'],
    ['at the end', { at: end }, 'event-not-running'],
    [
      'while the event is not active',
      { event: { ...event, isActive: false } },
      'event-not-running',
    ],
    ['before the registration', { at: facts.registeredAt - 1 }, 'check-in-before-registration'],
  ])('does not accept %s', (_when, changes, reason) => {
    expect(refusedFor(changes)).toBe(reason);
  });
});

describe('decideStaffCheckIn of a stamp card', () => {
  const paper = { source: 'paper' as const };

  it('counts an entry after the end as of the last moment of an inactive event', () => {
    const over = { ...event, isActive: false };
    expect(refusedFor({ ...paper, at: end + 86_400_000, event: over })).toBe(end - 1);
  });

  it('accepts a card of a person who registered late, because it has no times', () => {
    expect(refusedFor({ ...paper, at: facts.registeredAt - 1 })).toBe(facts.registeredAt - 1);
  });

  it('rejects a card at an inactive event that has not ended', () => {
    const paused = { ...event, isActive: false };
    for (const at of [facts.at, end - 1])
      expect(refusedFor({ ...paper, at, event: paused })).toBe('event-not-running');
  });

  it('rejects a card before the start', () => {
    expect(refusedFor({ ...paper, at: start - 1 })).toBe('event-not-running');
  });
});
