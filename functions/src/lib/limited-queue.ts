/** A queue is full: the work was not started, and a later attempt can succeed. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface QueueLimits {
  /** Maximum number of works in progress. */
  running: number;
  /** Maximum number of works that wait for their turn. */
  waiting: number;
}

/**
 * Returns a function that runs work in the order of its calls, a few at a time. Throws QueueFullError without starting
 * the work if too many wait.
 */
export function limitedQueue(limits: QueueLimits): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < limits.running) running += 1;
    else if (waiting.length >= limits.waiting)
      throw new QueueFullError('Too much work is waiting.');
    // Finished work passes its turn on.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
