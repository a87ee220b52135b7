import type { Page } from '@playwright/test';
import { runPath } from '../../../tools/shared/places.ts';
import { comeToRest, expectAccessible } from '../browser/accessibility.ts';

/** Who looks at a state: a person, at its picture (`npm run screens`), or axe (`npm test`). */
export type Eye = 'person' | 'axe';

/** Has the page looked at as it is now, under this name. */
export type Look = (page: Page, name: string) => Promise<void>;

/** How `eye` looks at a state; `folder` is where its pictures go. */
export function lookWith(eye: Eye, folder: string): Look {
  if (eye === 'person') return (page, name) => takePicture(page, folder, name);
  return expectAccessible;
}

/** A picture of all of the page, or of the window where a dialog is over it. */
async function takePicture(page: Page, folder: string, name: string): Promise<void> {
  await comeToRest(page);
  const path = runPath('screens', folder, `${name}.png`);
  const picture = () => page.screenshot({ path, animations: 'disabled' });
  if (await page.getByRole('dialog').isVisible()) await picture();
  else await asTallAsItsContent(page, picture);
}

/** A window of the page's height: in a picture of a longer page, what is fixed would float in its middle. */
async function asTallAsItsContent(page: Page, work: () => Promise<unknown>): Promise<void> {
  const window = page.viewportSize() ?? { width: 412, height: 915 };
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(Math.max(window.height, content), 4000);
  await page.setViewportSize({ ...window, height });
  await work();
  await page.setViewportSize(window);
}
