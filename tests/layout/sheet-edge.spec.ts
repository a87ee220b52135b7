import { expect, type Locator } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { demoBusiness } from '../support/e2e/locations.ts';
import { test } from '../support/screens/screens.ts';

/** Fade at the lower edge of a sheet's content. */
const fade = (body: Locator) =>
  body.evaluate((element) => {
    const style = getComputedStyle(element);
    const isMasked = style.maskImage.startsWith('linear-gradient');
    return { isMasked, height: style.getPropertyValue('--ww-fade') };
  });
const cut = { isMasked: true, height: '40px' };
const whole = { isMasked: true, height: '0px' };

test('a sheet fades at its cut edge until its end is reached', async ({ newcomer: page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`/businesses?business=${demoBusiness('oak-and-ash').id}`);
  const body = page.getByRole('dialog').locator('.chakra-dialog__body');
  await expect(body).toBeVisible();
  await expect.poll(() => fade(body)).toEqual(cut);
  const fadeAtEnd = async () => {
    // Each time, because its parts load one after another.
    await body.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    return fade(body);
  };
  await expect.poll(fadeAtEnd).toEqual(whole);
});

test('a sheet that shows all of its content does not fade', async ({ newcomer: page }) => {
  await page.setViewportSize({ width: 844, height: 2000 });
  await page.goto(`/businesses?business=${demoBusiness('oak-and-ash').id}`);
  const body = page.getByRole('dialog').locator('.chakra-dialog__body');
  await expect(body).toBeVisible();
  await expect.poll(() => fade(body)).toEqual(whole);
});

test('the focus ring has the focus color, not that of errors', async ({ newcomer: page }) => {
  await page.goto('/businesses');
  const search = page.getByRole('searchbox', { name: englishTexts.businesses.searchLabel });
  await search.focus();
  const colors = await search.evaluate((element) => {
    const probe = element.ownerDocument.createElement('span');
    element.after(probe);
    const colorOf = (token: string) => {
      probe.style.color = `var(--ww-${token})`;
      return getComputedStyle(probe).color;
    };
    const { outlineColor: ring } = getComputedStyle(element);
    return { ring, focus: colorOf('focus'), errors: ['danger', 'danger-text'].map(colorOf) };
  });
  expect(colors.ring).toBe(colors.focus);
  expect(colors.errors).not.toContain(colors.ring);
});
