import { describe, expect, it } from 'vitest';
import { occurrenceLabels, timeInputError, toInstant, toTimeInput } from './zoned-time.ts';

const zone = 'America/New_York';
const first = (local: string) => ({ local, occurrence: 'first' }) as const;

it.each(['2026-11-20T18:00:00.000Z', '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'])(
  'converts %s to a local time and back',
  (instant) => {
    expect(toInstant(toTimeInput(instant, zone), zone)).toBe(instant);
  },
);

describe('timeInputError', () => {
  it('returns null for a valid time', () => {
    expect(timeInputError(first('2026-11-20T13:00'), zone)).toBeNull();
    expect(timeInputError(first('2026-11-01T01:30'), zone)).toBeNull();
  });

  it('returns a message for an empty time', () => {
    expect(timeInputError(first(''), zone)).toBe('Please enter a date and time.');
    expect(toInstant(first(''), zone)).toBeNull();
  });

  it('returns a message for a time that daylight saving skips', () => {
    expect(timeInputError(first('2027-03-14T02:00'), zone)).toBe(
      '2:00 AM doesn’t exist that day in Eastern Time because clocks go forward. Did you mean 3:00 AM?',
    );
    expect(toInstant(first('2027-03-14T02:00'), zone)).toBeNull();
  });
});

it('returns labels for both moments of an ambiguous time only', () => {
  expect(occurrenceLabels('2026-11-01T01:00', zone)).toEqual({
    first: 'The first 1:00 AM EDT',
    second: 'The second 1:00 AM EST, an hour later',
  });
  expect(occurrenceLabels('2026-11-01T02:00', zone)).toBeNull();
  expect(toInstant({ local: '2026-11-01T01:00', occurrence: 'second' }, zone)).toBe(
    '2026-11-01T06:00:00.000Z',
  );
});
