import { expect, it } from 'vitest';
import { eventChoices, eventStatusText, eventTimeText, timeZoneLabel } from './event-labels.ts';

const event = {
  startTime: '2026-11-20T21:00:00.000Z',
  endTime: '2026-11-21T01:00:00.000Z',
  timeZone: 'America/New_York',
};
const at = (instant: string) => Date.parse(instant);

it("shows the event's times in its own zone", () => {
  expect(eventTimeText(event)).toMatch(/^Nov 20, 2026, 4:00\s–\s8:00\sPM$/);
  const night = { ...event, endTime: '2026-11-21T07:00:00.000Z' };
  // Breaks before the second date, never within it.
  expect(eventTimeText(night)).toBe(
    'Nov 20, 2026, 4:00\u00a0PM\u00a0– Nov\u00a021,\u00a02026,\u00a02:00\u00a0AM',
  );
});

it.each([
  ['2026-11-10T12:00:00.000Z', 'Starts Nov 20, 2026, 4:00 PM\u00a0· Eastern Time'],
  ['2026-11-20T12:00:00.000Z', 'Starts 4:00 PM\u00a0· Eastern Time'],
  ['2026-11-20T22:00:00.000Z', 'On now\u00a0· ends 8:00 PM\u00a0· Eastern Time'],
  ['2026-11-21T02:00:00.000Z', 'Ended 8:00 PM\u00a0· Eastern Time'],
])('returns the status label at %s', (now, message) => {
  expect(eventStatusText(event, at(now)).replaceAll('\u202f', ' ')).toBe(message);
});

it('returns the common name of a time zone', () => {
  expect(timeZoneLabel('America/Chicago')).toBe('Central Time');
});

it('adds the day to events of the same name', () => {
  const copy = { ...event, startTime: '2027-11-20T21:00:00.000Z' };
  const named = (id: string, name: string, times = event) => ({ id, name, ...times });
  expect(
    eventChoices([named('a', 'Autumn Walk'), named('b', 'Autumn Walk', copy), named('c', 'Other')]),
  ).toEqual([
    { id: 'a', label: 'Autumn Walk – Nov 20, 2026' },
    { id: 'b', label: 'Autumn Walk – Nov 20, 2027' },
    { id: 'c', label: 'Other' },
  ]);
});
