import { hash } from 'node:crypto';
import type { Context } from 'hono';

/** JSON with its entity tag, as bytes: a string would be encoded again for each response. */
export interface Tagged {
  bytes: Uint8Array<ArrayBuffer>;
  tag: string;
}

/** Serializes a response with its entity tag. */
export function tagged(output: unknown): Tagged {
  const bytes = new TextEncoder().encode(JSON.stringify(output));
  return { bytes, tag: `"${hash('sha256', bytes, 'base64url')}"` };
}

/** Sends a response that caches may keep, or 304 if the client has this version. */
export function taggedResponse(
  context: Context,
  { bytes, tag }: Tagged,
  cacheControl: string,
): Response {
  context.header('Cache-Control', cacheControl);
  context.header('ETag', tag);
  const known = context.req.header('If-None-Match')?.split(',') ?? [];
  // A compressed response has a weak tag.
  if (known.some((value) => value.trim().replace(/^W\//, '') === tag))
    return context.body(null, 304);
  return context.body(bytes, 200, { 'Content-Type': 'application/json' });
}
