import {
  exchange,
  instanceUrl,
  newAttendee,
  post,
  type Target,
} from '../../tests/support/stress/target.ts';
import { notInstalled, pythonWithSchemathesis } from '../schemathesis/install.ts';
import { runSchemathesis } from '../schemathesis/run-schemathesis.ts';
import { printLine } from '../shared/print.ts';
import type { PartResult } from './report.ts';

/**
 * Has schemathesis ask what the OpenAPI document allows and what it does not, as nobody, attendee, desk and admin.
 * `examples`: requests an endpoint beyond those at the edges of its schema. Where it cannot be installed, the line says
 * so and is neither a success nor a failure.
 */
export const schemathesisRuns = (['nobody', 'attendee', 'desk', 'admin'] as const).map(
  (person) => ({
    person,
    probe: async (target: Target, examples: number): Promise<PartResult> => {
      const python = await pythonWithSchemathesis();
      if (!python) return { count: 'none', result: notInstalled, holds: null };
      return probe(python, target, { token: await tokenOf(person, target), examples });
    },
  }),
);

async function tokenOf(
  person: 'nobody' | 'attendee' | 'desk' | 'admin',
  target: Target,
): Promise<string | undefined> {
  if (person === 'nobody') return undefined;
  if (person === 'attendee') return (await newAttendee(target)).token;
  if (person === 'admin') return target.admin;
  const body = { username: 'desk', password: 'winewalk' };
  const { json } = await post('/api/admin/login', { at: instanceUrl(target, 0), body });
  return exchange(target.authHost, json.sessionId);
}

interface Probe {
  token: string | undefined;
  examples: number;
}

async function probe(
  python: string,
  { addresses: [at = ''] }: Target,
  { token, examples }: Probe,
): Promise<PartResult> {
  const asked = await runSchemathesis({
    python,
    at,
    token,
    phases: ['coverage', 'fuzzing'],
    examples,
  });
  const isStillIn = !token || (await isSomebody(at, token));
  const holds = asked.isFine && isStillIn;
  if (!holds) printLine(asked.report);
  const result = `${asked.isFine ? 'nothing found' : 'something found'}${isStillIn ? '' : ', and the session was lost'}`;
  return { count: `${asked.requests} requests`, result, holds };
}

/** Whether the session is still one: otherwise most was asked as nobody. */
async function isSomebody(at: string, token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  const answers = await Promise.all(
    ['/api/admin/session', '/api/session/walks'].map((path) => fetch(at + path, { headers })),
  );
  return answers.some(({ ok }) => ok);
}
