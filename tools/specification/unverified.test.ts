import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../shared/paths.ts';
import { readStatements, tagsOf } from './statements.ts';
import { passedTests, unverifiedStatements } from './unverified.ts';

const file = 'tests/api/one.test.ts';
const source = [
  "describe('a group', () => {",
  '  // spec: 5.3, A2.1',
  "  it('is tested', () => {",
  '    expect(1).toBe(1);',
  '  });',
  '});',
  '// spec: 5.4',
  '// spec: 5.5',
  "describe.each([1])('each | of %s', () => {",
  "  it('is in it', () => undefined);",
  '});',
].join('\n');
const tags = tagsOf(source, file).map((tag) => ({ file, ...tag }));
const statements = ['5.3', 'A2.1', '5.4', '5.5', '5.6'].map((id) => ({ id, text: `It ${id}` }));
const vitestReport = (status: string, line: number) =>
  JSON.stringify({
    testResults: [{ name: join(root, file), assertionResults: [{ status, location: { line } }] }],
  });
const idsWithout = (json: string) =>
  unverifiedStatements(statements, tags, passedTests(json)).map(({ id }) => id);

describe('tagsOf', () => {
  test('returns the tags above tests and groups with their lines', () => {
    expect(tags).toEqual([
      { file, ids: ['5.3', 'A2.1'], title: 'is tested', firstLine: 3, lastLine: 5 },
      { file, ids: ['5.4', '5.5'], title: 'each | of %s', firstLine: 9, lastLine: 11 },
    ]);
  });

  test('throws for a tag above another statement', () => {
    expect(() => tagsOf('// spec: 5.3\nprepare();', file)).toThrow(`${file}:2`);
  });
});

describe('unverifiedStatements', () => {
  test('returns statements without a passed test that is tagged directly or by its group', () => {
    expect(idsWithout(vitestReport('passed', 3))).toEqual(['5.4', '5.5', '5.6']);
    expect(idsWithout(vitestReport('passed', 10))).toEqual(['5.3', 'A2.1', '5.6']);
  });

  test('returns statements whose tests failed or were skipped', () => {
    for (const status of ['failed', 'skipped', 'pending', 'todo'])
      expect(idsWithout(vitestReport(status, 3))).toHaveLength(5);
  });

  test('returns statements whose journey was skipped or failed in every browser', () => {
    const journey = (...statuses: string[]) =>
      JSON.stringify({
        config: { rootDir: join(root, 'tests/api') },
        suites: [
          {
            specs: [],
            suites: [
              {
                specs: [
                  { file: 'one.test.ts', line: 3, tests: statuses.map((status) => ({ status })) },
                ],
              },
            ],
          },
        ],
      });
    expect(idsWithout(journey('skipped', 'expected'))).toEqual(['5.4', '5.5', '5.6']);
    expect(idsWithout(journey('skipped', 'flaky'))).toEqual(['5.4', '5.5', '5.6']);
    expect(idsWithout(journey('skipped', 'unexpected'))).toHaveLength(5);
  });
});

describe('readStatements', () => {
  test('reads statements with their headings and rejects other lines', () => {
    const text = '# Title\n\nWords.\n\n## Part\n\n### 5. Check-in\n\n- 5.3 It stamps\n';
    expect(readStatements(text)).toEqual([
      { heading: '## Part', statements: [] },
      { heading: '### 5. Check-in', statements: [{ id: '5.3', text: 'It stamps' }] },
    ]);
    expect(() => readStatements(`${text}\nIt stamps twice`)).toThrow('It stamps twice');
  });
});
