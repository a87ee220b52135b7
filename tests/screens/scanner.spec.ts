import { expect, type Page } from '@playwright/test';
import type { AttendeeTexts } from '../../common/src/messages/types.ts';
import { withCodeBeforeCamera, withoutCamera } from '../support/screens/devices.ts';
import { test } from '../support/screens/screens.ts';

async function open(page: Page, { home, checkIn }: AttendeeTexts): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: home.scan }).click();
  await expect(page.getByRole('dialog', { name: checkIn.scannerTitle })).toBeVisible();
}

test('scanner in use, and the PIN form', { tag: '@each-screen' }, async ({
  attendee: page,
  texts,
  inspect,
}) => {
  const { scanner, checkIn } = texts;
  await open(page, texts);
  await expect(page.getByText(scanner.aim)).toBeVisible();
  await inspect(page, 'scanner');
  await page.getByRole('button', { name: scanner.typePin }).click();
  await expect(page.getByLabel(checkIn.pin, { exact: true })).toBeVisible();
  await inspect(page, 'scanner-pin');
  await page.getByLabel(checkIn.pin, { exact: true }).fill('12345');
  await page.getByRole('button', { name: checkIn.usePin }).click();
  await expect(page.getByText(checkIn.pinWrong)).toBeVisible();
  await inspect(page, 'scanner-pin-wrong');
});

test('unknown code', async ({ attendee: page, texts, inspect }) => {
  await withCodeBeforeCamera(page, 'https://example.com/menu');
  await open(page, texts);
  await expect(page.getByText(texts.scanner.notOurs['web-address'])).toBeVisible({
    timeout: 30_000,
  });
  await inspect(page, 'scanner-foreign');
});

for (const failure of ['denied', 'unsupported'] as const) {
  test(`camera that is ${failure}`, async ({ attendee: page, texts, inspect }) => {
    const { deniedTitle, notAvailableTitle } = texts.scanner;
    await withoutCamera(page, failure);
    await open(page, texts);
    const title = failure === 'denied' ? deniedTitle : notAvailableTitle;
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(page.getByRole('alert')).toBeVisible();
    await inspect(page, `scanner-${failure}`);
  });
}
