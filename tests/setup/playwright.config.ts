import { defineConfig } from '@playwright/test';
import journeys, { desktop } from '../e2e/playwright.config.ts';

/** Journeys that start from an empty portal, on a separate stack. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.run/setup',
  // One stack holds one organization: a second try would start from the data of the first.
  retries: 0,
  timeout: 400_000,
  projects: [{ name: 'desktop', use: desktop }],
});
