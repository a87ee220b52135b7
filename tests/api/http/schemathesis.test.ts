import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { notInstalled, pythonWithSchemathesis } from '../../../tools/schemathesis/install.ts';
import { runSchemathesis } from '../../../tools/schemathesis/run-schemathesis.ts';
import { printLine } from '../../../tools/shared/print.ts';
import { request } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/event-fixture.ts';
import { openStaffApi, people, seed } from '../../support/api/staff-api.ts';
import { accountFor } from '../../support/api/tokens.ts';

/*
 * Another engine than ours reads the OpenAPI document and asks each call a few times, the same in every run;
 * `npm run torture` has it ask more. Skipped, and said to be, where it cannot be installed.
 */

/** Some with what the document allows, some with what it does not. */
const requestsPerCall = 3;
/** Alone it takes a quarter of a minute for each person; nothing here is decided by how long it takes. */
const patienceMs = 600_000;

let python: string | undefined;
let api: Awaited<ReturnType<typeof openStaffApi>>;
beforeAll(async () => {
  python = await pythonWithSchemathesis();
  // In the report of a passing run, the reason of a skipped test is not shown.
  if (!python) printLine(notInstalled);
  api = await openStaffApi();
}, patienceMs);
afterAll(() => api.close());

/** What a session that still is one is answered. */
const ownCalls = {
  nobody: '/api/events/active',
  attendee: '/api/session/walks',
  desk: '/api/admin/session',
  admin: '/api/admin/session',
};

it.for(['nobody', 'attendee', 'desk', 'admin'] as const)(
  'schemathesis finds nothing as %s',
  { timeout: patienceMs },
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
    // Otherwise most was asked as nobody.
    expect((await request('GET', ownCalls[person], { at: api.at, token })).status).toBe(200);
  },
);
