import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { fromFirestore, toFirestore } from './firestore-listeners.ts';

const at = '2026-11-20T18:00:00.123Z';
const stamp = Timestamp.fromDate(new Date(at));

describe('fromFirestore and toFirestore', () => {
  it('converts nested Timestamps to instants and leaves other values', () => {
    const visits = { vino: { checkInTime: stamp, state: 'verified' } };
    const read = fromFirestore({
      createdAt: stamp,
      visits,
      list: [stamp, 1, null],
      isActive: true,
    });
    expect(read).toEqual({
      createdAt: at,
      visits: { vino: { checkInTime: at, state: 'verified' } },
      list: [at, 1, null],
      isActive: true,
    });
  });

  it.each([undefined, null, 0, '', 'text'])('leaves %j unchanged', (value) => {
    expect(fromFirestore(value)).toBe(value);
  });

  it('compares fields ending in At or Time as Timestamps', () => {
    expect(toFirestore('publishAt', at)).toEqual(stamp);
    expect(toFirestore('startTime', at)).toEqual(stamp);
    expect(toFirestore('name', at)).toBe(at);
    expect(toFirestore('isActive', true)).toBe(true);
  });
});
