import { expect } from '@playwright/test';
import { confirmationOf } from '../support/people.ts';
import { button, show, test } from '../support/screens.ts';
import { sendForList } from '../support/send.ts';
import { dayOf, timesOf } from '../support/times.ts';
import { activeEvent } from '../support/walk.ts';

test.describe('2. Screens and routes: Registration confirmation screen', () => {
  test.beforeEach(({ newcomer: { page, submissionId } }) => show(page, `/waiver/${submissionId}`));

  test("Success banner 'Registration Complete!'", async ({ newcomer: { page } }) => {
    await expect(page.getByRole('heading', { name: 'Registration Complete!' })).toBeVisible();
  });

  test('Confirmation id, participant name, registered date, payment type, ticket id if any', async ({
    newcomer: { page, submissionId, fullName, ticketId },
  }) => {
    const facts = page.getByRole('main');
    for (const text of [submissionId, fullName, ticketId])
      await expect(facts.getByText(text, { exact: true }).first()).toBeVisible();
    const { submittedAt } = await confirmationOf(submissionId);
    const registered = facts.getByRole('term').filter({ hasText: /^registered$/i });
    const date = registered.locator('xpath=following-sibling::dd');
    await expect(date).toContainText(dayOf(submittedAt));
    await expect(facts.getByText(/prepaid/i)).toBeVisible();
  });

  test('No ticket id without one', async ({ visitor: page, attendee: { submissionId } }) => {
    await page.goto(`/waiver/${submissionId}`);
    await expect(page.getByText(submissionId, { exact: true })).toBeVisible();
    await expect(page.getByRole('term').getByText(/ticket id/i)).toHaveCount(0);
  });

  test('The name in full to its owner; "First L." to anyone else who has the link', async ({
    visitor,
    newcomer: { page, submissionId },
  }) => {
    await expect(page.getByText('Cass Moreno', { exact: true })).toBeVisible();
    await show(visitor, `/waiver/${submissionId}`);
    await expect(visitor.getByText('Cass M.', { exact: true })).toBeVisible();
    await expect(visitor.getByText('Moreno')).toHaveCount(0);
  });

  test("The registered event's own date, time, place and reminders", async ({
    newcomer: { page },
  }) => {
    const { day, start, end } = timesOf(await activeEvent());
    const main = page.getByRole('main');
    await expect(main.getByText(day).first()).toBeVisible();
    await expect(main.getByText(start).first()).toContainText(end);
    await expect(main.getByText(/Depot Square/).first()).toBeVisible();
    const reminders = main.getByRole('listitem');
    await expect(reminders.filter({ hasText: /photo ID/ })).toBeVisible();
    await expect(reminders.filter({ hasText: /21/ })).toBeVisible();
  });

  test('The demo data holds a past event on Feb 15 2025, 2-6 PM', async ({ admin }) => {
    const events = await sendForList('GET', '/api/admin/events', { token: admin });
    const shown = events.map(timesOf);
    expect(shown).toContainEqual({ day: 'February 15, 2025', start: '2:00', end: '6:00 PM' });
  });

  test("Verified ticket shows 'Ticket Verified - Ready for event'", async ({
    newcomer: { page },
  }) => {
    await expect(page.getByText('Ticket Verified - Ready for event')).toBeVisible();
  });

  test('An unverified cash payment shows a cash-payment notice', async ({
    visitor: page,
    attendee: { submissionId },
  }) => {
    await show(page, `/waiver/${submissionId}`);
    const notice = page.getByRole('status').filter({ hasText: /cash/i });
    await expect(notice.first()).toContainText('$35');
    await expect(page.getByText('Ticket Verified - Ready for event')).toHaveCount(0);
  });

  test('Buttons: Print Confirmation', async ({ newcomer: { page } }) => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await button(page, 'Print Confirmation').click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  });

  test('Buttons: Start Exploring Businesses (goes to the root)', async ({ newcomer: { page } }) => {
    await button(page, 'Start Exploring Businesses').click();
    await expect(page).toHaveURL('/');
  });

  test("Load error text: 'Unable to load confirmation. Please check your submission ID.'", async ({
    visitor,
  }) => {
    await show(visitor, '/waiver/NO-SUCH-SUBMISSION');
    await expect(
      visitor.getByText('Unable to load confirmation. Please check your submission ID.'),
    ).toBeVisible();
  });
});
