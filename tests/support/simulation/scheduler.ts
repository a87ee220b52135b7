interface ScheduledEvent {
  dueAt: number;
  order: number;
  action: (() => void) | null;
}

/** Real function, since the simulation replaces timers. */
const { setImmediate } = globalThis;

/** Virtual clock: runs events one at a time, each with all that follows from it before the next one. */
export class Scheduler {
  #now: number;
  #order = 0;
  /** Binary heap, the next event first. */
  readonly #events: ScheduledEvent[] = [];

  /** `start`: epoch milliseconds. */
  constructor(start: number) {
    this.#now = start;
  }

  /** Epoch milliseconds. */
  get now(): number {
    return this.#now;
  }

  /** Runs `action` after a delay in milliseconds; returns a function that cancels it. */
  after(delayMs: number, action: () => void): () => void {
    const event: ScheduledEvent = {
      dueAt: this.#now + Math.max(0, delayMs),
      order: (this.#order += 1),
      action,
    };
    this.#push(event);
    return () => void (event.action = null);
  }

  sleep(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.after(delayMs, resolve));
  }

  /** Runs the events due until this time, `afterEach` after each of them. */
  async run(until: number, afterEach: () => void = () => undefined): Promise<void> {
    for (;;) {
      const [next] = this.#events;
      if (!next || next.dueAt > until) break;
      this.#pop();
      if (!next.action) continue;
      this.#now = next.dueAt;
      next.action();
      // Fires when all that follows has settled.
      await new Promise((resolve) => setImmediate(resolve));
      afterEach();
    }
    this.#now = until;
  }

  #push(event: ScheduledEvent): void {
    const events = this.#events;
    let index = events.push(event) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (isBefore(events[parent], event)) break;
      events[index] = events[parent] as ScheduledEvent;
      index = parent;
    }
    events[index] = event;
  }

  #pop(): void {
    const events = this.#events;
    const last = events.pop();
    if (!last || events.length === 0) return;
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      const right = left + 1;
      const child = isBefore(events[right], events[left]) ? right : left;
      const next = events[child];
      if (!next || isBefore(last, next)) break;
      events[index] = next;
      index = child;
    }
    events[index] = last;
  }
}

function isBefore(a: ScheduledEvent | undefined, b: ScheduledEvent | undefined): boolean {
  if (!a || !b) return a !== undefined;
  return a.dueAt - b.dueAt < 0 || (a.dueAt === b.dueAt && a.order < b.order);
}
