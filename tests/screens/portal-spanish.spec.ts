import { expect } from '@playwright/test';
import { demoEventId } from '../../tools/demo/run-event-now.ts';
import { type PortalTab, portalHref } from '../../web/src/portal/paths.ts';
import { findClippedContent } from '../support/e2e/cut-off.ts';
import { openAsStaff } from '../support/e2e/staff-portal.ts';
import { test } from '../support/screens/screens.ts';

/** Tabs of the portal with their forms; the texts of the two languages differ in length. */
const screens: readonly [PortalTab, form?: Record<string, string>][] = [
  ['overview'],
  ['desk'],
  ['registrations'],
  ['review'],
  ['businesses'],
  ['businesses', { edit: 'vino-veritas' }],
  ['businesses', { offer: 'vino-veritas' }],
  ['events'],
  ['events', { edit: demoEventId }],
  ['rewards'],
  ['rewards', { edit: 'first-pour' }],
  ['tickets'],
  ['point-rules'],
  ['point-rules', { new: '1' }],
  ['announcements'],
  ['announcements', { new: '1' }],
  ['prints'],
  ['feedback'],
  ['organization'],
  ['mail'],
  ['mail', { new: '1' }],
  ['staff'],
  ['staff', { new: '1' }],
];

const widths = [390, 768, 1024, 1280];

for (const [tab, form = {}] of screens) {
  const name = ['portal', tab, ...Object.keys(form)].join('-');
  test(`${name} in Spanish`, { tag: '@each-screen' }, async ({ page, inspect }) => {
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
