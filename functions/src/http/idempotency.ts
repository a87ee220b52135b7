import { hash } from 'node:crypto';
import type { Endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { IdempotentRequest } from '../firestore/idempotency.ts';

/** Format of an Idempotency-Key: 8 to 128 letters, digits, `-` and `_`. */
export const idempotencyKeyPattern = '^[\\w-]{8,128}$';
const possibleKey = new RegExp(idempotencyKeyPattern);

/**
 * Parses the Idempotency-Key header; null without one. A malformed key is rejected, since ignoring it would
 * protect nothing.
 */
export function parseIdempotencyKey(
  header: string | undefined,
): { key: string | null } | Problem<'malformed-idempotency-key'> {
  if (header === undefined) return { key: null };
  const key = header.trim();
  if (possibleKey.test(key)) return { key };
  return problem('malformed-idempotency-key', {}, 'Idempotency-Key');
}

/**
 * Returns the identity of a request for its repeats; null without a key, or if the endpoint is not
 * idempotent.
 */
export function toIdempotentRequest(
  endpoint: Endpoint,
  key: string | null,
  callerId: string,
  input: { params: unknown; query: unknown; body: unknown },
  now: number,
): IdempotentRequest | null {
  if (!key || !endpoint.idempotent) return null;
  const request = [endpoint.method, endpoint.path, callerId, key].join('\n');
  const id = hash('sha256', request).slice(0, 40);
  const { params, query, body } = input;
  const hashed = {
    params,
    query,
    body: withoutIgnoredFields(endpoint.ignoredInIdempotencyHash ?? [], body),
  };
  return { id, sha256: hash('sha256', JSON.stringify(hashed)), now };
}

function withoutIgnoredFields(names: readonly string[], body: unknown): unknown {
  if (names.length === 0 || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}
