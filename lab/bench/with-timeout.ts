import { setTimeout } from 'node:timers/promises';

/**
 * What `work` comes to, or an error that names what was waited for where it takes longer. Milliseconds. `found` may say what
 * is there instead. The work itself is not ended.
 */
export async function withTimeout<T>(
  what: string,
  limit: number,
  work: Promise<T>,
  found?: () => Promise<string>,
): Promise<T> {
  const late = new AbortController();
  const tooLate = async (): Promise<never> => {
    await setTimeout(limit, undefined, { signal: late.signal });
    const instead = found ? ` ${await found()}` : '';
    throw new Error(`${what}: not within ${limit / 1000} s.${instead}`);
  };
  try {
    return await Promise.race([work, tooLate()]);
  } finally {
    late.abort();
  }
}
