import { expect, type Locator } from '@playwright/test';
import { button, check, fillIn, show, test } from '../support/screens.ts';

const incomplete = 'Please complete all required fields and accept the legal agreements';

/** Expects a control that is marked as required, also for screen readers. */
async function expectRequired(control: Locator): Promise<void> {
  await expect(control).toHaveJSProperty('required', true);
}

async function expectOptional(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect(control).toHaveJSProperty('required', false);
}

test.describe('2. Screens and routes: Waiver (registration) page', () => {
  test('Ticket verification: ticket id field plus a Validate button', async ({ visitor }) => {
    await show(visitor, '/waiver');
    const part = visitor.getByRole('region', { name: /ticket verification/i });
    await expect(part.getByRole('textbox', { name: /ticket id/i })).toBeVisible();
    await expect(button(part, 'Validate')).toBeEnabled();
  });

  test('Example format WW2024-001234', async ({ visitor }) => {
    await show(visitor, '/waiver');
    const part = visitor.getByRole('region', { name: /ticket verification/i });
    await expect(part.getByText(/WW2024-001234/)).toBeVisible();
  });

  test('Personal information: full legal name (required)', async ({ visitor }) => {
    await show(visitor, '/waiver');
    await expectRequired(visitor.getByRole('textbox', { name: /full legal name/i }));
  });

  test('Personal information: email (required, email-type)', async ({ visitor }) => {
    await show(visitor, '/waiver');
    const email = visitor.getByRole('textbox', { name: 'Email' });
    await expectRequired(email);
    await expect(email).toHaveAttribute('type', 'email');
  });

  test('Personal information: phone, emergency contact name, emergency contact phone (all optional)', async ({
    visitor,
  }) => {
    await show(visitor, '/waiver');
    const part = visitor.getByRole('region', { name: /personal information/i });
    await part.getByText(/in an emergency/i).click();
    for (const name of [/^phone/i, /emergency contact name/i, /emergency contact phone/i])
      await expectOptional(part.getByRole('textbox', { name }));
  });

  test('Legal agreements: 21+ checkbox (required)', async ({ visitor }) => {
    await show(visitor, '/waiver');
    await expectRequired(visitor.getByRole('checkbox', { name: /21/ }));
  });

  test('Legal agreements: liability waiver checkbox with the full release text (required)', async ({
    visitor,
  }) => {
    await show(visitor, '/waiver');
    await expectRequired(visitor.getByRole('checkbox', { name: /liability waiver/i }));
    const text = visitor.getByRole('region', { name: /liability waiver/i });
    await expect(text).toContainText(/release of liability/i);
    expect((await text.innerText()).length).toBeGreaterThan(2000);
  });

  test('Legal agreements: marketing consent (optional)', async ({ visitor }) => {
    await show(visitor, '/waiver');
    const part = visitor.getByRole('region', { name: /legal agreements/i });
    await expectOptional(part.getByRole('checkbox', { name: /news|marketing/i }));
  });

  test('Complete Registration button, disabled until name, email and both required checkboxes are set', async ({
    form: page,
  }) => {
    const complete = button(page, 'Complete Registration');
    await expect(complete).toBeDisabled();
    await page.getByRole('textbox', { name: /full legal name/i }).fill('Ada Quill');
    await expect(complete).toBeDisabled();
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await expect(complete).toBeDisabled();
    await check(page, /liability waiver/i);
    await expect(complete).toBeDisabled();
    await check(page, /21/);
    await expect(complete).toBeEnabled();
    await check(page, /liability waiver/i, false);
    await expect(complete).toBeDisabled();
    await check(page, /liability waiver/i);
    await page.getByRole('textbox', { name: /full legal name/i }).fill('');
    await expect(complete).toBeDisabled();
  });

  test(`While incomplete it shows '${incomplete}'`, async ({ open }) => {
    const page = await open();
    await page.goto('/waiver');
    await expect(page.getByText(incomplete)).toBeVisible();
    await fillIn(page, { fullName: 'Ada Quill', email: 'ada@example.com' });
    await expect(page.getByText(incomplete)).toBeHidden();
  });

  test('After success it shows a confirmation view for the submission id', async ({
    newcomer: { page, submissionId },
  }) => {
    await show(page, `/waiver/${submissionId}`);
    await expect(page.getByText('Registration Complete!').first()).toBeVisible();
  });
});
