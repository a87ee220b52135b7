import { randomBytes } from 'node:crypto';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import type { Context, Next } from 'hono';

const header = 'X-Request-Id';

/**
 * Gives every answer an id that a person can read out, as in `7KQ2-M9XH`: what went wrong is logged under it.
 * Made here, never taken from the request.
 */
export async function assignRequestId(context: Context, next: Next): Promise<void> {
  const id = encodeCrockford32(randomBytes(8));
  context.header(header, `${id.slice(0, 4)}-${id.slice(4)}`);
  await next();
}

/** The id of the request that is being answered. */
export function getRequestId(context: Context): string {
  return context.res.headers.get(header) ?? '';
}
