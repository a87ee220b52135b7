import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  notInstalled,
  pythonWithSchemathesis,
  runSchemathesis,
} from '../../../tools/schemathesis/run-schemathesis.ts';
import { printLine } from '../../../tools/shared/print.ts';
import { openStaffApi, people, seed } from '../../support/api/calls/staff-api.ts';
import { request } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { accountFor } from '../../support/api/tokens.ts';

/*
 * Schemathesis reads the OpenAPI document and calls each endpoint a few times, the same in every run. Skipped
 * with a message if it cannot be installed. The stress test in lab runs more.
 */

/** Examples per call: some valid, some invalid. */
const requestsPerCall = 3;
/** Timeout in milliseconds; a role takes about 15 seconds when run alone. */
const timeoutMs = 600_000;

/** Overpass server of a place without streets: without a server, loading streets is a server error by design. */
const streets = createServer((_, response) => response.end('{"elements":[]}'));

let python: string | undefined;
let api: Awaited<ReturnType<typeof openStaffApi>>;
beforeAll(async () => {
  python = await pythonWithSchemathesis();
  // The report of a passing run does not show why a test was skipped.
  if (!python) printLine(notInstalled);
  api = await openStaffApi();
  streets.listen(0, '127.0.0.1');
  await once(streets, 'listening');
  vi.stubEnv('STREETS_URL', `http://127.0.0.1:${(streets.address() as AddressInfo).port}`);
}, timeoutMs);
afterAll(() => {
  vi.unstubAllEnvs();
  streets.close();
  return api.close();
});

/** Expected status of a call that needs a valid session. */
const ownCalls = {
  anonymous: '/api/events/active',
  attendee: '/api/session/walks',
  desk: '/api/admin/session',
  admin: '/api/admin/session',
};

it.for(['anonymous', 'attendee', 'desk', 'admin'] as const)(
  'schemathesis finds no failure as %s',
  { timeout: timeoutMs },
  async (person, { skip }) => {
    if (!python) return skip(notInstalled);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await Promise.all([seed(eventFixture), accountFor('maya')]);
    const token = people[person]();
    const { isFine, calls, requests, report } = await runSchemathesis({
      python,
      at: api.at,
      token,
      phases: ['fuzzing'],
      examples: requestsPerCall,
    });
    expect(isFine, report).toBe(true);
    expect(calls, report).toBeGreaterThan(100);
    expect(requests, report).toBeGreaterThan(2 * calls);
    // Verifies that the session is still valid; otherwise most calls were anonymous.
    expect((await request('GET', ownCalls[person], { at: api.at, token })).status).toBe(200);
  },
);
