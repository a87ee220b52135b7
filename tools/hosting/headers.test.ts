import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../shared/paths.ts';
import { hostingHeaders } from './headers.ts';
import { deployConfig, type FirebaseConfig } from './prepare-deployment.ts';

const local = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
const settings = {
  region: 'europe-west1',
  database: 'restored',
  hasSecureSubdomains: false,
  siteKey: '',
};
const options = { ...settings, assets: ['app-1a2b3c.js', 'fonts/latin-4d5e6f.woff2'] };
const deployed = deployConfig(local, options);

/** Server of the Hosting emulator: it reads the same configuration as Hosting. */
const superstatic = createRequire(import.meta.resolve('firebase-tools/package.json'))(
  'superstatic',
) as { server: (options: object) => { listen: (started: () => void) => Server } };

let server: Server;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>Wine Walk');
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), '0');
  mkdirSync(join(folder, 'assets', 'fonts'));
  writeFileSync(join(folder, 'assets', 'fonts', 'latin-4d5e6f.woff2'), '0');
  mkdirSync(join(folder, 'api'));
  writeFileSync(join(folder, 'api', 'openapi.json'), '{}');
  const { headers } = deployed.hosting;
  const rewrites = [{ source: '!/assets/**', destination: '/index.html' }];
  const config = { public: folder, headers, rewrites };
  server = await new Promise((resolve) => {
    const app = superstatic.server({ config, port: 0, hostname: '127.0.0.1', cwd: '/' });
    const listening = app.listen(() => resolve(listening));
  });
});
afterAll(() => {
  server.close();
});
const get = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
const policyOf = (config: FirebaseConfig) =>
  config.hosting.headers[0]?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value;

describe('Hosting headers', () => {
  it('generates the headers of firebase.json from the same source as the deployed ones', () => {
    expect(local.hosting.headers).toEqual(hostingHeaders('local'));
  });

  it('requires Trusted Types unless reCAPTCHA is on the page', () => {
    const types = "require-trusted-types-for 'script'; trusted-types default snapshot mail";
    expect(policyOf(deployed)).toContain(types);
    expect(policyOf(deployConfig(local, { ...options, siteKey: 'key' }))).not.toContain('trusted');
  });

  it('lets a deployed page connect to the services in use and to no emulator', () => {
    const policy = policyOf(deployed);
    expect(policy).not.toMatch(/127\.0\.0\.1|localhost|http:|\*/);
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com;",
    );
    expect(policyOf(local)).toContain('http://127.0.0.1:*');
  });

  it('lets the service worker fetch map tiles from the configured source', () => {
    const of = (url: string) => policyOf(deployConfig(local, { ...options, tileUrl: url }));
    expect(of('https://tiles.example.org/{z}/{x}/{y}.png')).toContain(
      ' https://tiles.example.org;',
    );
    expect(of('https://{s}.tiles.example.org/{z}/{x}/{y}')).toContain(
      ' https://*.tiles.example.org;',
    );
    expect(of('/tiles/{z}/{x}/{y}.png')).toBe(policyOf(deployed));
  });

  it('lets pages show pictures of their own site and map tiles only', () => {
    const of = (url: string) => policyOf(deployConfig(local, { ...options, tileUrl: url }));
    expect(policyOf(deployed)).toContain("; img-src 'self' data: blob:;");
    expect(of('https://tiles.example.org/{z}/{x}/{y}.png')).toContain(
      "; img-src 'self' data: blob: https://tiles.example.org;",
    );
  });

  it('allows reCAPTCHA in deployments with App Check only', () => {
    const policy = policyOf(deployConfig(local, { ...options, siteKey: 'site-key' })) ?? '';
    expect(policy).toMatch(/script-src [^;]* https:\/\/www\.google\.com\/recaptcha\/ /);
    expect(policy).toContain('; frame-src https://www.google.com/recaptcha/');
    expect(policy).toContain(' https://content-firebaseappcheck.googleapis.com');
    expect(policyOf(deployed)).not.toMatch(/recaptcha|appcheck|frame-src/);
  });

  it('serves the description of the API as a file, cached for 10 minutes', async () => {
    const { status, headers } = await get('/api/openapi.json');
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=600']);
    expect(headers.get('ETag')).toBeTruthy();
  });

  it('caches existing assets permanently, and no missing ones', async () => {
    for (const path of ['/assets/app-1a2b3c.js', '/assets/fonts/latin-4d5e6f.woff2']) {
      const asset = await get(path);
      expect([asset.status, asset.headers.get('Cache-Control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    const gone = await get('/assets/app-000000.js');
    expect([gone.status, gone.headers.get('Cache-Control')]).toEqual([404, 'no-cache']);
    expect((await get('/rewards')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it('redirects to the local mail on the emulators only', () => {
    expect(local.hosting.redirects).toMatchObject([{ source: '/dev/mail' }]);
    expect(JSON.stringify(deployed)).not.toContain('/dev/');
  });

  it('makes browsers use TLS', async () => {
    const { headers } = await get('/');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
  });

  it('makes browsers use TLS on subdomains if the project asks for it', () => {
    const { headers } = deployConfig(local, { ...options, hasSecureSubdomains: true }).hosting;
    expect(headers[0]?.headers).toContainEqual({
      key: 'Strict-Transport-Security',
      value: 'max-age=63072000; includeSubDomains',
    });
  });

  it('sends calls to the region of the functions, and rules and indexes to the database in use', () => {
    const rewrite = deployed.hosting.rewrites.find(({ source }) => source === '/api/**');
    expect(rewrite?.function).toEqual({ functionId: 'api', region: 'europe-west1' });
    expect(deployed.firestore).toEqual({ ...local.firestore, database: 'restored' });
  });

  it('leaves the caching of API responses to the API', () => {
    const sources = deployed.hosting.headers
      .filter(({ headers }) => headers.some(({ key }) => key === 'Cache-Control'))
      .map(({ source }) => source);
    expect(sources).toEqual([
      '!/api/**',
      '/api/openapi.json',
      '/assets/@(app-1a2b3c.js)',
      '/assets/fonts/@(latin-4d5e6f.woff2)',
    ]);
  });
});
