import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded, seededEnvironment } from '../support/rules/environment.ts';
import { isPublic } from '../support/rules/is-public.ts';

/*
 * The same with real Auth emulator accounts created over HTTP with the public web config, as an attacker
 * would.
 */

const auth = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;

async function selfMade(credentials: object): Promise<string> {
  const answer = await fetch(`${auth}/accounts:signUp?key=public`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...credentials, returnSecureToken: true }),
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}

const makers: Record<string, () => Promise<string>> = {
  'an anonymous account': () => selfMade({}),
  'an account by email and password': () =>
    selfMade({ email: `self.made.${Date.now()}@example.com`, password: 'not-a-guest' }),
};

describe.each(Object.entries(makers))('%s', (_, make) => {
  let environment: RulesTestEnvironment;
  let documents: string;
  let headers: Record<string, string>;
  beforeAll(async () => {
    environment = await seededEnvironment('self-made');
    const { host, port } = environment.emulators.firestore ?? {};
    documents = `http://${host}:${port}/v1/projects/${environment.projectId}/databases/(default)/documents`;
    headers = { Authorization: `Bearer ${await make()}`, 'Content-Type': 'application/json' };
  });
  afterAll(() => environment.cleanup());

  const status = async (method: string, path: string, body?: object) => {
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${documents}/${path}`, request);
    return answer.status;
  };
  const fields = { name: { stringValue: 'mine' } };
  const refused = 403;

  it.each(Object.keys(seeded))('cannot access %s unless it is public', async (path) => {
    const collection = path.slice(0, path.lastIndexOf('/'));
    const isForAll = isPublic(path);
    expect({
      get: await status('GET', path),
      list: await status('GET', collection),
      create: await status('POST', `${collection}?documentId=mine`, { fields }),
      update: await status('PATCH', path, { fields }),
      delete: await status('DELETE', path),
    }).toEqual({
      get: isForAll ? 200 : refused,
      list: refused,
      create: refused,
      update: refused,
      delete: refused,
    });
  });
});
