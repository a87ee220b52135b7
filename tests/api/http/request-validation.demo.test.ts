import { beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../../support/api/client.ts';
import { newParticipant, type Person, withClaims } from '../../support/api/people.ts';
import { eventId } from '../../support/api/store/database.ts';

let person: Person;
beforeAll(async () => {
  person = await newParticipant();
});

const seconds = () => Math.floor(Date.now() / 1000);
const days = 24 * 3600;

describe('every request', () => {
  it.each([
    ['a body that is not JSON', '{"ticketId": ', 'not-valid-json'],
    ['an empty body', '', 'not-valid-json'],
    ['a page of HTML', '<html></html>', 'not-valid-json'],
    ['a list', '[]', 'invalid-input'],
    ['null', 'null', 'invalid-input'],
  ])('rejects %s with JSON', async (_name, raw, code) => {
    const answer = await call('POST', '/api/tickets/validate', { raw });
    expect(answer.status).toBe(400);
    expect(answer.json.code).toBe(code);
    expect(answer.text).not.toContain('<');
  });

  it('rejects a body of 200 KB', async () => {
    const raw = JSON.stringify({ ticketId: 'x'.repeat(200_000) });
    const answer = await call('POST', '/api/tickets/validate', { raw });
    expect([answer.status, answer.json.code]).toEqual([413, 'body-too-large']);
  });

  it('returns a JSON 404 for an unknown path', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['DELETE', '/api/checkins'],
      ['GET', '/api/participants'],
    ] as const) {
      const { status, json } = await request(method, path);
      expect([status, json]).toMatchObject([404, { code: 'unknown-call' }]);
    }
  });

  it('prevents caching of successes and errors', async () => {
    const good = await call('GET', '/api/health');
    const bad = await request('GET', '/api/nothing');
    for (const { headers } of [good, bad])
      expect(headers.get('Cache-Control')).toContain('no-store');
  });

  it('rejects an expired token as expired', async () => {
    const token = withClaims(person.token, { iat: seconds() - 7200, exp: seconds() - 3600 });
    const answer = await call('GET', `/api/participants/${person.uid}`, { token });
    expect([answer.status, answer.json.code]).toEqual([401, 'session-expired']);
  });

  it('rejects a session 30 days after sign-in and requests a new sign-in', async () => {
    const path = `/api/participants/${person.uid}/checkins/${eventId}` as const;
    const at = (ago: number) => withClaims(person.token, { auth_time: seconds() - ago });
    expect((await call('GET', path, { token: at(30 * days - 600) })).status).toBe(200);
    const late = await call('GET', path, { token: at(30 * days + 600) });
    expect([late.status, late.json.code]).toEqual([401, 'session-expired']);
  });

  it.each(['Bearer', 'Bearer a.b.c', 'Basic YTpi', 'Bearer x y'])(
    'rejects a token signed "%s"',
    async (authorization) => {
      const answer = await call('GET', `/api/participants/${person.uid}`, {
        headers: { Authorization: authorization },
      });
      expect([answer.status, answer.json.code]).toEqual([401, 'not-signed-in']);
    },
  );

  it('describes the specified endpoints in openapi.json', async () => {
    const { status, json } = await request('GET', '/api/openapi.json');
    expect(status).toBe(200);
    const { openapi, paths } = json as { openapi: string; paths: object };
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/waiver/submit',
        '/api/checkins',
        '/api/tickets/validate',
        '/api/admin/login',
      ]),
    );
  });
});

describe('browser navigations', () => {
  it.each([
    ['/api/login', '/?sign-in'],
    ['/api/login?next=%2Fwaiver', '/?sign-in&next=%2Fwaiver'],
    ['/api/login?next=%2F%2Felsewhere.example', '/?sign-in&next=%2F%2Felsewhere.example'],
    ['/api/logout', '/?sign-out'],
  ])('%s redirects to %s', async (path, location) => {
    const answer = await request('GET', path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, location]);
  });
});
