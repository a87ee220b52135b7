import { type Browser, test as base, type Page } from '@playwright/test';
import { runPath } from '../../../tools/shared/places.ts';
import { texts as english } from '../../../web/src/texts/en.ts';
import { texts as spanish } from '../../../web/src/texts/es.ts';
import { english as plainEnglish } from '../../../web/src/texts/plain/en.ts';
import { spanish as plainSpanish } from '../../../web/src/texts/plain/es.ts';
import * as people from './people.ts';

type Fixtures = {
  /** Writes a picture of the page as it is, under this name: all of it, or a dialog's window. */
  capture: (page: Page, name: string) => Promise<void>;
  texts: typeof english;
  plain: typeof plainEnglish;
  /** A page of somebody who has just registered. */
  newcomer: Page;
  /** A page of somebody who has been walking for a while. */
  walker: Page;
  /** A page of the admin in the portal. */
  admin: Page;
};

type Sessions = {
  newcomerSession: people.Session;
  walkerSession: people.Session;
};

export const test = base.extend<Fixtures, Sessions>({
  texts: async ({ locale }, use) => use(locale?.startsWith('es') ? spanish : english),
  plain: async ({ locale }, use) => use(locale?.startsWith('es') ? plainSpanish : plainEnglish),
  capture: async ({ baseURL: _ }, use, { project }) => {
    await use(async (page, name) => {
      await page.waitForTimeout(900);
      const path = runPath('screens', project.name, `${name}.png`);
      const picture = () => page.screenshot({ path, animations: 'disabled' });
      if (await page.getByRole('dialog').isVisible()) await picture();
      else await asTallAsItsContent(page, picture);
    });
  },
  newcomerSession: [
    async ({ browser }, use) => use(await people.newcomer(browser)),
    { scope: 'worker' },
  ],
  walkerSession: [
    async ({ browser }, use) => use(await people.walker(browser)),
    { scope: 'worker' },
  ],
  newcomer: ({ browser, newcomerSession }, use) => withPage(browser, newcomerSession, use),
  walker: ({ browser, walkerSession }, use) => withPage(browser, walkerSession, use),
  admin: async ({ page }, use) => {
    await people.becomeAdmin(page);
    await use(page);
  },
});

/** A window of the page's height: in a picture of a longer page, what is fixed would float in its middle. */
async function asTallAsItsContent(page: Page, work: () => Promise<unknown>): Promise<void> {
  const window = page.viewportSize() ?? { width: 412, height: 915 };
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({
    ...window,
    height: Math.min(Math.max(window.height, content), 4000),
  });
  await work();
  await page.setViewportSize(window);
}

async function withPage(
  browser: Browser,
  storageState: people.Session,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ storageState });
  await use(await context.newPage());
  await context.close();
}
