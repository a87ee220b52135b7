import { defineConfig } from 'vitest/config';

/** Tests of the lab. Commands run vitest in the repository's root with `--config lab/vitest.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      {
        test: {
          name: 'lab',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: ['cross-browser/**', 'node_modules/**'],
        },
      },
      {
        test: {
          name: 'cross-browser',
          environment: 'node',
          include: ['cross-browser/**/*.test.ts'],
          globalSetup: ['../tests/support/run-event-now.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
