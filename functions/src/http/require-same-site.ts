import type { Endpoint } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import type { Context } from 'hono';

/** What a browser says of a request that a page of our own makes, or that a person began themselves. */
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Refuses what another site makes a visitor's browser send: every such browser says so, and only a form or a
 * `no-cors` fetch sends a body that is not declared as JSON.
 */
export function requireSameSite(
  context: Context,
  endpoint: Endpoint,
): Problem<'forbidden' | 'invalid-input'> | undefined {
  if (endpoint.method === 'GET') return undefined;
  const site = context.req.header('Sec-Fetch-Site');
  if (site !== undefined && !ownSites.has(site))
    return problem('forbidden', 'Requests from other sites are not accepted.');
  const type = context.req.header('Content-Type') ?? '';
  if (endpoint.body && !/^application\/json\s*(?:;|$)/i.test(type))
    return problem('invalid-input', 'The request is not JSON (Content-Type: application/json).');
  return undefined;
}
