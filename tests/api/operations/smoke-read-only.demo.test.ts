import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';
import { runCheck } from '../../../tools/project/smoke/smoke.ts';
import type { SmokeCheck } from '../../../tools/project/smoke/smoke-check.ts';
import { smokeJourney } from '../../../tools/project/smoke/smoke-journey.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { storedIn } from '../../support/api/store/database.ts';

const message = 'We are restoring our records.';
let close: () => void;
const print = vi.spyOn(console, 'log');
beforeAll(() => void print.mockImplementation(() => undefined));
afterAll(() => print.mockRestore());
beforeEach(() => void vi.stubEnv('READ_ONLY_MESSAGE', message));
afterEach(() => {
  vi.unstubAllEnvs();
  close();
});

/** Serves the API, with another answer to requests of one path. */
async function serveWith(path: string, answer?: () => Response): Promise<string> {
  const { fetch: respond } = createApp();
  const fetch = (request: Request) =>
    answer && new URL(request.url).pathname === path ? answer() : respond(request);
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
    close = () => void server.close();
  });
}

/** The trigger, the rules and the log need emulators: tests/e2e/restore-rehearsal.spec.ts runs them. */
const ofApi = /refuses a registration|Staff can sign in|left nothing/;

/** Runs the steps of `npm run project -- smoke` under a stop that need the API alone, and returns the lines of those that failed. */
async function failures(url: string): Promise<string[]> {
  print.mockClear();
  const target = { project: 'demo-wine-walk', url, apiKey: 'demo', isLocal: true };
  const stopped = { ...target, stopMessage: message };
  const run = async (check: SmokeCheck) => !ofApi.test(check.title) || runCheck(check, stopped);
  await smokeJourney(stopped, run);
  const lines = print.mock.calls.map(([line]) => String(line));
  expect(lines).toHaveLength(3);
  return lines.filter((line) => line.startsWith('failed'));
}

describe.skipIf(isPacked)('the smoke test of a read-only API', () => {
  it('passes and leaves nothing', async () => {
    const [staff, registrations] = [await storedIn('staff'), await storedIn('registrations')];
    expect(await failures(await serveWith(''))).toEqual([]);
    expect(await storedIn('staff')).toEqual(staff);
    expect(await storedIn('registrations')).toEqual(registrations);
  });

  const submit = '/api/waiver/submit';
  it.each<[string, string, string, () => Response]>([
    [
      'accepts a registration',
      'The API refuses a registration with its message',
      submit,
      () => Response.json({ message: 'OK' }),
    ],
    [
      'refuses a registration with another message',
      'The API refuses a registration with its message',
      submit,
      () => Response.json({ message: 'Busy' }, { status: 503 }),
    ],
    [
      'signs no staff in',
      'Staff can sign in',
      '/api/admin/login',
      () => Response.json({ message }, { status: 503 }),
    ],
    [
      'has sessions that end at once',
      'Staff can sign in',
      '/api/admin/session',
      () => Response.json({ message: 'Signed out' }, { status: 401 }),
    ],
  ])('fails if the API %s', async (_, title, path, answer) => {
    const [failed, ...others] = await failures(await serveWith(path, answer));
    expect(failed).toContain(title);
    expect(others).toEqual([]);
  });

  it('fails if the API accepts changes', async () => {
    vi.stubEnv('READ_ONLY_MESSAGE', undefined);
    const [failed] = await failures(await serveWith(''));
    expect(failed).toContain('The API refuses a registration with its message');
  });
});
