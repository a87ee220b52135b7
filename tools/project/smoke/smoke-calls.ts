import { randomUUID } from 'node:crypto';
import { appCheckHeader } from '@wine-walk/common/api/contract/app-check.ts';
import { z } from 'zod';
import type { Target } from './smoke-check.ts';

/** IP of a documentation network (RFC 5737), which no caller has. */
export const forgedIp = '203.0.113.9';

/** Calls the API of a target and returns the parsed body. Throws an error with the answer if it is not OK. `base`: URL of the app by default. */
export async function callApi(
  { url, appCheckToken }: Target,
  path: string,
  { body, token, base = url }: { body?: object; token?: string; base?: string } = {},
): Promise<unknown> {
  const response = await fetch(`${base}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': forgedIp,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(appCheckToken && { [appCheckHeader]: appCheckToken }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return parse(path, response);
}

async function parse(path: string, response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

const exchanged = z.object({ idToken: z.string() });

/** Exchanges a custom token as the app does: https://cloud.google.com/identity-platform/docs/use-rest-api */
export async function exchangeToken(
  { apiKey, appCheckToken }: Target,
  customToken: string,
): Promise<string> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const base = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const path = '/v1/accounts:signInWithCustomToken';
  const response = await fetch(`${base}${path}?key=${apiKey}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(appCheckToken && { [appCheckHeader]: appCheckToken }),
    },
    body: JSON.stringify({ token: customToken, returnSecureToken: true }),
  });
  return exchanged.parse(await parse(path, response)).idToken;
}
