import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { openApi } from './openapi.ts';

/** Document as text with its entity tag; created by the first request of an instance. */
let serialized: { text: string; tag: string } | undefined;

/** Returns openapi.json, or 304 if the client has this version. It changes with deployments only. */
export function openApiResponse(context: Context): Response {
  serialized ??= serialize();
  const { text, tag } = serialized;
  context.header('Cache-Control', 'public, max-age=600');
  context.header('ETag', tag);
  const known = context.req.header('If-None-Match')?.split(',') ?? [];
  // A compressed response has a weak tag.
  if (known.some((value) => value.trim().replace(/^W\//, '') === tag))
    return context.body(null, 304);
  return context.body(text, 200, { 'Content-Type': 'application/json' });
}

function serialize() {
  const text = JSON.stringify(openApi());
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}
