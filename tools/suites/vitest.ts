import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { installedScript, root, runPath } from '../shared/paths.ts';
import { runCommand } from '../shared/run-command.ts';
import { type Count, crashedCount, failureName, withExitCode, zeroCount } from './count.ts';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    /** Absolute path of the file. */
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** Option of Vitest: only the tests that import files that differ from a branch, committed or not. There may be none. */
export const changedSince = (branch: string) => `--changed=${branch}`;

/** Runs projects of vitest.config.ts, optionally only the files whose path has one of the words, or `changedSince`. */
export async function runVitest(
  projects: string[],
  filters: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Count> {
  const report = runPath('reports', `${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const args = [installedScript('vitest', 'vitest.mjs'), 'run', ...filters];
  for (const project of projects) args.push('--project', project);
  const { TEST_SEED: seed } = process.env;
  if (seed) args.push('--sequence.shuffle.files', `--sequence.seed=${seed}`);
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  const exitCode = await runCommand(process.execPath, args, { cwd: root, env });
  if (!existsSync(report)) return crashedCount;
  const json = readFileSync(report, 'utf8');
  const mayBeEmpty = filters.some((filter) => filter.startsWith(changedSince('')));
  const isEmpty = mayBeEmpty && (JSON.parse(json) as Report).testResults.length === 0;
  return isEmpty && exitCode === 0 ? zeroCount : countOf(json, exitCode);
}

/** The count in vitest's JSON report; a file that does not load is a failed test. */
export function countOf(json: string, exitCode: number | null): Count {
  const report = JSON.parse(json) as Report;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const count = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const failures = [
    ...unloaded.map(({ name, message }) => failureName(relative(root, name), message)),
    ...report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          failureName(`${relative(root, name)} > ${fullName}`, failureMessages?.[0]),
        ),
    ),
  ];
  return withExitCode(failures.length > 0 ? { ...count, failures } : count, exitCode);
}
