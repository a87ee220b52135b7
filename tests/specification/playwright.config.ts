import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from '../support/e2e/chromium-flags.ts';
import { appUrl } from './support/urls.ts';

/** Center of the demo district, at no business; tests move from here. */
const geolocation = { latitude: 38.1499, longitude: -79.0722, accuracy: 8 };

/** Tests that change the data of all attendees for a moment: they run after the others, one at a time. */
const alone = /@alone/;

/** Files that `npm test` runs outside of CI: they send calls and open few pages. */
const short = ['calls', 'staff-calls', 'entities', 'roles', 'product'];
const testMatch = process.env.TEST_SHORT ? short.map((name) => `${name}.spec.ts`) : '**/*.spec.ts';

/**
 * Statements of the specification, on the demo data. Tests over HTTP open no page. A test that changes the data of
 * all attendees restores it.
 */
export default defineConfig({
  testDir: '.',
  testMatch,
  globalSetup: '../support/run-event-now.ts',
  outputDir: '../../.run/specification',
  workers: 3,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Pixel 7'],
    deviceScaleFactor: 1,
    // Ends a failed test before its own timeout.
    actionTimeout: 30_000,
    baseURL: appUrl,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    geolocation,
    permissions: ['geolocation'],
    serviceWorkers: 'block',
    // Animations of the pages that tests share would take time of the others.
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      args: [
        ...chromiumFlags,
        // Tabs of a device share a process, which takes half the time of a new one.
        '--process-per-site',
        // Pages live for seconds: optimizing their code takes a sixth of the time and never pays.
        '--js-flags=--no-opt --no-maglev',
      ],
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    },
  },
  projects: [
    { name: 'phone', grepInvert: alone, teardown: 'alone' },
    { name: 'alone', grep: alone, workers: 1 },
  ],
});
