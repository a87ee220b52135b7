import type { Context } from 'hono';
import { openApi } from './openapi.ts';
import { type Tagged, tagged, taggedResponse } from './tagged-response.ts';

/** Document as text with its entity tag; created by the first request of an instance. */
let serialized: Tagged | undefined;

/** Returns openapi.json, or 304 if the client has this version. It changes with deployments only. */
export function openApiResponse(context: Context): Response {
  serialized ??= tagged(openApi());
  return taggedResponse(context, serialized, 'public, max-age=600');
}
