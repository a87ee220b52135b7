import { tmpdir } from 'node:os';
import { execa } from 'execa';
import { stopSignal } from '../shared/signals.ts';

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
  /** Python with Schemathesis (install.ts). */
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
