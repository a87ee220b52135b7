import { at } from '@domain/testing/samples.ts';
import { expect, it } from 'vitest';
import { event } from '../testing/sample-records.ts';
import { eventForTickets } from './event-for-tickets.ts';

const autumn = event('autumn');
const spring = event('spring', { isActive: false, startTime: at(600), endTime: at(900) });
const minute = (minutes: number) => Date.parse(at(minutes));

it('is the active event, then the next one, and none that is over', () => {
  expect(eventForTickets([autumn, spring], minute(10))).toBe('autumn');
  expect(eventForTickets([autumn, spring], minute(400))).toBe('spring');
  expect(eventForTickets([autumn], minute(400))).toBe('');
  expect(eventForTickets([], minute(0))).toBe('');
});
