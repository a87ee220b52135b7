import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { runPath } from '../shared/places.ts';
import { say } from '../shared/say.ts';
import { stopping } from '../shared/signals.ts';
import { exchange, post } from './client.ts';
import type { Figure } from './report.ts';
import { newWalker, type Target } from './target.ts';

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
export async function probed(target: Target, examples: number): Promise<Figure[]> {
  if (!(await isInstalled())) {
    const what = 'Requests by schemathesis';
    return [{ what, count: 'none', came: 'no Python with venv that can install it', holds: null }];
  }
  const figures: Figure[] = [];
  for (const [person, token] of await callers(target))
    if (!stopping.aborted) figures.push(await probe(target, { person, token, examples }));
  return figures;
}

async function isInstalled(): Promise<boolean> {
  if (existsSync(join(binaries, 'schemathesis'))) return true;
  say('Installing schemathesis below .run (once) ...');
  const options = { reject: false, cancelSignal: stopping } as const;
  const made = await execa('python3', ['-m', 'venv', folder], options);
  if (made.failed) return false;
  const pip = join(binaries, 'pip');
  return !(await execa(pip, ['install', '--quiet', `schemathesis==${version}`], options)).failed;
}

async function callers(target: Target): Promise<[person: string, token: string | undefined][]> {
  const [at = ''] = target.addresses;
  const body = { username: 'desk', password: 'winewalk' };
  const { json } = await post('/api/admin/login', { at, body });
  return [
    ['nobody', undefined],
    ['attendee', (await newWalker(target)).token],
    ['desk', await exchange(target.authHost, json.sessionId)],
    ['admin', target.admin],
  ];
}

interface Probe {
  person: string;
  token: string | undefined;
  examples: number;
}

async function probe({ addresses: [at] }: Target, { person, token, examples }: Probe) {
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
  say(`${holds ? '✓' : '✗'} schemathesis as ${person}: ${generated} requests: ${came}`);
  return { what: `Requests by schemathesis, as ${person}`, count: generated, came, holds };
}

/** Whether the session is still one: otherwise most was asked as nobody. */
async function isSomebody(at: string | undefined, token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  const answers = await Promise.all(
    ['/api/admin/session', '/api/session/walks'].map((path) => fetch(at + path, { headers })),
  );
  return answers.some(({ ok }) => ok);
}
