import type { Page } from '@playwright/test';
import { runPath } from '../../../tools/shared/paths.ts';
import { expectAccessible, waitUntilStable } from '../e2e/accessibility.ts';
import { expectToFit, setTextSize } from '../e2e/layout-checks.ts';

/**
 * Inspector of a state: a person by screenshot (`npm run screens`), axe (`npm test`), or axe and the layout checks of a
 * phone.
 */
export type Inspector = 'person' | 'axe' | 'axe and layout';

/** Inspects the current page under this name. */
export type InspectState = (page: Page, name: string) => Promise<void>;

/** Viewport in pixels; as tall as the page if no height is given. */
export interface Window {
  width: number;
  height?: number | undefined;
}

export type Colors = 'light' | 'dark';

/** Screenshot options: one per viewport and color mode. */
export interface Pictures {
  folder: string;
  windows: readonly Window[];
  /** Text size in percent. */
  textPercent: number;
  colors: readonly Colors[];
}

/** Creates the function that inspects a state. */
export function createInspector(eye: Inspector, pictures: Pictures): InspectState {
  if (eye !== 'person') {
    return async (page, name) => {
      await expectAccessible(page, name, pictures.colors);
      if (eye === 'axe and layout' && (await isPhoneScreen(page))) await expectToFit(page, name);
    };
  }
  return async (page, name) => {
    if (pictures.textPercent !== 100) await setTextSize(page, pictures.textPercent);
    if (pictures.windows.length === 0) await takePicture(page, pictures.folder, name);
    else await takePictures(page, name, pictures);
  };
}

/** False for paper, and for the portal, whose widths tests/layout/portal-widths.spec.ts checks. */
async function isPhoneScreen(page: Page): Promise<boolean> {
  const isScreen = await page.evaluate(() => matchMedia('screen').matches);
  return isScreen && !new URL(page.url()).pathname.startsWith('/admin');
}

/** Takes a screenshot per viewport. */
async function takePictures(page: Page, name: string, pictures: Pictures): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const colorScheme of pictures.colors) {
    await page.emulateMedia({ colorScheme });
    for (const window of pictures.windows) {
      await page.setViewportSize({ width: window.width, height: window.height ?? before.height });
      const size = window.height ? `${window.width}x${window.height}` : window.width;
      const isWhole = !window.height;
      await takePicture(page, pictures.folder, `${name}-${size}-${colorScheme}`, isWhole);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(before);
}

/** Takes a screenshot of the page, or of the viewport if a dialog is open or `isWhole` is false. */
async function takePicture(
  page: Page,
  folder: string,
  name: string,
  isWhole = true,
): Promise<void> {
  await waitUntilStable(page);
  const path = runPath('screens', folder, `${name}.png`);
  const picture = () => page.screenshot({ path, animations: 'disabled' });
  if (!isWhole || (await page.getByRole('dialog').isVisible())) await picture();
  else await asTallAsItsContent(page, picture);
}

/** Resizes the viewport to the page height, so that fixed elements stay at the edges. */
async function asTallAsItsContent(page: Page, work: () => Promise<unknown>): Promise<void> {
  const window = page.viewportSize() ?? { width: 412, height: 915 };
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(Math.max(window.height, content), 4000);
  await page.setViewportSize({ ...window, height });
  await work();
  await page.setViewportSize(window);
}
