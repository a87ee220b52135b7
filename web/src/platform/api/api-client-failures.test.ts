import { describe, expect, it, vi } from 'vitest';
import {
  asMaya,
  failureOf,
  json,
  open,
  openBusiness,
  stubFetch,
} from '../../support/fake-fetch.ts';
import { createApiClient, timeoutMs } from './api-client.ts';
import { NetworkError } from './api-errors.ts';

/** Request without a response; ends only by its signal. */
function never(_path: string, init?: RequestInit): Promise<Response> {
  const signal = init?.signal;
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason as Error);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

// spec: 7.2
describe('createApiClient network errors', () => {
  it.each([
    [
      'an HTML page with status 200',
      new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['JSON that is not the contract’s', json({ title: 'Vino' })],
    ['broken JSON', new Response('{', { headers: { 'Content-Type': 'application/json' } })],
  ])('reports %s as unreadable', async (_what, response) => {
    stubFetch(response);
    expect(await failureOf(open())).toMatchObject({ name: 'NetworkError', kind: 'unreadable' });
  });

  it('reports a failed request or an aborted body as offline', async () => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(open())).toMatchObject({ kind: 'offline' });
    const broken = json({});
    vi.spyOn(broken, 'text').mockRejectedValue(new TypeError('network error'));
    stubFetch(broken);
    expect(await failureOf(open())).toMatchObject({ kind: 'offline' });
  });

  it('reports a token that cannot be renewed as offline', async () => {
    const fetch = stubFetch(json({}));
    const api = createApiClient(() => Promise.reject(new Error('auth/network-request-failed')));
    expect(await failureOf(api(openBusiness, { body: { name: 'Vino' } }))).toBeInstanceOf(
      NetworkError,
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  // spec: A14.19
  it('times out after 30 seconds without a response', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    vi.stubGlobal('fetch', never);
    const error = failureOf(open());
    await Promise.resolve();
    clock.abort(new DOMException('timed out', 'TimeoutError'));
    expect(await error).toMatchObject({ kind: 'timeout' });
    expect(timeout).toHaveBeenCalledWith(30_000);
    expect(timeoutMs).toBe(30_000);
  });

  it('rejects with AbortError when aborted before or after the start', async () => {
    vi.stubGlobal('fetch', never);
    const early = asMaya(openBusiness, { body: { name: 'Vino' }, signal: AbortSignal.abort() });
    expect(await failureOf(early)).toMatchObject({ name: 'AbortError' });
    const caller = new AbortController();
    const late = failureOf(asMaya(openBusiness, { body: { name: 'Vino' }, signal: caller.signal }));
    await Promise.resolve();
    caller.abort();
    expect(await late).toMatchObject({ name: 'AbortError' });
  });
});
