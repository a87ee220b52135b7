import type { Page } from '@playwright/test';

/** Counts the calls to this path. `status` is answered instead of the server, if given. */
export async function countCalls(page: Page, path: string, status?: number) {
  const calls = { count: 0 };
  await page.route(path, (route) => {
    calls.count += 1;
    return status ? route.fulfill({ status, json: { message: 'No.' } }) : route.fallback();
  });
  return calls;
}

/** Records the calls of a page as method and path, and those that deviate in credentials or content type. */
export async function recordCalls(page: Page) {
  const made = new Set<string>();
  const recorded = new Set<string>();
  const deviating = new Set<string>();
  await page.exposeFunction('recordCall', (name: string, credentials: string, type: string) => {
    recorded.add(name);
    if (credentials !== 'include' || !type.startsWith('application/json'))
      deviating.add(`${name}: ${credentials}, ${type}`);
  });
  await page.addInitScript(() => {
    const { recordCall } = window as unknown as { recordCall: (...call: string[]) => unknown };
    const sendRequest = window.fetch;
    window.fetch = (input, init) => {
      const request = input instanceof Request ? input : new Request(input, { ...init });
      const { pathname } = new URL(request.url);
      const type = request.headers.get('content-type') ?? 'no type';
      if (pathname.startsWith('/api/'))
        recordCall(`${request.method} ${pathname}`, request.credentials, type);
      return sendRequest(input, init);
    };
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !request.isNavigationRequest())
      made.add(`${request.method()} ${pathname}`);
  });
  return { made, recorded, deviating };
}
