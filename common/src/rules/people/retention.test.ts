import { describe, expect, it } from 'vitest';
import { evidenceExpiry, isPastRetention, retentionStart } from './retention.ts';

describe('evidenceExpiry', () => {
  it('returns three years after the event, also from a leap day', () => {
    expect(evidenceExpiry({ endTime: '2026-11-21T23:00:00.000Z' })).toBe(
      '2029-11-21T23:00:00.000Z',
    );
    expect(evidenceExpiry({ endTime: '2028-02-29T23:00:00.000Z' })).toBe(
      '2031-03-01T23:00:00.000Z',
    );
  });
});

describe('retentionStart', () => {
  it.each([
    ['2026-11-15T09:00:00.000Z', 24, '2024-11-15T09:00:00.000Z'],
    ['2028-02-29T09:00:00.000Z', 24, '2026-02-28T09:00:00.000Z'],
    ['2026-05-31T09:00:00.000Z', 3, '2026-02-28T09:00:00.000Z'],
    ['2026-01-31T09:00:00.000Z', 2, '2025-11-30T09:00:00.000Z'],
  ])('ends at the last day of a shorter month for %s and %i months', (now, months, start) => {
    expect(retentionStart(months, Date.parse(now))).toBe(start);
  });
});

describe('isPastRetention', () => {
  const before = '2026-01-01T00:00:00.000Z';
  it.each([
    ['of one old event', '2025-01-01', ['2025-02-15'], true],
    ['of a deleted event', '2025-01-01', [undefined], true],
    ['of no event, old', '2025-01-01', [], true],
    ['of an old and a new event', '2025-01-01', ['2025-02-15', '2026-11-21'], false],
    ['of an event that ended at the limit', '2025-01-01', ['2026-01-01T00:00:00.000Z'], false],
    ['of no event, new', '2026-02-01', [], false],
    ['of no event, at the limit', '2026-01-01T00:00:00.000Z', [], false],
  ])('decides on the data %s', (_what, createdAt, ends, expected) => {
    expect(isPastRetention(createdAt, ends, before)).toBe(expected);
  });
});
