import { describe, expect, it } from 'vitest';
import { evidenceExpiry, isPastRetention } from './retention.ts';

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

describe('isPastRetention', () => {
  const before = '2026-01-01T00:00:00.000Z';
  it.each([
    ['of one old walk', '2025-01-01', ['2025-02-15'], true],
    ['of an event that is gone', '2025-01-01', [undefined], true],
    ['of no walk, and old', '2025-01-01', [], true],
    ['of an old walk and a new one', '2025-01-01', ['2025-02-15', '2026-11-21'], false],
    ['that ended on the very day', '2025-01-01', ['2026-01-01T00:00:00.000Z'], false],
    ['of no walk, and new', '2026-02-01', [], false],
    ['of no walk, and of the very day', '2026-01-01T00:00:00.000Z', [], false],
  ])('%s', (_what, createdAt, ends, expected) => {
    expect(isPastRetention(createdAt, ends, before)).toBe(expected);
  });
});
