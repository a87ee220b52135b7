import { expect, type Page } from '@playwright/test';
import { changePassword, field, fillInNew, kinds, openNew, save } from './support/portal.ts';
import { createRecord } from './support/records.ts';
import {
  button,
  desktop,
  failure,
  logIn,
  show,
  signInToPortal,
  test,
  toast,
} from './support/screens.ts';

/** Adds a ticket by its form, and looks for it. */
async function addTicket(page: Page, ticketId: string): Promise<void> {
  await show(page, '/admin/tickets');
  await button(page, 'Add Ticket').click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Ticket ID/).fill(ticketId);
  await form.getByRole('button', { name: 'Add ticket' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('searchbox').fill(ticketId);
}

async function deleteTicket(page: Page, ticketId: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  if (await question.isHidden())
    await page.getByRole('button', { name: `Delete ${ticketId}` }).click();
  await question.getByRole('button', { name: /delete/i }).click();
}

/** Fails these calls with a message first, then without one, and expects both texts in the toast. */
async function expectFailures(
  page: Page,
  calls: RegExp,
  title: string,
  withoutMessage: string,
  act: () => Promise<void>,
): Promise<void> {
  for (const message of ['The cellar is flooded.', undefined]) {
    await page.route(calls, (route) =>
      route.request().method() === 'GET' ? route.fallback() : failure(message)(route),
    );
    await act();
    await expect(toast(page, title)).toContainText(message ?? withoutMessage);
    await page.unroute(calls);
  }
}

test.describe('8. Error catalog', () => {
  test("Admin login failure: 'Login Failed' with the server message or 'Invalid username or password'", async ({
    tab,
    visitor,
  }) => {
    const page = await tab(visitor);
    await logIn(page, 'nobody', 'wrong-password');
    await expect(toast(page, 'Login Failed')).toBeVisible();
    const send = () => button(page, 'Sign In').click();
    const text = 'Invalid username or password';
    await expectFailures(page, /\/api\/admin\/login$/, 'Login Failed', text, send);
  });

  test('Admin login failure: without a connection the description says that the server could not be reached', async ({
    open,
  }) => {
    const page = await open(desktop);
    await page.route('**/api/admin/login', (route) => route.abort());
    await logIn(page, 'nobody', 'wrong-password');
    await expect(toast(page, 'Login Failed')).toContainText(/(server|reach|connect)/i);
    await expect(toast(page, 'Login Failed')).not.toContainText('Invalid username');
  });

  for (const [kind, name] of kinds)
    test(`Save failures: 'Error' with the server message, or 'Failed to save ${name}'`, async ({
      staff: { page },
    }) => {
      await openNew(page, kind);
      await fillInNew(page, kind, 'Quill & Quire');
      const calls = new RegExp(`/api/admin/${kind}$`);
      await expectFailures(page, calls, 'Error', `Failed to save ${name}`, () => save(page));
    });

  test("Change password failure: 'Update Failed' with the server message or 'Failed to update credentials'", async ({
    staff: { page },
  }) => {
    await show(page, '/admin');
    await button(page, 'Credentials').click();
    const calls = /\/api\/admin\/change-password$/;
    await expectFailures(page, calls, 'Update Failed', 'Failed to update credentials', () =>
      changePassword(page, 'winewalk', 'long-enough'),
    );
  });

  test("Ticket delete failure: 'Delete Error' with the server message or 'Failed to delete ticket'", async ({
    staff: { page },
  }) => {
    const ticketId = `KEEP-${Date.now()}`;
    await addTicket(page, ticketId);
    const calls = new RegExp(`/api/admin/tickets/${ticketId}`);
    await expectFailures(page, calls, 'Delete Error', 'Failed to delete ticket', () =>
      deleteTicket(page, ticketId),
    );
  });

  test("Success toasts: 'Login Successful', 'Credentials Updated', 'Logged Out'", async ({
    open,
    ownAdmin,
  }) => {
    const page = await open(desktop);
    await signInToPortal(page, ownAdmin);
    await expect(toast(page, 'Login Successful')).toBeVisible();
    await button(page, 'Credentials').click();
    await changePassword(page, ownAdmin.password, 'lanterns-and-looms');
    await expect(toast(page, 'Credentials Updated')).toBeVisible();
    const signOut = button(page, 'Sign Out');
    if (!(await signOut.isVisible())) await page.keyboard.press('Escape');
    await signOut.click();
    await expect(toast(page, 'Logged Out')).toBeVisible();
  });

  test("Success toasts: 'Ticket Deleted'", async ({ staff: { page } }) => {
    const ticketId = `GONE-${Date.now()}`;
    await addTicket(page, ticketId);
    await deleteTicket(page, ticketId);
    await expect(toast(page, 'Ticket Deleted')).toBeVisible();
  });

  for (const [kind, , title] of kinds) {
    test(`Success toasts: '${title} created successfully' or 'updated successfully'`, async ({
      staff: { page },
      admin,
    }) => {
      const record = `Quill ${Date.now()}`;
      await openNew(page, kind);
      await fillInNew(page, kind, record);
      await save(page);
      await expect(toast(page, `${title} created successfully`)).toBeVisible();
      await createRecord(kind, admin, { name: `${record} II` });
      await show(page, `/admin/${kind}`);
      await page.getByRole('searchbox').fill(`${record} II`);
      await page.getByRole('button', { name: `Edit ${record} II` }).click();
      await field(page, 'Description').fill('Paper, ink and wine.');
      await save(page);
      await expect(toast(page, `${title} updated successfully`)).toBeVisible();
    });
  }
});
