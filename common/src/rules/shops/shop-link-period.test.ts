import { expect, it } from 'vitest';
import { shopLinkStatus } from './shop-link-period.ts';

const event = {
  startTime: '2026-11-20T18:00:00.000Z',
  endTime: '2026-11-20T22:00:00.000Z',
  staffLinkLeadHours: 24,
};

it.each([
  ['2026-09-21T17:59:59.999Z', 'early'],
  ['2026-09-21T18:00:00.000Z', 'edit'],
  ['2026-11-20T21:59:59.999Z', 'edit'],
  ['2026-11-20T22:00:00.000Z', 'read'],
  ['2027-01-19T21:59:59.999Z', 'read'],
  ['2027-01-19T22:00:00.000Z', 'over'],
] as const)('shopLinkStatus follows the times of the event: %s is %s', (now, status) => {
  expect(shopLinkStatus(event, Date.parse(now))).toBe(status);
});
