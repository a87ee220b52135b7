import { defineConfig } from '@playwright/test';
import journeys, { desktop, longTests, phone } from '../e2e/playwright.config.ts';

/** Layout of the screens: sizes of controls, large text, landscape, safe areas and long names. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.run/layout',
  use: { ...journeys.use, contextOptions: { reducedMotion: 'reduce' } },
  grepInvert: longTests,
  projects: [
    { name: 'phone', use: phone, testIgnore: '**/portal*' },
    { name: 'desktop', use: desktop, testMatch: '**/portal*' },
  ],
});
