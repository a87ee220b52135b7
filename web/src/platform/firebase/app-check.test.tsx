import { deleteApp, getApps, setLogLevel } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Differs in every test, because the library stores tokens by app. */
let appId = '';
let tests = 0;
const exchange = () =>
  `https://content-firebaseappcheck.googleapis.com/v1/projects/wine-walk-live/apps/${appId}:exchangeRecaptchaEnterpriseToken?key=key`;
const api = '/api/tickets/validate';

/** Answers hosting, the App Check service and the API; the API requires the token of the service. */
function serve(issue: () => Response = () => Response.json({ token: 'verified', ttl: '3600s' })) {
  const fetch = vi.fn(async (url: string, init?: RequestInit) => {
    if (url === '/__/firebase/init.json')
      return Response.json({ projectId: 'wine-walk-live', apiKey: 'key', appId });
    if (url === exchange()) return issue();
    const sent = new Headers(init?.headers).get('X-Firebase-AppCheck');
    return Response.json({ sent });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** reCAPTCHA as https://www.google.com/recaptcha/enterprise.js defines it. */
function recaptcha(execute: () => Promise<string> = async () => 'attested') {
  let succeed: () => void = () => undefined;
  const enterprise = {
    ready: (run: () => void) => run(),
    render: (_: string, { callback }: { callback: () => void }) => {
      succeed = callback;
      return 0;
    },
    execute: vi.fn(async () => {
      succeed();
      return execute();
    }),
  };
  vi.stubGlobal('grecaptcha', { enterprise });
  return enterprise;
}

async function call() {
  const { anonymousApi } = await import('../api/api-client.ts');
  const { endpoint } = await import('@wine-walk/common/api/contract/endpoint.ts');
  const { z } = await import('zod');
  const validate = endpoint({
    method: 'POST',
    path: api,
    access: 'anyone',
    summary: 'Validates.',
    output: z.object({ sent: z.string().nullable() }),
    problems: [],
  });
  return (await anonymousApi(validate, {})).sent;
}

beforeEach(() => {
  // The library warns of refusals.
  setLogLevel('silent');
  tests += 1;
  appId = `1:123456789012:web:${tests}`;
  vi.resetModules();
  window.localStorage.clear();
  vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', 'site-key');
});
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('API calls with App Check', () => {
  it('sends a token of the App Check service, which is requested once', async () => {
    const { execute } = recaptcha();
    const fetch = serve();
    expect(await call()).toBe('verified');
    expect(await call()).toBe('verified');
    expect(execute).toHaveBeenCalledOnce();
    const [, init] = fetch.mock.calls.find(([url]) => url === exchange()) ?? [];
    expect(init?.body).toContain('attested');
  });

  it('sends calls without a token if the service refuses, and does not ask again at once', async () => {
    recaptcha();
    const issue = vi.fn(() => new Response('{}', { status: 403 }));
    serve(issue);
    expect(await call()).toBeNull();
    expect(await call()).toBeNull();
    expect(issue).toHaveBeenCalledOnce();
  });

  it('waits at most 5 seconds for a blocked script', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    recaptcha(() => new Promise(() => undefined));
    serve();
    const sent = call();
    await vi.advanceTimersByTimeAsync(5500);
    expect(await sent).toBeNull();
    expect(await call()).toBeNull();
  });

  it('does not load App Check without a site key', async () => {
    vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', '');
    const { execute } = recaptcha();
    const fetch = serve();
    expect(await call()).toBeNull();
    expect(execute).not.toHaveBeenCalled();
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([api]);
  });
});
