import { Buffer } from 'node:buffer';
import { launch, type Permission } from 'puppeteer-core';
import { type Driver, phoneWindow } from './driver.ts';

/**
 * Preferences for a push service of this machine, to which Firefox does not connect by default while it is driven, and for
 * notifications without a desktop that shows them.
 */
const pushPreferences = (server: string) => ({
  'dom.push.serverURL': server,
  'dom.push.testing.allowInsecureServerURL': true,
  'dom.push.connection.enabled': true,
  'remote.prefs.recommended': false,
  'permissions.default.desktop-notification': 1,
  'alerts.useSystemBackend': false,
});

/**
 * Opens a page in a new Firefox (FIREFOX_PATH) through WebDriver BiDi. `origin`: origin that may read the location.
 * `pushServer`: push service (WebSocket) from which the origin may notify.
 */
export async function openFirefox(origin: string, pushServer?: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '',
    headless: true,
    defaultViewport: phoneWindow,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      ...(pushServer && pushPreferences(pushServer)),
    },
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
