import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { commit } from '../../functions/src/firestore/write.ts';
import { demoEventId } from '../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../tools/emulators/database.ts';
import { stored } from '../support/api/store/database.ts';
import { firestoreTrouble, type Trouble } from '../support/e2e/firestore-outage.ts';
import { demoBusiness } from '../support/e2e/locations.ts';
import { openApp } from '../support/e2e/open-app.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { uidOn } from '../support/e2e/session.ts';
import { signInAsStaff } from '../support/e2e/staff-portal.ts';
import { stack } from '../support/stack.ts';

const vino = demoBusiness('vino-veritas');
const troubles: Exclude<Trouble, 'none'>[] = ['cut', 'no-quota'];
/** Longer than two retries, after which the error is shown, in milliseconds (web/src/platform/api). */
const soon = { timeout: 30_000 };
const quotaError = /resource-exhausted/;

test.beforeAll(() => openDatabase(stack.ports));

for (const trouble of troubles) {
  const tag = trouble === 'no-quota' ? ['@full'] : [];
  test(`an attendee's open screen recovers after ${trouble}`, { tag }, async ({ page }) => {
    const turn = await firestoreTrouble(page);
    await registerAsNew(page);
    const app = await openApp(page);
    await expect(page.getByRole('progressbar', { name: /^0 of / })).toBeVisible();
    await turn(trouble);
    const visit = { checkInTime: new Date().toISOString(), state: 'verified' };
    const path = documentPaths.progress(await uidOn(page), demoEventId);
    await commit([{ kind: 'update', path, data: { visits: { [vino.id]: visit } } }]);
    if (trouble === 'no-quota') await expect(page.getByText(quotaError).first()).toBeVisible(soon);
    else await expect(page.getByRole('progressbar', { name: /^0 of / })).toBeVisible();
    await turn('none');
    await expect(page.getByRole('progressbar', { name: /^1 of / })).toBeVisible(soon);
    await expect(page.getByText(quotaError)).toHaveCount(0);
    await app.expectNeverReloaded();
  });

  test(`a portal list recovers after ${trouble} @full`, async ({ page }) => {
    const turn = await firestoreTrouble(page);
    await signInAsStaff(page, 'admin', '/admin/businesses');
    await expect(page.getByText(vino.name).first()).toBeVisible();
    const name = `Cork ${randomUUID().slice(0, 6)}`;
    const path = documentPaths.business(randomUUID());
    const intact = (await stored(documentPaths.business(vino.id))) as Record<string, unknown>;
    const data = { ...intact, name, isActive: false };
    await turn(trouble);
    await commit([{ kind: 'create', path, data }]);
    try {
      if (trouble === 'no-quota')
        await expect(page.getByText(quotaError).first()).toBeVisible(soon);
      await turn('none');
      await expect(page.getByText(name).first()).toBeVisible(soon);
      await expect(page.getByText(quotaError)).toHaveCount(0);
    } finally {
      await commit([{ kind: 'delete', path }]);
    }
  });
}
