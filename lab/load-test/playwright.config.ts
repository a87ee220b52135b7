import { defineConfig } from '@playwright/test';
import journeys, { phone } from '../../tests/e2e/playwright.config.ts';

/** Tests of `npm run load-test`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../../tests/support/run-event-now.ts',
  outputDir: '../../.run/load',
  use: { ...journeys.use, serviceWorkers: 'allow' },
  timeout: 30 * 60_000,
  projects: [{ name: 'phone', use: { ...phone, viewport: { width: 390, height: 844 } } }],
});
