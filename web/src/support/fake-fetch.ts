import { endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import { afterEach, expect, vi } from 'vitest';
import { z } from 'zod';
import { createApiClient } from '../platform/api/api-client.ts';

export const openBusiness = endpoint({
  method: 'POST',
  path: '/api/doors',
  access: 'attendee',
  summary: 'Opens a door.',
  body: z.object({ name: z.string() }),
  output: z.object({ name: z.string() }),
  problems: [],
  idempotent: true,
});
export const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    ...init,
  });

export function stubFetch(answer: Response | (() => Promise<Response>)) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    typeof answer === 'function' ? answer() : answer,
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
export const asMaya = createApiClient(async () => 'maya-token');
export const open = () => asMaya(openBusiness, { body: { name: 'Vino' } });
export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
