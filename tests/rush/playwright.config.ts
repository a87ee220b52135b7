import { defineConfig } from '@playwright/test';
import journeys, { phone } from '../e2e/playwright.config.ts';

/** What takes too long for every test run: see `npm run rush`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.run/rush',
  timeout: 30 * 60_000,
  projects: [{ name: 'phone', use: { ...phone, viewport: { width: 390, height: 844 } } }],
});
