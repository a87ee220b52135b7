import { expect, type Page } from '@playwright/test';
import { englishTexts } from '../catalog-texts.ts';
import { stack } from '../stack.ts';

interface OobCodes {
  oobCodes: { email: string; requestType: string; oobLink: string }[];
}

/** Latest sign-in link for the email from the Auth emulator. Throws if there is none. */
export async function lastLink(email: string): Promise<string> {
  const address = `http://127.0.0.1:${stack.ports.auth}/emulator/v1/projects/${stack.projectId}/oobCodes`;
  const { oobCodes } = (await (await fetch(address)).json()) as OobCodes;
  const sent = oobCodes.filter(
    (code) => code.requestType === 'EMAIL_SIGNIN' && code.email === email,
  );
  const link = sent.at(-1)?.oobLink;
  if (!link) throw new Error(`No sign-in link was sent to ${email}.`);
  return link;
}

/** Opens the sign-in panel on the landing and signs in. */
export async function signInByEmailLink(
  page: Page,
  email: string,
  texts = englishTexts,
): Promise<void> {
  const { landing } = texts;
  await page.getByRole('link', { name: landing.signIn, exact: true }).click();
  await signInByPanel(page, email, texts);
}

/** Requests a link in the open panel, and opens it: it signs in to the only registration. */
export async function signInByPanel(
  page: Page,
  email: string,
  { signIn: { form: signIn } } = englishTexts,
): Promise<void> {
  const panel = page.getByRole('dialog', { name: signIn.title });
  await panel.getByRole('textbox', { name: signIn.email }).fill(email);
  await panel.getByRole('button', { name: signIn.send }).click();
  await expect(page.getByRole('heading', { name: signIn.sentTitle })).toBeVisible();
  await page.goto(await lastLink(email));
}
