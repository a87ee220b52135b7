import { defineConfig } from '@playwright/test';
import journeys, { phone } from '../e2e/playwright.config.ts';

/** Offline journeys: they mostly wait, and run on their own stack. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  use: { ...journeys.use, serviceWorkers: 'allow' },
  outputDir: '../../.run/offline',
  // A delivery retry without a connection waits for 30 seconds.
  timeout: 400_000,
  projects: [{ name: 'phone', use: phone }],
});
