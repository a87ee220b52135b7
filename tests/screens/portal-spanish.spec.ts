import { expect } from '@playwright/test';
import { demoEventId } from '../../tools/demo/run-event-now.ts';
import { type PortalTab, portalHref } from '../../web/src/portal/paths.ts';
import { findClippedContent } from '../support/e2e/cut-off.ts';
import { openAsStaff } from '../support/e2e/staff-portal.ts';
import { routeRoster } from '../support/screens/roster.ts';
import { test } from '../support/screens/screens.ts';

/** Every tab with its forms; a new one does not compile without its line here. */
const forms: Readonly<Record<PortalTab, readonly Record<string, string>[]>> = {
  overview: [],
  desk: [],
  registrations: [],
  review: [],
  businesses: [{ edit: 'vino-veritas' }, { offer: 'vino-veritas' }],
  events: [{ edit: demoEventId }],
  rewards: [{ edit: 'first-pour' }],
  tickets: [],
  'point-rules': [{ new: '1' }],
  announcements: [{ new: '1' }],
  prints: [{ sheet: 'walk' }, { sheet: 'roster' }, { sheet: 'door-list' }, { sheet: 'treasurer' }],
  feedback: [],
  results: [],
  draws: [],
  organization: [{ page: 'rules' }, { page: 'release' }, { page: 'texts' }],
  mail: [{ new: '1' }],
  staff: [{ new: '1' }],
};

/** Tabs and their forms. */
const screens = (Object.entries(forms) as [PortalTab, readonly Record<string, string>[]][]).flatMap(
  ([tab, formsOfTab]) => [{}, ...formsOfTab].map((form) => ({ tab, form })),
);

/** Names an open form by its key, and a page or sheet by its value. */
const nameOf = ([key, value]: [string, string]) =>
  key === 'page' || key === 'sheet' ? value : key;

const widths = [390, 768, 1024, 1280];

for (const { tab, form } of screens) {
  const name = ['portal', tab, ...Object.entries(form).map(nameOf)].join('-');
  test(`${name} in Spanish`, { tag: '@each-screen' }, async ({ page, inspect }) => {
    await routeRoster(page);
    await openAsStaff(page, 'admin', portalHref(tab, { event: demoEventId, ...form }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    // The first response of the functions emulator is slow on a busy machine.
    await expect(page.locator('[data-loading]')).toHaveCount(0, { timeout: 45_000 });
    await inspect(page, name);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.soft
        .poll(() => findClippedContent(page), { message: `${name} at ${width}` })
        .toEqual([]);
    }
  });
}
