import https from 'node:https';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUnavailable } from '../store-errors.ts';
import { verifyToken } from '../verify-token.ts';

const project = 'demo-wine-walk';

/**
 * Returns a token with an invalid signature but a valid form, so that its verification fetches Google's keys.
 */
function token(): string {
  const seconds = Math.floor(Date.now() / 1000);
  const payload = {
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    sub: 'maya',
    iat: seconds,
    exp: seconds + 3600,
  };
  const parts = [{ alg: 'RS256', kid: 'a-key', typ: 'JWT' }, payload, { of: 'nobody' }];
  return parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
}

beforeEach(() => void vi.stubEnv('GCLOUD_PROJECT', project));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("throws UnavailableError for a token when Google's keys cannot be fetched", async () => {
  vi.spyOn(https, 'request').mockImplementation(() => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  });
  const failure: unknown = await verifyToken(token()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(isUnavailable(failure)).toBe(true);
});

it('returns invalid for text that is no token, even when Google cannot be reached', async () => {
  expect(await verifyToken('no-token')).toBe('invalid');
});
