import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** JSON text with its entity tag. */
export interface Tagged {
  text: string;
  tag: string;
}

/** Serializes a response with its entity tag. */
export function tagged(output: unknown): Tagged {
  const text = JSON.stringify(output);
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

/** Sends a response that caches may keep, or 304 if the client has this version. */
export function taggedResponse(
  context: Context,
  { text, tag }: Tagged,
  cacheControl: string,
): Response {
  context.header('Cache-Control', cacheControl);
  context.header('ETag', tag);
  const known = context.req.header('If-None-Match')?.split(',') ?? [];
  // A compressed response has a weak tag.
  if (known.some((value) => value.trim().replace(/^W\//, '') === tag))
    return context.body(null, 304);
  return context.body(text, 200, { 'Content-Type': 'application/json' });
}
