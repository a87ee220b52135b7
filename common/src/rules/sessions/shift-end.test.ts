import { expect, it } from 'vitest';
import { shiftEnd } from './session-access.ts';

it('ends a shift three hours after its event', () => {
  expect(shiftEnd({ endTime: '2026-11-20T23:30:00.000Z' })).toBe('2026-11-21T02:30:00.000Z');
});
