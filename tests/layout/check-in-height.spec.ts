import { expect } from '@playwright/test';
import { waitUntilStable } from '../support/e2e/accessibility.ts';
import { setLocationNear } from '../support/e2e/locations.ts';
import { openCheckInOf } from '../support/e2e/open-app.ts';
import { test } from '../support/screens/screens.ts';

for (const locale of ['en-US', 'es-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the sheet keeps its height after a check-in from too far away', async ({
      newcomer: page,
      texts: { checkIn },
    }) => {
      const name = 'Vino Veritas';
      await setLocationNear(page.context(), 'vino-veritas', 130);
      await openCheckInOf(page, 'vino-veritas', checkIn.checkInAt({ name }));
      const sheet = page.getByRole('dialog');
      const heights = async () => {
        const all: (number | undefined)[] = [];
        for (const [width, height] of [
          [360, 640],
          [390, 844],
          [820, 1180],
        ] as const) {
          await page.setViewportSize({ width, height });
          await waitUntilStable(page);
          all.push((await sheet.boundingBox())?.height);
        }
        return all;
      };
      await expect(sheet.getByText(checkIn.comeCloser).first()).toBeVisible();
      const before = await heights();
      await sheet.getByRole('button', { name: checkIn.checkInAt({ name }) }).click();
      await expect(page.getByText(checkIn.tooFarTitle)).toBeVisible();
      expect(await heights()).toEqual(before);
    });
  });
}
