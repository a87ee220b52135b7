import { apiEndpoints as endpoints } from '@wine-walk/common/api/api.ts';
import { type ProblemBody } from '@wine-walk/common/api/contract/problems.ts';
import { beforeAll, expect, it } from 'vitest';
import { people, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { request } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { roleTable } from '../../support/api/role-table.ts';
import type { Line } from '../../support/api/roles/rows.ts';

/* A lone surrogate in each text of each otherwise successful request. Firestore cannot store it. */

const half = 'Ma\ud800ya';
/** The session cookie is exchanged for pages of the app only. */
const ownPage = { 'Sec-Fetch-Site': 'same-origin' };

const api = await staffApi();
beforeAll(() => seed(eventFixture));

/** Variants of the value with each text replaced in turn, and with such a field name in each object. */
function spoiled(value: unknown): unknown[] {
  if (typeof value === 'string') return [half];
  if (Array.isArray(value))
    return value.flatMap((item, at) => spoiled(item).map((other) => value.with(at, other)));
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value).flatMap(([name, item]) =>
    spoiled(item).map((other) => ({ ...value, [name]: other })),
  );
  return [...fields, { ...value, [half]: 1 }];
}

/** Caller of the endpoint: an attendee if permitted, else an admin. */
const callerOf = ({ row: [, attendee] }: Line) =>
  people[attendee === 401 || attendee === 403 ? 'admin' : 'attendee']();

const withBody = Object.entries(endpoints).flatMap(([name, { method, path }]) => {
  const line = roleTable[name];
  return line?.body ? [[name, method, path, line] as const] : [];
});

it.each(withBody)('%s rejects a lone surrogate in each of its texts', async (...row) => {
  const [, method, path, line] = row;
  const { params = {}, query = '', body } = line;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') + query;
  const bodies = spoiled(body?.());
  expect(bodies.length).toBeGreaterThan(0);
  for (const spoiledBody of bodies) {
    const sent = { at: api.at, token: callerOf(line), headers: ownPage, body: spoiledBody };
    const { status, json } = await request(method, address, sent);
    const { code, message } = json as ProblemBody;
    expect([status, code, message], JSON.stringify(spoiledBody)).toEqual([
      400,
      'malformed-text',
      'The request holds text that is not well-formed Unicode.',
    ]);
  }
});

const named = Object.entries(endpoints).flatMap(([name, { method, path }]) => {
  const line: Line | undefined = roleTable[name];
  return line?.params || line?.query ? [[name, method, path, line] as const] : [];
});

it.each(named)('%s does not fail at a lone surrogate in its URL', async (...row) => {
  const [, method, path, line] = row;
  const { query = '', body } = line;
  // UTF-8 encoding of a lone surrogate, which is invalid.
  const half = 'Ma%ED%A0%80ya';
  const address = path.replace(/\{\w+\}/g, half) + query.replace(/=[^&]*/g, `=${half}`);
  const sent = { at: api.at, token: callerOf(line), body: body?.() };
  const { status, text } = await request(method, address, sent);
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(status, text).toBeLessThan(500);
});
