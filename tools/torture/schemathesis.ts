import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { runPath } from '../shared/places.ts';
import { say } from '../shared/say.ts';
import { stopping } from '../shared/signals.ts';
import { exchange, post } from './client.ts';
import type { Came } from './report.ts';
import { instance, newWalker, type Target } from './target.ts';

const version = '4.32.5';
const folder = runPath('schemathesis');
const binaries = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');

/**
 * By which whoever asks may end their own session: everything after it would be asked by nobody.
 * tests/api/schema-driven.test.ts asks these as well.
 */
const ownEnds = ['staffLogout', 'changePassword', 'editStaff', 'endSession', 'deleteOwnData'];

/**
 * What is looked for. Not that all is taken which the schema allows: what two fields say together, such as an end
 * after the start, no schema has, and the walk refuses much that is well-formed.
 */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
];

/**
 * Has schemathesis, installed below `.run` once, ask what the OpenAPI document allows and what it does not, as
 * nobody, attendee, desk and admin. `examples`: requests an endpoint beyond those at the edges of its schema.
 * Where no Python can install it, the line says so and is neither a success nor a failure.
 */
export const probers = (['nobody', 'attendee', 'desk', 'admin'] as const).map((person) => ({
  person,
  probe: async (target: Target, examples: number): Promise<Came> => {
    if (!(await isInstalled()))
      return { count: 'none', came: 'no Python with venv that can install it', holds: null };
    return probe(target, { token: await tokenOf(person, target), examples });
  },
}));

async function isInstalled(): Promise<boolean> {
  if (existsSync(join(binaries, 'schemathesis'))) return true;
  say('Installing schemathesis below .run (once) ...');
  const options = { reject: false, cancelSignal: stopping } as const;
  const made = await execa('python3', ['-m', 'venv', folder], options);
  if (made.failed) return false;
  const pip = join(binaries, 'pip');
  return !(await execa(pip, ['install', '--quiet', `schemathesis==${version}`], options)).failed;
}

async function tokenOf(
  person: 'nobody' | 'attendee' | 'desk' | 'admin',
  target: Target,
): Promise<string | undefined> {
  if (person === 'nobody') return undefined;
  if (person === 'attendee') return (await newWalker(target)).token;
  if (person === 'admin') return target.admin;
  const body = { username: 'desk', password: 'winewalk' };
  const { json } = await post('/api/admin/login', { at: instance(target, 0), body });
  return exchange(target.authHost, json.sessionId);
}

interface Probe {
  token: string | undefined;
  examples: number;
}

async function probe({ addresses: [at] }: Target, { token, examples }: Probe): Promise<Came> {
  const headers = token ? ['--header', `Authorization: Bearer ${token}`] : [];
  const { all = '', exitCode } = await execa(
    join(binaries, 'schemathesis'),
    [
      'run',
      `${at}/api/openapi.json`,
      '--phases=coverage,fuzzing',
      `--max-examples=${examples}`,
      '--seed=7',
      '--no-color',
      '--warnings=off',
      `--checks=${checks.join()}`,
      ...ownEnds.map((id) => `--exclude-operation-id=${id}`),
      ...headers,
    ],
    { cwd: folder, all: true, reject: false, cancelSignal: stopping },
  );
  const isStillIn = !token || (await isSomebody(at, token));
  const holds = exitCode === 0 && isStillIn;
  if (!holds) say(all);
  const [, generated = '0'] = /(\d+) generated/.exec(all) ?? [];
  const came = `${exitCode === 0 ? 'nothing found' : 'something found'}${isStillIn ? '' : ', and the session was lost'}`;
  return { count: `${generated} requests`, came, holds };
}

/** Whether the session is still one: otherwise most was asked as nobody. */
async function isSomebody(at: string | undefined, token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  const answers = await Promise.all(
    ['/api/admin/session', '/api/session/walks'].map((path) => fetch(at + path, { headers })),
  );
  return answers.some(({ ok }) => ok);
}
