import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { apiProjects } from './tests/support/api/projects.ts';
import { textBundlesPlugin } from './web/build/text-bundles.ts';

/** Limits of every project, which end tests that hang: on a busy machine a test takes twenty times as long. */
const limits = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

const unitTests = [
  '{common,functions,web}/src/**/*.test.ts',
  'web/build/**/*.test.ts',
  'tools/**/*.test.ts',
  'tests/support/**/*.test.ts',
];
/** Test files that do not share their modules: a mocked module would stay for the next file. */
const mockingTests = globSync(unitTests).filter(hasOwnModules);
const mockingPortalTests = globSync('web/src/portal/**/*.test.tsx').filter(hasOwnModules);

function hasOwnModules(path: string): boolean {
  const source = readFileSync(path, 'utf8');
  return /vi\.(mock|doMock|resetModules|stubEnv)\(|fake-accounts/.test(source);
}

function withLimits(projects: TestProjectInlineConfiguration[]): TestProjectInlineConfiguration[] {
  return projects.map((project) => ({ ...project, test: { ...limits, ...project.test } }));
}

const portalTests = {
  // Files share their window: another one would see the stubs of the last test.
  unstubGlobals: true,
  environment: 'jsdom',
  include: ['web/src/portal/**/*.test.tsx'],
  setupFiles: [
    'tests/support/fail-on-console.ts',
    'tests/support/dom.ts',
    'web/src/support/cheap-rendering.ts',
    'tests/support/load-texts.ts',
    'web/src/support/portal/portal-setup.ts',
  ],
};

/*
 * Unit tests are next to their sources: common, functions, tools, and web (`*.test.tsx` in a DOM). Tests that need the
 * emulators are in tests/; tools/test.ts starts a stack for them.
 */
export default defineConfig({
  test: {
    // By default Vitest leaves one core unused, which is half of a small machine.
    maxWorkers: '100%',
    // Tests read these without an import, so `--changed` cannot tell which: it runs all of them.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/common/src/messages/**',
      '**/*.css',
    ],
    projects: withLimits([
      {
        plugins: [textBundlesPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: unitTests,
          exclude: mockingTests,
          // Modules loaded once for all files take a third of the time.
          isolate: false,
          unstubGlobals: true,
          setupFiles: [
            'tests/support/fail-on-console.ts',
            'tests/support/load-texts.ts',
            'tests/support/property-seed.ts',
          ],
        },
      },
      {
        plugins: [textBundlesPlugin()],
        test: {
          name: 'mocks',
          environment: 'node',
          include: mockingTests,
          setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/load-texts.ts'],
        },
      },
      {
        plugins: [react(), textBundlesPlugin()],
        test: {
          name: 'screens',
          environment: 'jsdom',
          // A context for each file in the same threads: half the time of a process for each.
          pool: 'vmThreads',
          include: ['web/src/**/*.test.tsx'],
          exclude: ['web/src/platform/{device,service-worker}/**', 'web/src/portal/**'],
          setupFiles: [
            'tests/support/fail-on-console.ts',
            'tests/support/dom.ts',
            'web/src/support/cheap-rendering.ts',
            'tests/support/load-texts.ts',
          ],
        },
      },
      {
        plugins: [react(), textBundlesPlugin()],
        test: {
          ...portalTests,
          name: 'portal',
          pool: 'threads',
          // Loading React, Chakra and the portal again for each file took half of the time.
          isolate: false,
          exclude: mockingPortalTests,
        },
      },
      {
        plugins: [react(), textBundlesPlugin()],
        test: {
          ...portalTests,
          name: 'portal-mocks',
          pool: 'vmThreads',
          include: mockingPortalTests,
        },
      },
      {
        plugins: [react(), textBundlesPlugin()],
        test: {
          // They replace the window of the DOM, which a vm context does not allow.
          name: 'devices',
          environment: 'jsdom',
          include: ['web/src/platform/{device,service-worker}/**/*.test.tsx'],
          setupFiles: [
            'tests/support/fail-on-console.ts',
            'tests/support/dom.ts',
            'tests/support/load-texts.ts',
          ],
        },
      },
      {
        test: {
          name: 'simulation',
          environment: 'node',
          include: ['tests/simulation/**/*.test.ts'],
          setupFiles: ['tests/support/simulation/in-memory.setup.ts'],
        },
      },
      {
        test: {
          name: 'weight',
          environment: 'node',
          include: ['tests/weight/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'demo',
          environment: 'node',
          include: ['tests/demo/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      ...apiProjects,
    ]),
  },
});
