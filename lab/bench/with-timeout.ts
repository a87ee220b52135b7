import { setTimeout } from 'node:timers/promises';

/**
 * Returns the result of `work`, or throws an error with its name after `timeoutMs`. `currentState` adds to
 * the message. The work itself is not stopped.
 */
export async function withTimeout<T>(
  name: string,
  timeoutMs: number,
  work: Promise<T>,
  currentState?: () => Promise<string>,
): Promise<T> {
  const late = new AbortController();
  const tooLate = async (): Promise<never> => {
    await setTimeout(timeoutMs, undefined, { signal: late.signal });
    const instead = currentState ? ` ${await currentState()}` : '';
    throw new Error(`${name}: not within ${timeoutMs / 1000} s.${instead}`);
  };
  try {
    return await Promise.race([work, tooLate()]);
  } finally {
    late.abort();
  }
}
