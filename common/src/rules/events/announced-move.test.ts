import { describe, expect, it } from 'vitest';
import { event } from '../../support/samples.ts';
import { announcedMove } from './announced-move.ts';

const autumn = event('autumn');
const during = Date.parse(autumn.startTime) + 1;
const moved = { ...autumn, place: 'Old Mill' };

describe('announcedMove', () => {
  it('returns the place, the time or both', () => {
    expect(announcedMove(autumn, moved, during)).toEqual({ isTime: false, isPlace: true });
    const later = { ...autumn, endTime: new Date(Date.parse(autumn.endTime) + 1).toISOString() };
    expect(announcedMove(autumn, later, during)).toEqual({ isTime: true, isPlace: false });
    expect(announcedMove(moved, later, during)).toEqual({ isTime: true, isPlace: true });
  });

  it('returns undefined for another change, also of how a time is written', () => {
    const written = { ...autumn, startTime: autumn.startTime.replace('.000Z', 'Z') };
    const renamed = { ...written, name: 'Late Autumn Walk' };
    expect(announcedMove(autumn, renamed, during)).toBeUndefined();
  });

  it.each(['isActive', 'isPublished'])(
    'returns undefined if %s is false before or after',
    (name) => {
      expect(announcedMove({ ...autumn, [name]: false }, moved, during)).toBeUndefined();
      expect(announcedMove(autumn, { ...moved, [name]: false }, during)).toBeUndefined();
    },
  );

  it('returns undefined after the end', () => {
    expect(announcedMove(autumn, moved, Date.parse(autumn.endTime))).toBeUndefined();
  });
});
