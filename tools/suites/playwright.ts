import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findChromium, findTestChromium } from '../browser/chromium.ts';
import { installedScript, root, runPath } from '../shared/paths.ts';
import { runCommand } from '../shared/run-command.ts';
import { type Count, crashedCount, failureName, withExitCode } from './count.ts';

/** Configurations of the browser suites. */
const playwrightSuites = {
  /** Journeys. */
  e2e: 'tests/e2e/playwright.config.ts',
  /** Journeys without a connection. */
  offline: 'tests/offline/playwright.config.ts',
  /** Statements of the specification. */
  specification: 'tests/specification/playwright.config.ts',
  /** Journeys that start from an empty portal. */
  setup: 'tests/setup/playwright.config.ts',
  /** Layout of the screens at other sizes. */
  layout: 'tests/layout/playwright.config.ts',
  /** Every screen in every state, checked by axe. */
  states: 'tests/screens/axe.config.ts',
  /** Screenshots of the same. */
  screens: 'tests/screens/pictures.config.ts',
  /** Pictures of the README. */
  pictures: 'tests/pictures/playwright.config.ts',
};
type PlaywrightSuite = keyof typeof playwrightSuites;

/** Browser suites of `npm test` and `npm run test:full`. */
const testSuites = ['e2e', 'layout', 'offline', 'setup', 'specification', 'states'] as const;

/** True for the browser suites of `npm test` and `npm run test:full`. */
export function isSuiteInBrowser(suite: string): suite is (typeof testSuites)[number] {
  return testSuites.some((name) => name === suite);
}

type ReportTest = {
  status: string;
  projectName: string;
  results?: { error?: { message?: string } }[];
};
type ReportSuite = {
  specs?: { title: string; tests: ReportTest[] }[];
  suites?: ReportSuite[];
};
type NamedTest = { name: string; status: string; error: string | undefined };
type Report = {
  suites?: ReportSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Runs a suite against the stack that `env` names, optionally only the files named. */
export function runPlaywright(
  suite: PlaywrightSuite,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<Count> {
  return runPlaywrightConfig({ suite, config: playwrightSuites[suite] }, args, env);
}

/** Runs the suite of another configuration, as `runPlaywright`. */
export async function runPlaywrightConfig(
  { suite, config: path }: { suite: string; config: string },
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<Count> {
  const report = runPath('reports', `${suite}.json`);
  rmSync(report, { force: true });
  const script = installedScript('@playwright', 'test', 'cli.js');
  const config = ['--config', path, '--reporter=list,json'];
  const isTest = isSuiteInBrowser(suite);
  const chromium = await (isTest ? findTestChromium() : findChromium());
  const found = { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  // With windows: the journey of notifications is of full runs only, and the other one denies them.
  const full = suite === 'e2e' && process.env.TEST_FULL ? await findChromium() : chromium;
  // A repeated load run or picture would start from the data of the first try.
  const retries = isTest ? [] : ['--retries=0'];
  const command = [script, 'test', ...config, ...retries, ...args];
  const options = { cwd: root, env: { ...env, ...found, FULL_CHROME_PATH: full } };
  const exitCode = await runCommand(process.execPath, command, options);
  return existsSync(report) ? countOf(readFileSync(report, 'utf8'), exitCode) : crashedCount;
}

/** The count in Playwright's JSON report; a test that passed on the second try has passed and is listed as flaky. */
export function countOf(json: string, exitCode: number | null): Count {
  const { stats, suites = [] } = JSON.parse(json) as Report;
  const count = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
  const tests = suites.flatMap(testsOf);
  const flaky = tests.filter(({ status }) => status === 'flaky').map(({ name }) => name);
  const failures = tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ name, error }) => failureName(name, error));
  const named = {
    ...(flaky.length > 0 && { flaky }),
    ...(failures.length > 0 && { failures }),
  };
  return withExitCode({ ...count, ...named }, exitCode);
}

function testsOf({ specs = [], suites = [] }: ReportSuite): NamedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, projectName, results = [] }) => ({
      name: `${title} (${projectName})`,
      status,
      error: results.at(-1)?.error?.message,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
