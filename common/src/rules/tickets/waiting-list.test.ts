import { describe, expect, it } from 'vitest';
import { isOpenOffer, offerEnd } from './waiting-list.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');

describe('offerEnd', () => {
  it.each([
    ['2026-11-25T18:00:00.000Z', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21T16:00:00.000Z', '2026-11-21T09:00:00.000Z'],
    ['2026-11-20T21:00:00.000Z', '2026-11-20T14:00:00.000Z'],
    ['2026-11-20T18:00:00.000Z', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20T14:00:00.000Z', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20T13:59:59.000Z', null],
    ['2026-11-20T11:00:00.000Z', null],
  ])('returns the end of an offer for an event that starts at %s: %s', (startTime, end) => {
    expect(offerEnd(startTime, now)).toBe(end);
  });
});

it.each([
  ['offered', '2026-11-20T12:00:00.001Z', true],
  ['offered', '2026-11-20T12:00:00.000Z', false],
  ['offered', null, false],
  ['waiting', '2026-11-20T12:00:00.001Z', false],
] as const)('isOpenOffer of an entry that is %s until %s is %s', (state, offerEndsAt, isOpen) => {
  expect(isOpenOffer({ state, offerEndsAt }, now)).toBe(isOpen);
});
