import { rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { root, runPath } from '../shared/paths.ts';
import { type BuildChoice, buildIfChanged } from './build-cache.ts';

const name = `stamp-test-${process.pid}`;
const source = runPath('build', `${name}.source`);
const made = runPath('build', `${name}.made`);
const run = vi.fn(async () => writeFileSync(made, 'made'));
const build = (settings?: Record<string, string>, choice?: BuildChoice) =>
  buildIfChanged({
    ...choice,
    name,
    sources: [relative(root, source)],
    output: relative(root, made),
    run,
    ...(settings && { settings }),
  });

afterEach(() => {
  for (const path of [source, made, runPath('build', name)]) rmSync(path, { force: true });
  run.mockClear();
});

test('a build runs once for the same sources and settings, and again for others', async () => {
  writeFileSync(source, 'one');
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
  writeFileSync(source, 'two');
  expect(await build()).toBe(true);
  expect(await build({ VITE_TILE_URL: '/tiles/{z}/{x}/{y}.png' })).toBe(true);
  expect(await build({ VITE_TILE_URL: '/tiles/{z}/{x}/{y}.png' })).toBe(false);
  rmSync(made);
  expect(await build({ VITE_TILE_URL: '/tiles/{z}/{x}/{y}.png' })).toBe(true);
  expect(run).toHaveBeenCalledTimes(4);
});

test('a fresh build runs although its sources are unchanged', async () => {
  writeFileSync(source, 'one');
  await build();
  expect(await build({}, { isFresh: true })).toBe(true);
  expect(run).toHaveBeenCalledTimes(2);
});
