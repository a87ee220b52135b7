import { expect as expectSoon, test } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { attendeeWithPhone, deskOn, registerOnPaper } from '../support/e2e/desk.ts';
import { someone } from '../support/e2e/registration.ts';
import { openAsStaff, openTab } from '../support/e2e/staff-portal.ts';

const { confirmation } = englishTexts;
/** Waits longer than usual: the first response of the functions emulator is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 45_000 });

test('the desk admits by ticket and by cash, rejects a second scan and undoes, live on both devices', async ({
  page,
  browser,
  locale,
}, { project, retry }) => {
  test.skip(locale !== 'en-US', 'The portal speaks English.');
  test.setTimeout(240_000);
  // The first try may have used its ticket and admitted its people.
  const ticket = `WW2024-00127${5 + retry}`;
  const lastName = `${project.name}${retry}`;
  const maya = await attendeeWithPhone(browser, `Maya ${lastName}`, ticket);
  const otto = await attendeeWithPhone(browser, `Otto ${lastName}`);
  await expect(otto.page.getByText(confirmation.cashTitle)).toBeVisible();
  await openAsStaff(page, 'desk');
  await openTab(page, 'Desk');
  const { field, answer, openTillIfAsked } = deskOn(page);

  await test.step('a ticket: one press from the keyboard', async () => {
    await field.fill(ticket);
    await field.press('Enter');
    await expect(answer.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
    await expect(field).toBeFocused();
  });

  await test.step('reject the same ticket again with time and staff member', async () => {
    await field.fill(`http://walk.example/waiver/${maya.submissionId}`);
    await field.press('Enter');
    await expect(answer.getByRole('heading', { name: 'Already used' })).toBeVisible();
    await expect(answer.getByText(/arrived at \d+:\d\d [AP]M, by /)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(answer).toBeHidden();
  });

  await test.step('undo, and admit again', async () => {
    const undo = page.getByRole('button', {
      name: `Undo: Maya ${lastName} is in`,
      exact: true,
    });
    await undo.click();
    await expect(undo).toBeHidden();
    await field.fill(ticket);
    await field.press('Enter');
    await answer.getByRole('button', { name: 'ID seen, hand over the glass' }).click();
    await expect(answer).toBeHidden();
  });

  await test.step('cash: the till opens with its float, and the attendee sees it live', async () => {
    await field.fill(otto.submissionId);
    await field.press('Enter');
    await expect(answer.getByRole('heading', { name: '$35 to collect' })).toBeVisible();
    const paid = answer.getByRole('button', { name: 'Paid $35, ID seen, hand over the glass' });
    await openTillIfAsked(paid);
    await paid.click();
    await expect(answer).toBeHidden();
    await expect(page.getByText(/^Your till: \$[\d,]+, \d+ sales?$/)).toBeVisible();
    await expect(otto.page.getByText(confirmation.arrived, { exact: true })).toBeVisible();
  });

  await test.step('an unknown person is refused, and nothing else happens', async () => {
    await field.fill('WW2024-999999');
    await field.press('Enter');
    await expect(answer.getByRole('heading', { name: 'Unknown' })).toBeVisible();
    await answer.getByRole('button', { name: 'Back to the search' }).click();
  });

  await test.step('register a person without a phone on paper, and find them', async () => {
    const detail = await registerOnPaper(page, someone(`Ida ${lastName}`));
    await expect(detail.getByText(/on paper, version/)).toBeVisible();
  });
  await maya.page.context().close();
  await otto.page.context().close();
});
