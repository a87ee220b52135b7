import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/paths.ts';

/* docs/architecture.md draws three paths, a file a line: they are to be what the code does. */

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const drawn = [
  ...read('docs/architecture.md').matchAll(
    /\*\*(.+?)\.\*\*[^`]*(?:`\w+`[^`]*)*```text\n([\s\S]+?)```/g,
  ),
];
const paths = drawn.map(([, name = '', lines = '']) => ({
  name,
  steps: lines.trim().split('\n'),
}));
const fileOf = (step: string) => /^(?:web|functions)\/\S+\.tsx?/.exec(step)?.[0];

/** The paths from the root of what a file of ours imports. */
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/from '([^']+)'/g)].map(([, name = '']) =>
    name.startsWith('.')
      ? join(dirname(file), name)
      : name.replace(/^@(contract|domain)\//, 'functions/src/$1/'),
  );
}

/** Whether one imports the other, at once or through a file beside it, which holds their types. */
function isConnected(a: string, b: string): boolean {
  const reaches = (from: string, to: string) => {
    const imported = importsOf(from);
    return (
      imported.includes(to) ||
      imported.some((each) => dirname(each) === dirname(to) && importsOf(each).includes(to))
    );
  };
  return reaches(a, b) || reaches(b, a);
}

test('three paths are drawn', () => {
  expect(paths.map(({ name }) => name)).toEqual([
    'A check-in',
    'A ticket import',
    'An announcement',
  ]);
});

test.each(paths)('$name: every file is there, and connected with one above it', ({ steps }) => {
  let above: string[] = [];
  for (const step of steps) {
    const file = fileOf(step);
    if (file) {
      expect(existsSync(join(root, file)), file).toBe(true);
      if (above.length > 0)
        expect(
          above.some((each) => isConnected(each, file)),
          file,
        ).toBe(true);
      above.push(file);
    } else {
      expect(step).toMatch(/^(POST \/api\/|live: )/);
      above = [];
    }
  }
});

test('every call that is drawn is in the contract', () => {
  const folder = 'functions/src/contract';
  const contract = readdirSync(join(root, folder)).map((name) => read(join(folder, name)));
  const calls = paths.flatMap(({ steps }) => steps.filter((step) => step.startsWith('POST ')));
  expect(calls).toHaveLength(3);
  for (const call of calls) {
    const path = `path: '${call.slice('POST '.length)}'`;
    expect(
      contract.some((text) => text.includes(path)),
      call,
    ).toBe(true);
  }
});

test('a press on "Check in" reaches the network through ten files at most', () => {
  const steps = paths[0]?.steps ?? [];
  const files = steps
    .slice(0, steps.indexOf('POST /api/checkins'))
    .flatMap((step) => fileOf(step) ?? []);
  expect(files.length).toBeLessThanOrEqual(10);
  expect(read(files[0] ?? '')).toContain('onClick');
  expect(read(files.at(-1) ?? '')).toContain('fetch(');
});
