import { describe, expect, test } from 'vitest';
import { countText, flakyLines, sum } from './count.ts';
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

describe('flakyLines', () => {
  test('lists the flaky tests of all suites', () => {
    const total = sum([
      { passed: 1, failed: 0, skipped: 0, flaky: ['registers (phone)'] },
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 1, failed: 0, skipped: 0, flaky: ['redeems (desktop)'] },
    ]);
    expect(flakyLines(total)).toEqual(['flaky: registers (phone)', 'flaky: redeems (desktop)']);
    expect(countText(total)).toBe('3 passed, 0 failed');
  });

  test('is empty when no test is flaky', () => {
    expect(flakyLines({ passed: 1, failed: 0, skipped: 0 })).toEqual([]);
  });
});

describe("vitest's report", () => {
  test('is taken as it is when the runner agrees', () => {
    const count = { passed: 4, failed: 0, skipped: 2 };
    expect(vitestCount(vitestReport(4, 0), 0)).toEqual(count);
  });

  test('counts a file that does not load', () => {
    const files = [{ status: 'failed', assertionResults: [] }];
    expect(vitestCount(vitestReport(4, 1, files), 1).failed).toBe(2);
  });

  test('has a failure where the runner failed without a failed test', () => {
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
    const count = { passed: 2, failed: 1, skipped: 0 };
    expect(playwrightCount(report({ expected: 2, unexpected: 1 }), 1)).toEqual(count);
  });

  test('that ran nothing is a failure', () => {
    expect(playwrightCount(report({}), 0).failed).toBe(1);
  });
});
