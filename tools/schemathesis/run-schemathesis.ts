import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { cacheFolder } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import { stopSignal } from '../shared/signals.ts';

const requirements = join(import.meta.dirname, 'requirements.txt');
/** Timeouts of the installation in milliseconds, and of a response of the registry in seconds. */
const timeoutMs = 240_000;
const responseTimeoutSeconds = 30;

/** Reason in the report why Schemathesis did not run. */
export const notInstalled =
  'schemathesis was not asked: no python3 (3.11 or later) with venv here that can install it from its registry';

/**
 * Returns the Python of a Schemathesis installation with locked versions and hashes (requirements.txt) in the
 * user's cache folder; installs it once. Undefined without a suitable Python or registry.
 */
export async function pythonWithSchemathesis(): Promise<string | undefined> {
  const pinned = hash('sha256', readFileSync(requirements));
  const folder = join(cacheFolder(), `schemathesis-${pinned.slice(0, 12)}`);
  if (existsSync(folder)) return pythonIn(folder);
  printLine('Installing schemathesis (once) ...');
  // Installed in a temporary folder and then renamed, so that parallel installations do not collide.
  const beginning = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  try {
    if (!(await isInstalled(beginning))) return undefined;
    if (!existsSync(folder)) renameSync(beginning, folder);
    return pythonIn(folder);
  } finally {
    rmSync(beginning, { recursive: true, force: true });
  }
}

const pythonIn = (folder: string) =>
  process.platform === 'win32' ? join(folder, 'Scripts', 'python') : join(folder, 'bin', 'python');

async function isInstalled(folder: string): Promise<boolean> {
  const isDone = async (file: string, args: readonly string[]) => {
    const options = { reject: false, stdin: 'ignore', timeout: timeoutMs } as const;
    return !(await execa(file, args, { ...options, cancelSignal: stopSignal })).failed;
  };
  const pip = ['-m', 'pip', 'install', '--quiet', '--no-input', '--disable-pip-version-check'];
  const wheels = ['--only-binary=:all:', '--require-hashes', '--requirement', requirements];
  const timeoutArgs = [`--timeout=${responseTimeoutSeconds}`, '--retries=2'];
  return (
    (await isDone('python3', ['-m', 'venv', folder])) &&
    isDone(pythonIn(folder), [...pip, ...timeoutArgs, ...wheels])
  );
}

/**
 * Endpoints that may end the caller's session, so that every later request would be anonymous. Covered by
 * tests/api/http/schema-driven.test.ts.
 */
const ownEnds = ['staffLogout', 'changePassword', 'editStaff', 'endSession', 'deleteOwnData'];

/**
 * Checks. Not that all schema-valid input is accepted: the API rejects, for example, an end before the start,
 * which no schema describes.
 */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
];

/** Options of a run. */
export interface SchemathesisRun {
  /** Python with Schemathesis, from `pythonWithSchemathesis`. */
  python: string;
  at: string;
  /** Undefined for anonymous requests. */
  token: string | undefined;
  /** `coverage`: boundary values of each schema; `fuzzing`: random values. */
  phases: readonly ('coverage' | 'fuzzing')[];
  /** Random requests per endpoint. */
  examples: number;
}

/**
 * Runs Schemathesis with requests that the OpenAPI document allows and does not allow, in a deterministic
 * sequence. `report`: its output; `calls`: tested endpoints; `requests`: number of requests.
 */
export async function runSchemathesis({ python, at, token, phases, examples }: SchemathesisRun) {
  const script = 'from schemathesis.cli import schemathesis; schemathesis()';
  const { all = '', exitCode } = await execa(
    python,
    [
      '-c',
      script,
      'run',
      `${at}/api/openapi.json`,
      `--phases=${phases.join()}`,
      `--max-examples=${examples}`,
      '--seed=7',
      '--generation-deterministic',
      '--suppress-health-check=all',
      // Longer than the timeouts of the API.
      '--request-timeout=120',
      '--workers=1',
      '--no-color',
      '--warnings=off',
      `--checks=${checks.join()}`,
      ...ownEnds.map((id) => `--exclude-operation-id=${id}`),
      ...(token ? ['--header', `Authorization: Bearer ${token}`] : []),
    ],
    { cwd: tmpdir(), all: true, reject: false, stdin: 'ignore', cancelSignal: stopSignal },
  );
  const numberBefore = (word: RegExp) => Number(word.exec(all)?.[1] ?? 0);
  return {
    isFine: exitCode === 0,
    calls: numberBefore(/Tested: +(\d+)/),
    requests: numberBefore(/(\d+) generated/),
    report: all,
  };
}
