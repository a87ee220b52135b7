import { expect, it } from 'vitest';
import { decideEntry, expectedTillCents } from './desk.ts';

const at = '2026-11-20T21:05:00.000Z';
const registered = {
  eventId: 'autumn',
  status: 'active' as const,
  cancelledAt: null,
  cancelledBy: null,
  arrivedAt: null,
  arrivedBy: null,
  isVerified: true,
};

it.each([
  ['paid', {}, { answer: 'welcome' }],
  ['not paid yet', { isVerified: false }, { answer: 'collect' }],
  [
    'arrived already',
    { arrivedAt: at, arrivedBy: 'theo' },
    { answer: 'refused', reason: 'used', happenedAt: at, happenedBy: 'theo' },
  ],
  [
    'cancelled',
    { status: 'cancelled' as const, cancelledAt: at, cancelledBy: 'rosa' },
    { answer: 'refused', reason: 'cancelled', happenedAt: at, happenedBy: 'rosa' },
  ],
  ['of another event', { eventId: 'spring' }, { reason: 'wrong-event', happenedAt: null }],
])('answers %s at the entrance', (_, differing, expected) => {
  expect(decideEntry({ ...registered, ...differing }, 'autumn')).toMatchObject(expected);
});

it('expects float and sales minus refunds and transfers in a till', () => {
  const till = {
    openingFloatCents: 5000,
    salesCents: 7000,
    refundsCents: 3500,
    handedOverCents: 2000,
  };
  expect(expectedTillCents(till)).toBe(6500);
});
