import { at, event } from '@wine-walk/common/support/samples.ts';
import { expect, it } from 'vitest';
import { defaultTicketEventId } from './ticket-event.ts';

const autumn = event('autumn');
const spring = event('spring', { isActive: false, startTime: at(600), endTime: at(900) });
const minute = (minutes: number) => Date.parse(at(minutes));

it('returns the selected event or, if it has ended, the next one', () => {
  const all = [spring, autumn];
  expect(defaultTicketEventId(autumn, all, minute(10))).toBe('autumn');
  expect(defaultTicketEventId(spring, all, minute(10))).toBe('spring');
  expect(defaultTicketEventId(autumn, all, minute(400))).toBe('spring');
  expect(defaultTicketEventId(undefined, all, minute(10))).toBe('autumn');
  expect(defaultTicketEventId(autumn, all, minute(1000))).toBe('');
  expect(defaultTicketEventId(undefined, [], minute(0))).toBe('');
});
