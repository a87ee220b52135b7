import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { hostingHeaders } from '../../hosting/headers.ts';
import { printLine } from '../../shared/print.ts';
import { openTarget, pageChecks, runCheck, serviceWorker } from './smoke.ts';

vi.mock('../../shared/print.ts', () => ({ printLine: vi.fn() }));

let server: Server | undefined;
afterEach(() => {
  server?.close();
  vi.mocked(printLine).mockClear();
});

const [rule] = hostingHeaders('deployed');
const headers: Record<string, string> = {
  'cache-control': 'no-cache',
  ...Object.fromEntries(rule?.headers.map(({ key, value }) => [key.toLowerCase(), value]) ?? []),
};

type Page = { status?: number; headers?: Record<string, string>; body?: string };

const folder = mkdtempSync(join(tmpdir(), 'smoke-'));
const built = join(folder, 'sw.js');
writeFileSync(built, 'const version = 2;');
afterAll(() => rmSync(folder, { recursive: true }));

/** Serves a deployed app, with other answers at some paths; returns the failed lines of the page checks. */
async function failures(changed: Record<string, Page>) {
  const pages: Record<string, Page> = {
    '/': { body: '<script src="/assets/index-1a2b.js">' },
    '/assets/index-1a2b.js': {
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    },
    '/assets/missing-00000000.js': { status: 404 },
    '/sw.js': { body: readFileSync(built, 'utf8') },
    '/__/firebase/init.json': { body: JSON.stringify({ projectId: 'walk', apiKey: 'key' }) },
    '/api/events/active': {
      headers: { 'cache-control': 'public, max-age=0, s-maxage=10', 'x-request-id': '7KQ2-M9XHA' },
      body: 'null',
    },
    '/api/participants/none': { status: 401, headers: { 'cache-control': 'private, no-store' } },
    ...changed,
  };
  server = createServer((request: IncomingMessage, response) => {
    const page = pages[request.url ?? ''] ?? {};
    response.writeHead(page.status ?? 200, { ...headers, ...page.headers }).end(page.body ?? '');
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const target = await openTarget('walk', url);
  const worker = serviceWorker(built);
  for (const check of pageChecks)
    await runCheck(check.title === worker.title ? worker : check, target);
  return vi
    .mocked(printLine)
    .mock.calls.map(([line]) => line)
    .filter((line) => line.startsWith('failed'));
}

const policy = headers['content-security-policy'] ?? '';

describe('npm run project -- smoke', () => {
  it('passes the pages of a deployed app', async () => {
    expect(await failures({})).toEqual([]);
  });

  it.each<[string, string, Page]>([
    [
      'a page without a header',
      '/',
      { headers: { 'x-content-type-options': '' }, body: '/assets/index-1a2b.js' },
    ],
    [
      'a policy of another start script',
      '/',
      { headers: { 'content-security-policy': policy.replace(/sha256-[^']+/, 'sha256-other') } },
    ],
    [
      'a policy that allows loopback addresses',
      '/',
      {
        headers: {
          'content-security-policy': policy.replace(
            'connect-src',
            'connect-src http://127.0.0.1:*',
          ),
        },
      },
    ],
    ['a cached page', '/', { headers: { 'cache-control': 'max-age=3600' } }],
    ['an asset that is not cached', '/assets/index-1a2b.js', {}],
    [
      'a cached 404',
      '/assets/missing-00000000.js',
      { status: 404, headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
    ],
    ['a service worker of another build', '/sw.js', { body: 'const version = 1;' }],
    ['a cached service worker', '/sw.js', { headers: { 'cache-control': 'max-age=3600' } }],
    ['an API that does not answer', '/api/events/active', { status: 503 }],
    [
      'a cached personal answer',
      '/api/participants/none',
      { status: 401, headers: { 'cache-control': 'public, max-age=0, s-maxage=10' } },
    ],
    ['a page in place of the API', '/api/events/active', { headers: { 'x-request-id': '' } }],
  ])('fails for %s', async (_, path, page) => {
    const body = path === '/' ? '<script src="/assets/index-1a2b.js">' : '';
    expect(await failures({ [path]: { body, ...page } })).toHaveLength(1);
  });

  it('refuses a site of another project, and one without a web app', async () => {
    const other = { body: JSON.stringify({ projectId: 'other', apiKey: 'key' }) };
    await expect(failures({ '/__/firebase/init.json': other })).rejects.toThrow(
      'serves other, not walk',
    );
    server?.close();
    await expect(failures({ '/__/firebase/init.json': { status: 404 } })).rejects.toThrow(
      'serves no web app',
    );
  });
});
