import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import {
  type AppCheckMode,
  appCheckHeader,
  needsAppCheck,
} from '@wine-walk/common/api/contract/app-check.ts';
import type { Endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import { unregisterWalletDevice } from '@wine-walk/common/api/wallets.ts';
import { initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appCheckMode } from '../http/app-check.ts';
import { captureLog } from '../support/capture-log.ts';
import { apiWith, maya, postInit } from '../support/single-route-api.ts';

/*
 * The Admin SDK verifies real tokens here. Only the server of Google's keys is local: the agent connects to it in place of
 * firebaseappcheck.googleapis.com.
 */

const projectId = 'wine-walk-test';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });

let isKeyServerUp = true;
const requested: string[] = [];
const keyServer = createServer((request, response) => {
  requested.push(`${request.headers.host}${request.url}`);
  if (!isKeyServerUp) return response.writeHead(503).end();
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'key-1', use: 'sig', alg: 'RS256' };
  return response.end(JSON.stringify({ keys: [key] }));
});

class KeyServerAgent extends Agent {
  override createConnection() {
    return connect((keyServer.address() as AddressInfo).port, '127.0.0.1');
  }
}

beforeAll(async () => {
  await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
  initializeApp({ projectId, httpAgent: new KeyServerAgent() });
});
afterAll(() => {
  keyServer.close();
});

let log: ReturnType<typeof captureLog>;
beforeEach(() => {
  log = captureLog();
});

const seconds = () => Math.floor(Date.now() / 1000);

/** Creates a signed token as the App Check service issues it. */
function createToken(claims: object = {}, key: KeyObject = privateKey): string {
  const header = { alg: 'RS256', typ: 'JWT', kid: 'key-1' };
  const payload = {
    sub: '1:123456789012:web:abcdef0123456789',
    aud: ['projects/123456789012', `projects/${projectId}`],
    iss: 'https://firebaseappcheck.googleapis.com/123456789012',
    iat: seconds(),
    exp: seconds() + 3600,
    ...claims,
  };
  const signed = [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`;
}

/** Calls an endpoint; returns its answer. */
async function call(
  appCheck: AppCheckMode | undefined,
  token: string | null,
  endpoint: Partial<Endpoint> = {},
) {
  const headers: Record<string, string> = token === null ? {} : { [appCheckHeader]: token };
  const init = endpoint.method === 'GET' ? { headers } : postInit(maya, headers);
  const api = apiWith(endpoint, undefined, appCheck && { appCheck });
  const path = (endpoint.path ?? '/api/things/a').replace('{id}', 'a');
  const response = await api.request(path, init);
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code, retryAfter: response.headers.get('Retry-After') };
}

const refused = { status: 503, code: 'app-not-verified', retryAfter: '30' };
const accepted = { status: 200, code: undefined, retryAfter: null };
const outcomes = () => log.mock.calls.map(([entry]) => entry.outcome as unknown);

describe('App Check', () => {
  it('answers 503 while the keys of Google cannot be fetched, and logs it in monitor mode', async () => {
    isKeyServerUp = false;
    expect(await call('enforce', createToken())).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
    expect(await call('monitor', createToken())).toEqual(accepted);
    expect(outcomes()).toContain('unknown');
    isKeyServerUp = true;
  });

  it('accepts a token of an app of this project, by the keys of the App Check service', async () => {
    expect(await call('enforce', createToken())).toEqual(accepted);
    expect(requested.at(-1)).toBe('firebaseappcheck.googleapis.com/v1/jwks');
    expect(log).not.toHaveBeenCalled();
  });

  it.each<[string, () => string]>([
    ['of another key', () => createToken({}, other.privateKey)],
    ['of another project', () => createToken({ aud: ['projects/another'] })],
    ['of another issuer', () => createToken({ iss: 'https://securetoken.google.com/walk' })],
    ['that has expired', () => createToken({ iat: seconds() - 7200, exp: seconds() - 3600 })],
    ['that is unsigned', () => createToken().replace(/[^.]+$/, '')],
    ['that is no token', () => 'token'],
  ])('refuses a token %s with a code and a time to repeat', async (_, token) => {
    expect(await call('enforce', token())).toEqual(refused);
    expect(outcomes()).toEqual(['invalid']);
  });

  it('refuses a call without a token', async () => {
    expect(await call('enforce', null)).toEqual(refused);
    expect(log.mock.lastCall?.[0]).toMatchObject({
      severity: 'WARNING',
      event: 'app-check',
      outcome: 'missing',
      route: '/api/things/{id}',
    });
  });

  it('only logs calls without a valid token in monitor mode', async () => {
    expect(await call('monitor', null)).toEqual(accepted);
    expect(await call('monitor', createToken({}, other.privateKey))).toEqual(accepted);
    expect(await call('monitor', createToken())).toEqual(accepted);
    expect(outcomes()).toEqual(['missing', 'invalid']);
  });

  it('does nothing when it is off, which is the default', async () => {
    expect(await call('off', null)).toEqual(accepted);
    expect(await call(undefined, null)).toEqual(accepted);
    expect(log).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<Endpoint>]>([
    ['a public read', { method: 'GET', body: undefined }],
    ['a report of an error', { path: '/api/client-errors', params: undefined }],
    ['Apple Wallet', { path: unregisterWalletDevice.path, params: undefined }],
  ])('needs no token for %s', async (_, endpoint) => {
    expect(await call('enforce', null, endpoint)).toEqual(accepted);
  });

  it('needs a token for a read that is not public', () => {
    const read = { method: 'GET', path: '/api/participants/{id}/progress' } as const;
    expect(needsAppCheck({ ...read, access: 'attendee' })).toBe(true);
  });
});

describe('appCheckMode', () => {
  it.each([
    [undefined, 'off'],
    ['', 'off'],
    ['monitor', 'monitor'],
    ['enforce', 'enforce'],
  ])('reads %j as %s', (value, mode) => {
    expect(appCheckMode({ APP_CHECK: value })).toBe(mode);
  });

  it('throws for a mode that does not exist', () => {
    expect(() => appCheckMode({ APP_CHECK: 'on' })).toThrow();
  });
});
