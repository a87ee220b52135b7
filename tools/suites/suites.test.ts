import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../shared/paths.ts';
import { countText, namedTests, sum } from './count.ts';
import { countOf as playwrightCount } from './playwright.ts';
import { countOf as vitestCount } from './vitest.ts';

const vitestReport = (passed: number, failed: number, files: object[] = []) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: files,
  });

describe('the last line', () => {
  test('sums all suites and leaves out what is zero skipped', () => {
    const total = sum([
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 0 },
    ]);
    expect(countText(total)).toBe('5 passed, 1 failed');
    expect(countText({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
  });
});

describe('namedTests', () => {
  test('lists the flaky and failed tests of all suites', () => {
    const total = sum([
      { passed: 1, failed: 0, skipped: 0, flaky: ['registers (phone)'] },
      { passed: 1, failed: 1, skipped: 0, failures: ['checks in: Error: no'] },
      { passed: 1, failed: 0, skipped: 0, flaky: ['redeems (desktop)'] },
    ]);
    expect(namedTests(total)).toEqual([
      'flaky: registers (phone)',
      'flaky: redeems (desktop)',
      'failed: checks in: Error: no',
    ]);
    expect(countText(total)).toBe('3 passed, 1 failed');
  });

  test('names no test when every test passed on its first try', () => {
    expect(namedTests({ passed: 1, failed: 0, skipped: 0 })).toEqual([]);
  });
});

describe("vitest's report", () => {
  test('takes the counts of vitest as they are when the runner agrees', () => {
    const count = { passed: 4, failed: 0, skipped: 2 };
    expect(vitestCount(vitestReport(4, 0), 0)).toEqual(count);
  });

  test('counts a file that does not load', () => {
    const files = [
      { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    expect(vitestCount(vitestReport(4, 1, files), 1).failed).toBe(2);
  });

  test('names what failed, with the first line of the error', () => {
    const failed = (fullName: string, ...failureMessages: string[]) => ({
      fullName,
      status: 'failed',
      failureMessages,
    });
    const files = [
      {
        name: join(root, 'a.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
      {
        name: join(root, 'b.test.ts'),
        status: 'failed',
        assertionResults: [
          failed('b checks in', '\u001b[31mAssertionError: no\u001b[39m\n    at b.test.ts:1'),
          { fullName: 'b redeems', status: 'passed' },
        ],
      },
    ];
    expect(vitestCount(vitestReport(4, 1, files), 1).failures).toEqual([
      'a.test.ts: no such module',
      'b.test.ts > b checks in: AssertionError: no',
    ]);
  });

  test('counts a failure when the runner failed without a failed test', () => {
    expect(vitestCount(vitestReport(4, 0), 1).failed).toBe(1);
    expect(vitestCount(vitestReport(4, 0), null).failed).toBe(1);
  });
});

describe("Playwright's report", () => {
  const report = (stats: object, suites: object[] = []) =>
    JSON.stringify({
      suites,
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    });

  test('counts a test that passes on the second try as passed and lists it as flaky', () => {
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ status, projectName: 'phone' }],
    });
    const suites = [
      {
        specs: [spec('registers', 'expected')],
        suites: [{ specs: [spec('redeems', 'flaky'), spec('checks in', 'expected')] }],
      },
    ];
    expect(playwrightCount(report({ expected: 2, flaky: 1, skipped: 1 }, suites), 0)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 1,
      flaky: ['redeems (phone)'],
    });
  });

  test('counts a test that fails on both tries as failed', () => {
    const results = [
      { error: { message: 'Error: first' } },
      { error: { message: 'Error: no\nlog' } },
    ];
    const tests = [{ status: 'unexpected', projectName: 'phone', results }];
    const suites = [{ specs: [{ title: 'registers', tests }] }];
    const failures = ['registers (phone): Error: no'];
    const count = { passed: 2, failed: 1, skipped: 0, failures };
    expect(playwrightCount(report({ expected: 2, unexpected: 1 }, suites), 1)).toEqual(count);
  });

  test('counts a report without tests as a failure', () => {
    expect(playwrightCount(report({}), 0).failed).toBe(1);
  });
});
