import { describe, expect, it } from 'vitest';
import {
  business,
  decide,
  fixAt,
  hours,
  messageOf,
  now,
  outcomeText,
} from '../../support/check-in-facts.ts';
import type { CheckInInput } from './check-in-decision.ts';

// spec: 8.7
describe('messages of decideCheckIn', () => {
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

  it.each<[string, Partial<CheckInInput>]>([
    ['too far', { fix: fixAt(500) }],
    ['too vague', { fix: fixAt(10, 500) }],
    ['too old', { fix: fixAt(10, 10, hours) }],
    ['nowhere', { fix: null }],
  ])('contains meters away when %s', (_, facts) => {
    expect(messageOf(decide(facts))).toContain('meters away');
  });

  it.each<[string, Partial<CheckInInput>, object]>([
    ['too far', { fix: fixAt(500, 20) }, { distanceMeters: 500, accuracyMeters: 20 }],
    [
      'too far, by a device that does not say how sure it is',
      { fix: fixAt(60, null) },
      { distanceMeters: 60 },
    ],
    ['too vague', { fix: fixAt(10, 500) }, { distanceMeters: 10, accuracyMeters: 500 }],
    ['too old', { fix: fixAt(20, 10, hours) }, { distanceMeters: 20, accuracyMeters: 10 }],
    ['nowhere', { fix: null }, {}],
  ])('has the numbers in its details when %s', (_, facts, expected) => {
    const decision = decide(facts);
    const details = decision.outcome === 'refused' ? decision.details : undefined;
    const rounded = Object.fromEntries(
      Object.entries(details ?? {}).map(([name, meters]) => [name, Math.round(Number(meters))]),
    );
    expect(rounded).toEqual({ radiusMeters: 50, ...expected });
  });

  it('does not contain meters when the event is not running', () => {
    const message = messageOf(decide({ capturedAt: 0 }));
    expect(message).toContain('not running');
    expect(message).not.toContain('meters away');
  });
});

describe('messages of event controls', () => {
  it.each([
    ['check-in is paused', { pausedAt: now }, 'refused: check-in-paused'],
    ['check-in is paused after it was made', { pausedAt: now + 1 }, 'verified'],
    ['the business is closed', { closedAt: now }, 'refused: business-closed'],
    ['the business closed after it was made', { closedAt: now + 1 }, 'verified'],
  ])('%s', (_name, pressed, expected) => {
    expect(outcomeText(decide(pressed))).toBe(expected);
  });

  it('names the closed business and the alternative', () => {
    expect(messageOf(decide({ closedAt: now }))).toBe(
      `${business.name} is closed for tonight. Nothing is missing without it: walk on to the next one.`,
    );
  });
});
