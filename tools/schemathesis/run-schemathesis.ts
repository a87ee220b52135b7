import { tmpdir } from 'node:os';
import { execa } from 'execa';
import { stopSignal } from '../shared/signals.ts';

/**
 * Endpoints that may end the caller's session, so that every later request would be anonymous. Covered by
 * tests/api/http/schema-driven.test.ts.
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

/** What is asked, of whom, and as whom. */
export interface SchemathesisRun {
  /** The Python that has it (install.ts). */
  python: string;
  at: string;
  /** Undefined for nobody. */
  token: string | undefined;
  /** `coverage`: at the edges of each schema; `fuzzing`: at random. */
  phases: readonly ('coverage' | 'fuzzing')[];
  /** Requests an endpoint at random. */
  examples: number;
}

/**
 * Has schemathesis ask what the OpenAPI document allows and what it does not: the same requests each time, one after
 * another. `report`: what it says; `calls`: of the document, `requests`: of these.
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
      // Longer than the API itself takes before it says that it cannot now.
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
