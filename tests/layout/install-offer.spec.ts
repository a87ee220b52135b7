import { expect, type Page } from '@playwright/test';
import { waitUntilStable } from '../support/e2e/accessibility.ts';
import { test } from '../support/screens/screens.ts';

for (const locale of ['en-US', 'es-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    for (const [name, path, isSignedIn, last] of [
      ['the landing page', '/', false, '#landing-calendar'],
      ['the registration', '/waiver', false, 'main input'],
      // The streets, by which the route is ordered, come after the pins.
      ['home', '/', true, '.map-card :text("Drawn for Harlow")'],
      ['the profile', '/profile', true, '.passport-name'],
    ] as const) {
      test(`the offer to install moves nothing that can be pressed on a phone: ${name}`, async ({
        page: visitor,
        newcomer,
        texts: { install },
      }) => {
        const page = isSignedIn ? newcomer : visitor;
        await page.clock.install();
        for (const [width, height] of [
          [360, 640],
          [390, 844],
          [820, 1180],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.goto(path);
          await expect(page.locator(last).first()).toBeVisible();
          // The landing page shows this until it has the event.
          await expect(page.getByText('…', { exact: true })).toHaveCount(0);
          await waitUntilStable(page);
          const before = await controls(page);
          expect(before.length).toBeGreaterThan(1);
          await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
          await page.clock.fastForward(5000);
          const add = page.getByRole('button', { name: install.install, exact: true });
          await expect(add).toBeInViewport({ ratio: 1 });
          await waitUntilStable(page);
          expect(await controls(page), `${width}x${height}`).toEqual(before);
          const title = page.getByText(install.title({ name: 'Wine Walk' }));
          await expect(title).toBeInViewport({ ratio: 1 });
          expect(await title.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
        }
      });
    }
  });
}

/** Returns names and places of the controls on the first screen, without those of the offer; the map sorts its pins later. */
function controls(page: Page): Promise<string[]> {
  return page.locator('a, button, input, select, textarea').evaluateAll((all) =>
    all
      .filter((each) => !each.closest('.offer') && each.checkVisibility())
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.top >= 0 && box.bottom <= innerHeight)
      .map(({ each, box: { left, top } }) => {
        const name = each.getAttribute('aria-label') ?? each.textContent;
        return `${name} at ${Math.round(left)}, ${Math.round(top)}`;
      })
      .toSorted(),
  );
}
