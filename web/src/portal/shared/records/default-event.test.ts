import { expect, it } from 'vitest';
import { defaultEvent } from './default-event.ts';

const hour = 60 * 60 * 1000;
const now = Date.parse('2026-11-20T20:00:00.000Z');
const event = (name: string, starts: number, isActive: boolean) => ({
  name,
  isActive,
  startTime: new Date(now + starts * hour).toISOString(),
  endTime: new Date(now + (starts + 4) * hour).toISOString(),
});
const closing = event('closing', -5, true);
const soon = event('soon', 3, true);
const running = event('running', -1, true);
const over = event('over', -10, true);
const prepared = event('prepared', 24, false);
const planned = event('planned', 48, true);

it.each([
  ['the one that runs', [over, planned, running, prepared], 'running'],
  ['the active one that is next', [over, planned, prepared], 'planned'],
  ['the next one, though it is not active yet', [over, prepared], 'prepared'],
  ['the active one that is over, where nothing follows', [over], 'over'],
  ['the one to close for six hours after its end', [closing, over, planned, prepared], 'closing'],
  ['the one that runs beside one to close', [closing, running], 'running'],
  ['the next one, where it starts before the last is closed', [closing, soon], 'soon'],
  [
    'the next one after one that staff took off',
    [{ ...closing, isActive: false }, planned],
    'planned',
  ],
  ['none', [event('past', -100, false)], undefined],
] as const)('returns the event to run, close or prepare: %s', (_, events, name) => {
  expect(defaultEvent(events, now)?.name).toBe(name);
});
