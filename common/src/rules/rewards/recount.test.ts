import { describe, expect, it } from 'vitest';
import { changedSince, fullRecountIntervalMs, maxWriteDelayMs } from './recount.ts';

const at = '2026-06-01T18:00:00.000Z';
const start = Date.parse(at);
const recounted = { at, catalogue: 'as it was' };

describe('bringing the standings up to date', () => {
  it('reads everybody where nobody was read before', () => {
    expect(changedSince({ countedAt: null, recounted: null }, 'as it was', start)).toBeNull();
    expect(changedSince({ countedAt: at, recounted: null }, 'as it was', start)).toBeNull();
    expect(changedSince({ countedAt: null, recounted }, 'as it was', start)).toBeNull();
  });

  it('reads what changed since the last time, and what may have been written late', () => {
    const countedAt = '2026-06-01T18:05:00.000Z';
    const since = changedSince({ countedAt, recounted }, 'as it was', start + 315_000);
    expect(Date.parse(countedAt) - Date.parse(since ?? '')).toBe(maxWriteDelayMs);
  });

  it('reads everybody after an edit of the catalogue', () => {
    expect(changedSince({ countedAt: at, recounted }, 'edited', start + 1)).toBeNull();
  });

  it('reads everybody ten minutes after it last did', () => {
    const asked = (now: number) => changedSince({ countedAt: at, recounted }, 'as it was', now);
    expect(asked(start + fullRecountIntervalMs - 1)).not.toBeNull();
    expect(asked(start + fullRecountIntervalMs)).toBeNull();
  });
});
