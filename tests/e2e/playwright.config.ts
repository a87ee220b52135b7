import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from '../support/e2e/chromium-flags.ts';
import { stack } from '../support/stack.ts';

/** Center of the demo district, at no business; tests move from here. */
const geolocation = { latitude: 38.1499, longitude: -79.0722, accuracy: 8 };

// A lower pixel ratio is faster, and tests do not compare pixels.
export const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };
export const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
const spanishInTheDark = { locale: 'es-US', colorScheme: 'dark' } as const;

/** Desk and portal run on desktop; volunteers' phones are covered by `full-event` and tests/offline. */
const ofComputers = ['**/portal*', '**/desk.spec.ts', '**/desk-keyboard.spec.ts'];
const mainJourney = '**/main-journey.spec.ts';
/** Tag of tests that are about phones only or the same on every screen, in files with other tests. */
const ofAnyScreen = /@any-screen/;
const ofPhones = [
  'back-button',
  'scanner',
  'offline-check-in',
  'slow-network',
  'firestore-reads',
  'landing-size',
  'full-event',
  'kill-switch-worker',
  'html-snapshot',
  'listener-recovery',
  'group',
  'own-confirmation',
  'registration-alternatives',
  'restore-rehearsal',
  'session-cookie',
  'shop-page',
].map((name) => `**/${name}.spec.ts`);

/** `npm run test:full` repeats every journey on every device, and runs the long ones. */
const isFull = Boolean(process.env.TEST_FULL);
/** Journeys of full runs only: their rules have unit, component and API tests. */
const longFiles = [
  'back-button',
  'desk-keyboard',
  'firestore-reads',
  'group',
  'invalid-records',
  'landing-size',
  'listener-recovery',
  'map-basemap',
  'map-groups',
  'notifications',
  'own-confirmation',
  'portal-connections',
  'portal-point-rules',
  'portal-prepare',
  'portal-tickets',
  'registration-alternatives',
  'restore-rehearsal',
  'review',
  'slow-network',
  'smoke-test',
].flatMap((name) => (isFull ? [] : [`**/${name}.spec.ts`]));
/** Tests, of the other files, that this run excludes. */
export const longTests = isFull ? [] : [/@full/];

const everyTime = [
  { name: 'phone', use: phone, testIgnore: [...ofComputers, ...longFiles], grepInvert: longTests },
  {
    name: 'desktop',
    use: desktop,
    ...(isFull ? { testIgnore: ofPhones } : { testMatch: ofComputers, testIgnore: longFiles }),
    grepInvert: [ofAnyScreen, ...longTests],
  },
];
const spanishJourneys = [
  { name: 'phone-spanish-dark', use: { ...phone, ...spanishInTheDark }, testMatch: mainJourney },
  {
    name: 'desktop-spanish-dark',
    use: { ...desktop, ...spanishInTheDark },
    testMatch: mainJourney,
  },
];

/*
 * One worker: the journeys share one stack and its emulators, which answer one request at a time.
 * One retry: a test that passes on the second try is listed as flaky (tools/suites).
 */
export default defineConfig({
  testDir: '.',
  globalSetup: '../support/run-event-now.ts',
  outputDir: '../../.run/e2e',
  workers: 1,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Ends a failed test before its own timeout.
    actionTimeout: 30_000,
    baseURL: stack.url,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    geolocation,
    permissions: ['geolocation'],
    // Each context would precache the whole app; journeys without a connection allow it.
    serviceWorkers: 'block',
    // A trace doubles the duration, so it is recorded on request only.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      args: chromiumFlags,
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    },
  },
  projects: isFull ? [...everyTime, ...spanishJourneys] : everyTime,
});
