import { describe, expect, it } from 'vitest';
import { staffLinkPeriod, staffLinkStatus } from './staff-link-period.ts';

const event = {
  startTime: '2026-11-20T18:00:00.000Z',
  endTime: '2026-11-20T22:00:00.000Z',
  staffLinkLeadHours: 24,
};

describe('staffLinkPeriod', () => {
  it('begins the lead hours before the start and ends 6 hours after the end', () => {
    expect(staffLinkPeriod(event)).toEqual({
      opensAt: '2026-11-19T18:00:00.000Z',
      expiresAt: '2026-11-21T04:00:00.000Z',
    });
    expect(staffLinkPeriod({ ...event, staffLinkLeadHours: 0 }).opensAt).toBe(event.startTime);
  });
});

describe('staffLinkStatus', () => {
  it.each([
    ['2026-11-19T17:59:59.999Z', 'early'],
    ['2026-11-19T18:00:00.000Z', 'open'],
    ['2026-11-21T03:59:59.999Z', 'open'],
    ['2026-11-21T04:00:00.000Z', 'over'],
  ] as const)('returns at %s: %s', (at, status) => {
    expect(staffLinkStatus(event, Date.parse(at))).toBe(status);
  });
});
