import { defineConfig, devices } from '@playwright/test';
import { stack } from '../harness/stack.ts';
import type { ScreenOptions } from '../screens/support/screens.ts';

/** The middle of the demo's district; a test moves from here. */
const geolocation = { latitude: 38.1497, longitude: -79.0722, accuracy: 8 };

const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const cameraFlags = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];

// Its pixels are not looked at, and drawing seven times as many takes its time.
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
/** Every screen in every state, looked at by axe; `npm run screens` takes their pictures. */
const states = { testDir: '../screens', timeout: 180_000 };
const byAxe = {
  eye: 'axe',
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
} as const;
const spanishInTheDark = { locale: 'es-US', colorScheme: 'dark' } as const;

const mainWalk = '**/main-walk.spec.ts';
/** What only a phone does, or is the same on every screen. */
const ofPhones = ['scanner', 'offline-check-in', 'reads', 'landing-weight', 'comfort'].map(
  (name) => `**/${name}.spec.ts`,
);

/*
 * One worker: the journeys share one stack and its emulators, which answer one request at a time.
 * No retries: a test that passes only when repeated is a test that failed.
 */
export default defineConfig<ScreenOptions>({
  testDir: '.',
  outputDir: '../../.run/browser',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: stack.url,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    geolocation,
    permissions: ['geolocation'],
    // A trace takes as much work again as the test: asked for where a failure is looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      args: [...quietFlags, ...cameraFlags],
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    },
  },
  projects: [
    // The states first: what journeys leave behind is in no picture.
    { name: 'states-phone', ...states, use: { ...phone, ...byAxe }, testIgnore: '**/staff*' },
    // Other words and another layout of what is the same page: each screen once, and the portal.
    {
      name: 'states-desktop-spanish',
      ...states,
      use: { ...desktop, ...byAxe, locale: 'es-US' },
      grep: /@each-screen/,
    },
    { name: 'phone', use: phone, testIgnore: '**/portal*' },
    { name: 'desktop', use: desktop, testIgnore: ofPhones },
    { name: 'phone-spanish-dark', use: { ...phone, ...spanishInTheDark }, testMatch: mainWalk },
    { name: 'desktop-spanish-dark', use: { ...desktop, ...spanishInTheDark }, testMatch: mainWalk },
  ],
});
