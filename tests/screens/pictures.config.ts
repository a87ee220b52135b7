import { defineConfig, devices } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';
import type { Colors } from '../support/screens/inspect-state.ts';
import type { ScreenOptions } from '../support/screens/screens.ts';

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1.5,
};
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };

/** Viewports instead of the defaults: `WINDOWS=390,768,1440,844x390 npm run screens`. */
const windows = process.env.WINDOWS?.split(',').map((size) => {
  const [width = 0, height] = size.split('x').map(Number);
  return { width, height };
});

/** Text size in percent: `TEXT=200 npm run screens`. */
const textPercent = Number(process.env.TEXT ?? 100);

/** Language and color mode: `LOCALE=es-US COLORS=dark WINDOWS=320 npm run screens`. */
const locale = process.env.LOCALE ?? 'en-US';
const colors = colorsOf(process.env.COLORS);

const inSpanishOnly = '**/portal-spanish*';

/** Screenshots of every screen and state for manual review; see `npm run screens`. */
export default defineConfig<ScreenOptions>({
  ...journeys,
  testDir: '.',
  timeout: 180_000,
  use: { ...journeys.use, textPercent, colors },
  outputDir: '../../.run/screens-failed',
  projects: windows
    ? [
        {
          name: `windows-${locale}-${textPercent}`,
          use: { ...desktop, windows, locale },
          testIgnore: locale.startsWith('es') ? [] : inSpanishOnly,
        },
      ]
    : [
        { name: 'phone-light', use: phone, testIgnore: inSpanishOnly },
        { name: 'phone-dark', use: { ...phone, colorScheme: 'dark' }, testIgnore: inSpanishOnly },
        { name: 'desktop-light', use: desktop, testIgnore: inSpanishOnly },
        {
          name: 'desktop-dark',
          use: { ...desktop, colorScheme: 'dark' },
          testIgnore: inSpanishOnly,
        },
        { name: 'phone-spanish', use: { ...phone, locale: 'es-US' }, testIgnore: '**/staff*' },
      ],
});

function colorsOf(requested = 'light,dark'): Colors[] {
  return (['light', 'dark'] as const).filter((mode) => requested.split(',').includes(mode));
}
