import { describe, expect, it } from 'vitest';
import { changedSince, fullRecountIntervalMs, maxWriteDelayMs } from './recount.ts';

const at = '2026-06-01T18:00:00.000Z';
const start = Date.parse(at);
const recounted = { at, catalogue: 'as it was' };

describe('changedSince', () => {
  it('reads everyone before the first count', () => {
    expect(changedSince({ countedAt: null, recounted: null }, 'as it was', start)).toBeNull();
    expect(changedSince({ countedAt: at, recounted: null }, 'as it was', start)).toBeNull();
    expect(changedSince({ countedAt: null, recounted }, 'as it was', start)).toBeNull();
  });

  it('reads changes since the last count, including late writes', () => {
    const countedAt = '2026-06-01T18:05:00.000Z';
    const since = changedSince({ countedAt, recounted }, 'as it was', start + 315_000);
    expect(Date.parse(countedAt) - Date.parse(since ?? '')).toBe(maxWriteDelayMs);
  });

  it('reads everyone after a catalog change', () => {
    expect(changedSince({ countedAt: at, recounted }, 'edited', start + 1)).toBeNull();
  });

  it('reads everyone ten minutes after the last full count', () => {
    const asked = (now: number) => changedSince({ countedAt: at, recounted }, 'as it was', now);
    expect(asked(start + fullRecountIntervalMs - 1)).not.toBeNull();
    expect(asked(start + fullRecountIntervalMs)).toBeNull();
  });
});
