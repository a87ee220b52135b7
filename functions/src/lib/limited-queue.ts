/** A queue is full: the work was not started, and a later attempt can succeed. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface QueueLimits {
  /** Maximum number of works in progress. */
  running: number;
  /** Maximum number of works that wait for their turn. */
  waiting: number;
  /** Longest time for which a work waits, in milliseconds. */
  waitingMs: number;
}

/**
 * Time in milliseconds after which work that is still running passes its turn on: a request is answered by then, but
 * Firestore's library retries for minutes, and others at the same document would wait for it.
 */
const longestTurnMs = 25_000;

/**
 * Returns a function that runs work in the order of its calls, a few at a time. Throws QueueFullError without starting
 * the work if too many wait, or if it has waited too long.
 */
export function limitedQueue(limits: QueueLimits): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new QueueFullError('This work has waited too long.'));
      }, limits.waitingMs);
      waiting.push(start);
    });
  return async (work) => {
    if (running < limits.running) running += 1;
    else if (waiting.length >= limits.waiting)
      throw new QueueFullError('Too much work is waiting.');
    // Finished work passes its turn on.
    else await turn();
    let hasTurn = true;
    const passOn = () => {
      if (!hasTurn) return;
      hasTurn = false;
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    };
    const timer = setTimeout(passOn, longestTurnMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      passOn();
    }
  };
}

/**
 * Returns a function that runs work in turn with other work of the same key: one limited queue for each key, which
 * exists only while it has work.
 */
export function queuesByKey(
  limits: QueueLimits,
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { run: ReturnType<typeof limitedQueue>; works: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { run: limitedQueue(limits), works: 0 };
    queues.set(key, queue);
    queue.works += 1;
    try {
      return await queue.run(work);
    } finally {
      queue.works -= 1;
      if (queue.works === 0) queues.delete(key);
    }
  };
}
