import { defineConfig } from '@playwright/test';
import journeys, { desktop, phone } from '../e2e/playwright.config.ts';
import type { ScreenOptions } from '../support/screens/screens.ts';

/** Every screen in every state, checked by axe; `npm run screens` takes screenshots. */
export default defineConfig<ScreenOptions>({
  ...journeys,
  testDir: '.',
  outputDir: '../../.run/states',
  timeout: 180_000,
  use: {
    ...journeys.use,
    eye: 'axe',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'states-phone', use: phone, testIgnore: '**/staff*' },
    // Other languages and widths: each screen once, and the portal.
    {
      name: 'states-desktop-spanish',
      use: { ...desktop, locale: 'es-US' },
      grep: /@each-screen/,
    },
  ],
});
