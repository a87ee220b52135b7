import { expect } from '@playwright/test';
import {
  brokenWords,
  clippedControls,
  horizontalOverflow,
  smallTargets,
} from '../support/e2e/layout-checks.ts';
import { mostUsedScreens, openScreen } from '../support/e2e/most-used-screens.ts';
import { expectInsideSafeArea, landscapeInsets, setInsets } from '../support/e2e/safe-area.ts';
import { test } from '../support/screens/screens.ts';

for (const path of [...mostUsedScreens, '/rewards?reward=gold-stamp', '/waiver']) {
  // spec: A9.17, A12.9, A12.11
  test(`${path} has controls of 44 pixels, respects the notch and fits at 200% text`, async ({
    attendee: page,
  }) => {
    const portrait = page.viewportSize() ?? { width: 412, height: 839 };
    await openScreen(page, path);
    expect(await smallTargets(page)).toEqual([]);
    await setInsets(page, landscapeInsets);
    await expectInsideSafeArea(page, path);
    await setInsets(page, {});
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const width of [portrait.width, 320]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await horizontalOverflow(page), `${width}`).toBe(0);
      expect(await clippedControls(page), `${width}`).toEqual([]);
      expect(await brokenWords(page), `${width}`).toEqual([]);
    }
  });
}
