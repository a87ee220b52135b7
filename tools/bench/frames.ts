/** An event of a trace of Chromium. */
export interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  pid: number;
  tid: number;
  /** The processor time of a task, whatever else the machine did meanwhile. Microseconds. */
  tdur?: number;
  args?: { name?: string };
}

export interface Frames {
  /** From the first to the last frame that was drawn. */
  perSecond: number;
  /** The page's own work for each of them: processor time of its main thread. Milliseconds. */
  workMs: number;
}

/** The frames that a trace saw drawn. Throws where there are fewer than two. */
export function framesIn(events: readonly TraceEvent[]): Frames {
  const times = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const [first, last] = [times.at(0), times.at(-1)];
  if (first === undefined || last === undefined || first === last)
    throw new Error('The trace has no frames.');
  return {
    perSecond: (times.length - 1) / ((last - first) / 1e6),
    workMs: mainThreadWork(events) / 1000 / times.length,
  };
}

/** Of the busiest page. Microseconds. */
function mainThreadWork(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const work = new Map(main.map((thread) => [threadOf(thread), 0]));
  for (const event of events) {
    const before = work.get(threadOf(event));
    if (event.name === 'RunTask' && before !== undefined)
      work.set(threadOf(event), before + (event.tdur ?? 0));
  }
  return Math.max(0, ...work.values());
}
