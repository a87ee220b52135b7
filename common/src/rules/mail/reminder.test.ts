import { describe, expect, it } from 'vitest';
import { isAfterReminder, isReminderDue, reminderTime } from './reminder.ts';

const timeZone = 'America/New_York';
const event = { startTime: '2026-11-20T21:00:00.000Z', timeZone };
const at = (time: string) => Date.parse(time);

describe('reminderTime', () => {
  it.each([
    ['2026-11-19T15:00:00.000Z', event],
    // 23:30 on the 20th in Harlow is the 21st in UTC.
    ['2026-11-19T15:00:00.000Z', { startTime: '2026-11-21T04:30:00.000Z', timeZone }],
    // Clocks go back on November 1, between the reminder and the start.
    ['2026-10-31T14:00:00.000Z', { startTime: '2026-11-01T21:00:00.000Z', timeZone }],
    ['2026-02-28T01:00:00.000Z', { startTime: '2026-03-01T08:00:00.000Z', timeZone: 'Asia/Tokyo' }],
  ])('returns 10 AM on the day before in the zone of the event: %s', (expected, times) => {
    expect(new Date(reminderTime(times)).toISOString()).toBe(expected);
  });
});

describe('isReminderDue', () => {
  it.each([
    ['2026-11-19T14:59:59.000Z', false],
    ['2026-11-19T15:00:00.000Z', true],
    ['2026-11-20T20:59:59.000Z', true],
    ['2026-11-20T21:00:00.000Z', false],
  ])('returns true from the reminder to the start: %s', (now, isDue) => {
    expect(isReminderDue(event, at(now))).toBe(isDue);
  });
});

describe('isAfterReminder', () => {
  it('returns true from the time of the reminder', () => {
    expect(isAfterReminder(event, '2026-11-19T14:59:59.999Z')).toBe(false);
    expect(isAfterReminder(event, '2026-11-19T15:00:00.000Z')).toBe(true);
  });
});
