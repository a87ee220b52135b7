import { defineConfig } from '@playwright/test';
import journeys, { phone } from '../e2e/playwright.config.ts';

/** Journeys without a connection: they wait more than they work, and have a stack of their own beside the others. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.run/offline',
  // A round of the queue that found no connection is half a minute before the next.
  timeout: 400_000,
  projects: [{ name: 'phone', use: phone }],
});
