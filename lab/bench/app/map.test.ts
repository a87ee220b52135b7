import { expect, it } from 'vitest';
import { framesIn, type TraceEvent } from './map.ts';

const event = (name: string, overrides: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ts: 0,
  pid: 1,
  tid: 1,
  ...overrides,
});
const drawnAt = (...milliseconds: number[]) =>
  milliseconds.map((time) => event('DrawFrame', { ts: time * 1000, tid: 2 }));
const main = event('thread_name', { args: { name: 'CrRendererMain' } });

it('counts frames between the first and the last one, ignoring other trace events', () => {
  const events = [...drawnAt(1000, 1016, 1032, 1048), event('BeginFrame', { ts: 5e6 })];
  expect(framesIn(events).perSecond).toBeCloseTo(62.5, 5);
});

it('counts only main-thread time as the work of a frame', () => {
  const tasks = [event('RunTask', { tdur: 4000 }), event('RunTask', { tdur: 6000 })];
  const others = [event('RunTask', { tdur: 9e6, tid: 2 }), event('RunTask', { tdur: 9e6, pid: 2 })];
  expect(framesIn([main, ...tasks, ...others, ...drawnAt(0, 16)]).workMs).toBe(5);
});

it('returns no metrics for a trace without frames', () => {
  expect(() => framesIn(drawnAt(5))).toThrow('no frames');
});
