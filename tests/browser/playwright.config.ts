import { defineConfig, devices } from '@playwright/test';
import { stack } from '../harness/stack.ts';

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

/*
 * One worker: the journeys share one stack and its emulators, which answer one request at a time.
 * No retries: a test that passes only when repeated is a test that failed.
 */
export default defineConfig({
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
    trace: 'retain-on-failure',
    launchOptions: {
      args: [...quietFlags, ...cameraFlags],
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    },
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'] } },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
  ],
});
