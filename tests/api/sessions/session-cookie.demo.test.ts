import { beforeAll, describe, expect, it } from 'vitest';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { call } from '../../support/api/client.ts';
import { newParticipant, type Person, signIn } from '../../support/api/people.ts';
import { change } from '../../support/api/store/database.ts';

interface Claims {
  auth_time: number;
  signedInAtMs?: number;
}

const tokenClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

const ownPage = { 'Sec-Fetch-Site': 'same-origin' };
const statusOf = async ({ uid, token }: { uid: string; token: string }) =>
  (await call('GET', `/api/participants/${uid}`, { token })).status;

/** Keeps the session; returns the cookies of the response by name, with their attributes. */
async function keep({ token }: { token: string }) {
  const { status, headers } = await call('POST', '/api/session/keep', { token });
  expect(status).toBe(200);
  return cookiesOf(headers);
}

function cookiesOf(headers: Headers) {
  return Object.fromEntries(
    headers.getSetCookie().map((cookie) => [cookie.split('=')[0] ?? '', cookie] as const),
  );
}

const valueOf = (cookie = '') => cookie.split(';')[0] ?? '';
const restore = (cookie: string, headers: Record<string, string> = ownPage) =>
  call('POST', '/api/session/restore', { body: {}, headers: { Cookie: cookie, ...headers } });

describe('session cookie', () => {
  let person: Person;
  let cookie: string;
  beforeAll(async () => {
    person = await newParticipant();
    cookie = valueOf((await keep(person)).__session);
  });

  it('sets an HttpOnly cookie for the session path only, and a readable mark', async () => {
    const cookies = await keep(await newParticipant());
    expect(cookies.__session).toMatch(
      /^__session=[\w-]{22}\.[\w-]{43}; Path=\/api\/session; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookies['ww-session']).toMatch(
      /^ww-session=1; Path=\/; Expires=[^;]+; Secure; SameSite=Lax$/,
    );
  });

  it('restores the session as often as its browser loses its storage', async () => {
    for (let times = 0; times < 2; times += 1) {
      const { status, json } = await restore(cookie);
      expect(status).toBe(200);
      expect(json.user.id).toBe(person.uid);
      const token = await signIn(json.sessionId);
      expect(await statusOf({ uid: person.uid, token })).toBe(200);
    }
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another domain of the site', { 'Sec-Fetch-Site': 'same-site' }],
    ['an address typed by the user', { 'Sec-Fetch-Site': 'none' }],
    ['a browser that does not name the page', {}],
  ])('rejects the session cookie with 403 cross-site from %s', async (_, headers) => {
    const { status, json } = await restore(cookie, headers);
    expect([status, json.code]).toEqual([403, 'cross-site']);
  });

  it('authorizes no other call', async () => {
    const headers = { Cookie: cookie, ...ownPage };
    expect((await call('GET', `/api/participants/${person.uid}`, { headers })).status).toBe(401);
    expect((await call('POST', '/api/session/end', { body: {}, headers })).status).toBe(401);
  });

  it('restores with the first sign-in, so that it does not prolong the 30 days', async () => {
    const first = tokenClaims(person.token);
    const token = await signIn((await restore(cookie)).json.sessionId);
    expect(tokenClaims(token).signedInAtMs).toBe(first.auth_time * 1000);
    const again = valueOf((await keep({ token })).__session);
    const later = await signIn((await restore(again)).json.sessionId);
    expect(tokenClaims(later).signedInAtMs).toBe(first.auth_time * 1000);
    cookie = again;
  });

  it('rejects the session cookie after the next one of the session replaced it', async () => {
    const other = await newParticipant();
    const earlier = valueOf((await keep(other)).__session);
    await keep(other);
    expect((await restore(earlier)).status).toBe(401);
  });

  it('rejects the cookie after the session ended, and clears it at the sign-out', async () => {
    const other = await newParticipant();
    const own = valueOf((await keep(other)).__session);
    const ended = await call('POST', '/api/session/end', { token: other.token, body: {} });
    expect(cookiesOf(ended.headers).__session).toMatch(
      /^__session=; Max-Age=0; Path=\/api\/session/,
    );
    const { status, json, headers } = await restore(own);
    expect([status, json.code]).toEqual([401, 'not-signed-in']);
    expect(cookiesOf(headers)['ww-session']).toMatch(/^ww-session=; Max-Age=0/);
  });

  it('rejects the cookie after the participant signed out everywhere', async () => {
    const other = await newParticipant();
    const own = valueOf((await keep(other)).__session);
    const second = await signIn((await restore(own)).json.sessionId);
    await call('POST', '/api/session/end', { token: second, body: { everywhere: true } });
    expect((await restore(own)).status).toBe(401);
  });

  it('rejects the cookie 30 days after the sign-in', async () => {
    const other = await newParticipant();
    const own = valueOf((await keep(other)).__session);
    const id = /=([\w-]{22})/.exec(own)?.[1] ?? '';
    await change(documentPaths.sessionCookie(id), { expiresAt: new Date().toISOString() });
    expect((await restore(own)).status).toBe(401);
  });

  it.each(['__session=', '__session=wrong', `__session=${'a'.repeat(22)}.${'b'.repeat(43)}`])(
    'refuses the cookie %s',
    async (wrong) => {
      expect((await restore(wrong)).status).toBe(401);
    },
  );

  it('limits wrong cookies of a network, and accepts a right one meanwhile', async () => {
    const statuses = new Set<number>();
    for (let at = 0; at < 45; at += 1) statuses.add((await restore('__session=wrong')).status);
    expect([...statuses]).toEqual([401, 429]);
    expect((await restore(cookie)).status).toBe(200);
  });
});
