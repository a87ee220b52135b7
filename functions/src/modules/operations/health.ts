import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { readHealth } from '@wine-walk/common/api/staff/operations.ts';
import { logError } from '../../lib/log.ts';

type Health = ResponseOf<typeof readHealth> | Problem<'unhealthy'>;

/** Maximum age of a result that is returned again, in milliseconds. */
const maxAgeMs = 10_000;
const timeoutMs = 5000;

/**
 * Creates the health check of one instance. Callers within 10 seconds share one result, so that requests cannot cause
 * reads at will. `reach` throws if a service cannot answer.
 */
export function healthCheck(reach: () => Promise<void>): (now: number) => Promise<Health> {
  let last: { at: number; result: Promise<Health> } | undefined;
  return (now) => {
    if (!last || now - last.at >= maxAgeMs) last = { at: now, result: check(reach) };
    return last.result;
  };
}

async function check(reach: () => Promise<void>): Promise<Health> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer within 5 seconds.')), timeoutMs);
  });
  try {
    await Promise.race([reach(), late]);
    return { status: 'ok' };
  } catch (error) {
    logError('health', {}, error);
    return problem('unhealthy', { retryAfterSeconds: maxAgeMs / 1000 });
  } finally {
    clearTimeout(timer);
  }
}
