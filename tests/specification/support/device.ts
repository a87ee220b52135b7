import { expect, type Page } from '@playwright/test';

/** Records how the page asks for its location, from its next load on, and returns the recorded options. */
export async function watchLocationRequests(page: Page): Promise<() => Promise<PositionOptions[]>> {
  await page.addInitScript(() => {
    const asked: (PositionOptions | undefined)[] = [];
    Object.assign(window, { askedForLocation: asked });
    const { geolocation } = navigator;
    const [get, watch] = [
      geolocation.getCurrentPosition.bind(geolocation),
      geolocation.watchPosition.bind(geolocation),
    ];
    geolocation.getCurrentPosition = (found, failed, options) => {
      asked.push(options);
      get(found, failed, options);
    };
    geolocation.watchPosition = (found, failed, options) => {
      asked.push(options);
      return watch(found, failed, options);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'askedForLocation') as PositionOptions[]);
}

/** Add-to-home-screen prompt. */
export const installPrompt = (page: Page) => page.getByText(/to your home screen/i).first();

/** Expects the prompt to be shown, after the page's clock ran on. */
export async function expectInstallPrompt(page: Page): Promise<void> {
  await page.clock.resume();
  await expect(installPrompt(page)).toBeVisible();
}

/**
 * Expects the prompt on one page and not on another, whose clock ran on before: in the time that the code of the prompt
 * needs, it would be there, too.
 */
export async function expectInstallPromptOnly(shown: Page, hidden: Page): Promise<void> {
  await hidden.clock.resume();
  await expectInstallPrompt(shown);
  await expect(installPrompt(hidden)).toBeHidden();
}

/** Opens a path where the browser offers to install the app, waits on the page's clock, and stops it. */
export async function openOnInstallableDevice(
  page: Page,
  path: string,
  seconds: number,
): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(offer, { prompt: async () => ({ outcome: 'dismissed' }) }));
    });
  });
  await page.clock.install();
  // A page that took longer to load is past that moment, and is loaded again from the browser's cache.
  await expect(async () => {
    const start = Date.now();
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.clock.pauseAt(start + seconds * 1000);
  }).toPass();
}

/** Answers for the maps service, and returns the page that opens it. */
export async function openMaps(page: Page, press: () => Promise<void>): Promise<Page> {
  // Not for every page: a route turns the cache of its context off.
  await page.context().route(/^https:/, (route) => route.fulfill({ body: '' }));
  const opened = page.waitForEvent('popup');
  await press();
  return opened;
}

/** Stops the page's clock a moment from now. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000);
}

/** Lets minutes of the page's clock pass, and counts the requests that the page begins in them. */
export async function passMinutes(page: Page, minutes: number): Promise<void> {
  await page.clock.runFor(minutes * 60_000);
  // Requests come to their routes in the order in which they begin.
  await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
}
