import { Buffer } from 'node:buffer';
import { launch, type Permission } from 'puppeteer-core';
import { type Driver, phoneWindow } from './driver.ts';

/**
 * Opens a page in a new Firefox (FIREFOX_PATH) through WebDriver BiDi. `origin`: origin that may read the
 * location.
 */
export async function openFirefox(origin: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '',
    headless: true,
    defaultViewport: phoneWindow,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  });
  const page = await browser.newPage();
  const context = browser.defaultBrowserContext();
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: [] })),
    call: (work, argument) => page.evaluate(work as never, argument),
    run: async (script) => void (await page.evaluate(script)),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    async setLocation(location) {
      const permission = { name: 'geolocation' as Permission };
      const state = location ? 'granted' : 'denied';
      await context.setPermission(origin, { permission, state } as never);
      if (location) await page.setGeolocation(location);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
