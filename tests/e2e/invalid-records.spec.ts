import { expect, test } from '@playwright/test';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { commit } from '../../functions/src/firestore/write.ts';
import { demoEventId } from '../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../tools/emulators/database.ts';
import { demoBusiness } from '../support/e2e/locations.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { uidOn } from '../support/e2e/session.ts';
import { stack } from '../support/stack.ts';

const vino = demoBusiness('vino-veritas');

test.beforeAll(() => openDatabase(stack.ports));

test('visits without a readable time cost one line each, on no other screen anything', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') reports.push(message.text());
  });
  await registerAsNew(page);
  const uid = await uidOn(page);
  const path = documentPaths.progress(uid, demoEventId);
  const state = 'verified';
  const visits = {
    [vino.id]: { checkInTime: new Date().toISOString(), state },
    'no-time': { checkInTime: null, state },
    'no-field': { state },
    'empty-time': { checkInTime: '', state },
    'no-visit': 7,
  };
  // A page that is still open would report them, too.
  await page.goto('about:blank');
  await commit([{ kind: 'update', path, data: { visits } }]);
  await page.goto('/profile');
  const lines = page.getByRole('region', { name: 'Recent Check-ins' }).getByRole('listitem');
  await expect(lines).toHaveCount(5);
  await expect(lines.filter({ hasText: 'Unknown time' })).toHaveCount(4);
  await expect(lines.filter({ hasText: 'Business #no-field' })).toContainText('Verified');
  await expect(lines.filter({ hasText: 'Business #no-visit' })).toContainText('Pending');
  for (const [link, heading] of [
    ['Map', 'Participating Businesses'],
    ['Businesses', vino.name],
    ['Rewards', 'Available to Claim'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  expect(reports.filter((text) => text.startsWith(`unreadable document ${path} `))).toHaveLength(1);
});
