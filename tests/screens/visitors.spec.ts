import { expect } from '@playwright/test';
import { test } from './support/screens.ts';

test('landing', async ({ page, plain, capture }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: plain.landing.title })).toBeVisible();
  await capture(page, 'landing');
});

test('signing in', async ({ page, plain, capture }) => {
  await page.goto('/');
  await page.getByRole('link', { name: plain.landing.signIn, exact: true }).click();
  await expect(page.getByRole('heading', { name: plain.signIn.title, exact: true })).toBeVisible();
  await capture(page, 'sign-in');
  await page.getByLabel(plain.signIn.email).fill('jonah.whitfield@example.com');
  await page.getByRole('button', { name: plain.signIn.send }).click();
  await expect(page.getByRole('heading', { name: plain.signIn.sentTitle })).toBeVisible();
  await capture(page, 'sign-in-sent');
});

test('registration', async ({ page, texts: { registration: texts }, capture }) => {
  await page.goto('/waiver');
  await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
  await capture(page, 'waiver');
  await page.getByRole('button', { name: texts.validate }).click();
  await capture(page, 'waiver-ticket-missing');
  for (const [name, id] of [
    ['valid', 'WW2024-001250'],
    ['held', 'WW2024-000001'],
    ['used', 'WW2024-000002'],
    ['unknown', 'WW2024-999999'],
  ] as const) {
    await page.getByRole('textbox', { name: texts.ticketId }).fill(id);
    await page.getByRole('button', { name: texts.validate }).click();
    await capture(page, `waiver-ticket-${name}`);
  }
  await page.getByRole('button', { name: texts.releaseOpen }).click();
  await capture(page, 'waiver-release');
});

test('what cannot be found', async ({ page, texts, capture }) => {
  await page.goto('/no-such-street');
  await expect(page.getByText(texts.shell.notFoundTitle)).toBeVisible();
  await capture(page, 'not-found');
  await page.goto('/waiver/no-such-registration');
  await capture(page, 'confirmation-missing');
});
