import { expect, it } from 'vitest';
import { framesIn, type TraceEvent } from './frames.ts';

const event = (name: string, differing: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ts: 0,
  pid: 1,
  tid: 1,
  ...differing,
});
const drawnAt = (...milliseconds: number[]) =>
  milliseconds.map((each) => event('DrawFrame', { ts: each * 1000, tid: 2 }));
const main = event('thread_name', { args: { name: 'CrRendererMain' } });

it('frames are counted between the first and the last one, whatever else the trace has', () => {
  const events = [...drawnAt(1000, 1016, 1032, 1048), event('BeginFrame', { ts: 5e6 })];
  expect(framesIn(events).perSecond).toBeCloseTo(62.5, 5);
});

it('the work of a frame is the main thread’s own time, and no other thread’s', () => {
  const tasks = [event('RunTask', { tdur: 4000 }), event('RunTask', { tdur: 6000 })];
  const others = [event('RunTask', { tdur: 9e6, tid: 2 }), event('RunTask', { tdur: 9e6, pid: 2 })];
  expect(framesIn([main, ...tasks, ...others, ...drawnAt(0, 16)]).workMs).toBe(5);
});

it('a trace without frames has no figures', () => {
  expect(() => framesIn(drawnAt(5))).toThrow('no frames');
});
