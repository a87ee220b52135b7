import type { Endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { readOnlyMessage } from '../settings.ts';

/** Calls allowed while read-only: staff need to sign in and out to watch an event, and no data of it changes. */
const exempt: readonly string[] = ['/api/admin/login', '/api/admin/logout'];

/**
 * Returns the problem of a change while the API is read-only, with the message that is shown to people. Devices repeat the request later, so that check-ins in their queues are not lost.
 */
export function requireWritable(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  notice = readOnlyMessage(),
): Problem<'read-only'> | undefined {
  if (!notice || method === 'GET' || exempt.includes(path)) return undefined;
  return problem('read-only', { notice, retryAfterSeconds: 60 });
}
