import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { registration as texts } from '../../../web/src/texts/en/registration.ts';

/** Registers on the cash path as somebody new and goes on to the home screen; answers their email. */
export async function registerAsNew(page: Page, fullName = 'Ada Quill'): Promise<string> {
  const email = `ada.${randomUUID()}@example.com`;
  await page.goto('/waiver');
  await page.getByRole('button', { name: texts.noTicket }).click();
  await page.getByLabel(texts.fullName).fill(fullName);
  await page.getByLabel(texts.email).first().fill(email);
  await page.getByText(texts.over21).click();
  await page.getByText(texts.liabilityWaiver).click();
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByText('Registration Complete!').first()).toBeVisible();
  await page.getByRole('link', { name: 'Start Exploring Businesses' }).click();
  return email;
}
