import { defineConfig } from '@playwright/test';
import journeys, { desktop, phone } from '../e2e/playwright.config.ts';
import type { Colors } from '../support/screens/inspect-state.ts';
import type { ScreenOptions } from '../support/screens/screens.ts';

/** Runs one state of each screen; a full run, every state. */
const grep = process.env.TEST_FULL ? /./ : /@each-screen/;

/** A walk is in the evening, and is prepared in the day; a full run checks both colors. */
const colors = (typical: Colors) => ({ colors: process.env.TEST_FULL ? both : [typical] });
const both: Colors[] = ['light', 'dark'];

const ofPortal = ['**/staff*', '**/desk*', '**/review*'];

const inSpanishOnly = '**/portal-spanish*';

/** Each screen of the attendee, and each tab of the portal, whose other states have steps in English. */
const inSpanish = {
  name: 'states-desktop-spanish',
  use: { ...desktop, ...colors('light'), locale: 'es-US' },
  testIgnore: ofPortal,
  grep: /@each-screen/,
};

/** Every screen, checked by axe; `npm run screens` takes screenshots. */
export default defineConfig<ScreenOptions>({
  ...journeys,
  testDir: '.',
  outputDir: '../../.run/states',
  timeout: 180_000,
  use: {
    ...journeys.use,
    eye: 'axe',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'states-phone',
      use: { ...phone, ...colors('dark'), eye: 'axe and layout' },
      testIgnore: ['**/staff*', inSpanishOnly],
      grep,
    },
    {
      name: 'states-desktop',
      use: { ...desktop, ...colors('light') },
      testMatch: process.env.TEST_FULL ? ofPortal : '**/staff*',
      grep,
    },
    ...(process.env.TEST_FULL ? [inSpanish] : []),
  ],
});
