import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { installedScript, root, runPath } from '../shared/places.ts';
import { runCommand } from '../shared/run-command.ts';
import { type Count, crashed, withVerdict } from './count.ts';

type Report = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Runs the specs of a folder with a Playwright configuration, optionally only the files named. */
export async function runPlaywright(
  folder: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<Count> {
  const report = runPath('reports', `${basename(folder)}.json`);
  rmSync(report, { force: true });
  const script = installedScript('@playwright', 'test', 'cli.js');
  const command = [script, 'test', '--config', folder, '--reporter=list,json', ...args];
  const options = {
    cwd: root,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
  const exitCode = await runCommand(process.execPath, command, options);
  return existsSync(report) ? countOf(readFileSync(report, 'utf8'), exitCode) : crashed;
}

/** The count in Playwright's JSON report; a test that passed only when repeated has failed. */
export function countOf(json: string, exitCode: number | null): Count {
  const { stats } = JSON.parse(json) as Report;
  const count = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
  return withVerdict(count, exitCode);
}
