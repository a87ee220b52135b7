import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';

/** Pictures of the README; see `npm run pictures`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.run/pictures',
  timeout: 180_000,
  use: { ...journeys.use, locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } },
  projects: [{ name: 'pictures' }],
});
