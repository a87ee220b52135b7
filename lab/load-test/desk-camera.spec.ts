import { randomUUID } from 'node:crypto';
import { expect as expectSoon } from '@playwright/test';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { commit } from '../../functions/src/firestore/write.ts';
import { testWithCamera } from '../../tests/support/e2e/camera.ts';
import { adminAtComputer, joinAsVolunteer, openShift } from '../../tests/support/e2e/desk.ts';
import { registerArrivals } from '../../tests/support/e2e/desk-arrivals.ts';

const expect = expectSoon.configure({ timeout: 60_000 });
const ticketId = `FILM-${randomUUID().slice(0, 8).toUpperCase()}`;

testWithCamera(ticketId)(
  'a ticket held before the desk’s camera is one answer, and one press is in',
  async ({ browser }) => {
    const [arrival] = await registerArrivals({ ticket: 1 });
    const submissionId = arrival?.submissionIds[0] ?? '';
    const ticket = newTicket(
      { eventId: null, holderName: null, holderEmail: null },
      'import',
      new Date().toISOString(),
    );
    const data = { ...ticket, state: 'redeemed', redeemedBy: 'load-test', submissionId };
    await commit([{ kind: 'create', path: documentPaths.ticket(ticketId), data }]);
    const admin = await adminAtComputer(browser);
    const { page, answer, press } = await joinAsVolunteer(browser, await openShift(admin), 'Ana');
    await page.getByRole('button', { name: 'Scan' }).click();
    await expect(answer.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
    await press('ID seen, hand over the glass');
    await expect(page.getByRole('button', { name: /^Undo: .* is in$/ })).toBeVisible();
    // A ticket that stays in front of the camera is the same scan: the desk is ready for the next one.
    await expect(answer).toBeHidden();
    await page.context().close();
    await admin.context().close();
  },
);
