import { at, event } from '@wine-walk/common/support/samples.ts';
import { expect, it } from 'vitest';
import { defaultTicketEventId } from './ticket-event.ts';

const autumn = event('autumn');
const spring = event('spring', { isActive: false, startTime: at(600), endTime: at(900) });
const minute = (minutes: number) => Date.parse(at(minutes));

it('returns the selected event unless it has ended', () => {
  expect(defaultTicketEventId(autumn, minute(10))).toBe('autumn');
  expect(defaultTicketEventId(spring, minute(400))).toBe('spring');
  expect(defaultTicketEventId(autumn, minute(400))).toBe('');
  expect(defaultTicketEventId(undefined, minute(0))).toBe('');
});
