import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runPath } from '../shared/paths.ts';
import { type FoundTag, findTags, type Statement, statements } from './statements.ts';

/** Location of a passed test: file, and line from 1. */
interface PassedTest {
  file: string;
  line: number;
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { status: string; location?: { line: number } | null }[];
  }[];
}

interface PlaywrightSuite {
  specs: { file: string; line: number; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** Returns the passed tests of a JSON report of Vitest (with locations) or Playwright. */
export function passedTests(json: string): PassedTest[] {
  const report = JSON.parse(json) as VitestReport | PlaywrightReport;
  return 'testResults' in report ? ofVitest(report) : ofPlaywright(report);
}

const ofVitest = ({ testResults }: VitestReport): PassedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, location }) =>
      status === 'passed' && location ? { file: name, line: location.line } : [],
    ),
  );

function ofPlaywright({ config, suites }: PlaywrightReport): PassedTest[] {
  const ofSuite = ({ specs, suites = [] }: PlaywrightSuite): PassedTest[] => [
    // A test that was skipped in all projects has not passed.
    ...specs
      .filter(({ tests }) =>
        tests.some(({ status }) => status === 'expected' || status === 'flaky'),
      )
      .map(({ file, line }) => ({ file: join(config.rootDir, file), line })),
    ...suites.flatMap(ofSuite),
  ];
  return suites.flatMap(ofSuite);
}

/** Returns the statements without a passed test. */
export function unverifiedStatements(
  all: readonly Statement[],
  tags: readonly FoundTag[],
  passed: readonly PassedTest[],
): Statement[] {
  const linesOf = Map.groupBy(passed, ({ file }) => file);
  const holding = tags.filter(({ file, firstLine, lastLine }) =>
    linesOf.get(join(root, file))?.some(({ line }) => firstLine <= line && line <= lastLine),
  );
  const held = new Set(holding.flatMap(({ ids }) => ids));
  return all.filter(({ id }) => !held.has(id));
}

/** Returns the statements without a passed test in the reports of the last run, which must be a full one. */
export function unverifiedInLastRun(): Statement[] {
  const folder = runPath('reports');
  const reports = existsSync(folder) ? readdirSync(folder) : [];
  const passed = reports.flatMap((file) => passedTests(readFileSync(join(folder, file), 'utf8')));
  return unverifiedStatements(
    statements().flatMap((section) => section.statements),
    findTags(),
    passed,
  );
}
