import { join } from 'node:path';

/** Location of a passed test: file, and line from 1. */
export interface PassedTest {
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
