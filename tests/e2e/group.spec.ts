import { expect, type Page, test } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { setLocationNear } from '../support/e2e/locations.ts';
import {
  completeRegistration,
  fillIn,
  registerAsNew,
  someone,
} from '../support/e2e/registration.ts';

const { checkIn, confirmation, registration } = englishTexts;
const { groups: group } = englishTexts;

const members = (page: Page) => page.getByRole('list', { name: group.members });
const groupRegion = (page: Page) => page.getByRole('region', { name: group.title });

test("two attendees join a group, see each other's stamps and leave", async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  await registerAsNew(page, 'Ada Quill');
  await page.goto('/profile/together');
  await page.getByRole('button', { name: group.start }).click();
  await expect(members(page)).toContainText(`Ada · ${group.you}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'geolocation']);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  // Reads the text that the app copies without touching the clipboard.
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
  });
  await groupRegion(page).getByRole('button', { name: group.invite }).click();
  await expect.poll(() => page.evaluate(() => 'copied' in window)).toBe(true);
  const text = await page.evaluate(() => String(Reflect.get(window, 'copied')));
  const link = new URL(/http\S+/.exec(text)?.[0] ?? '').pathname;

  const other = await browser.newContext({ locale: 'en-US' });
  const ben = await other.newPage();
  await registerBy(ben, link);
  await ben.getByRole('button', { name: group.join }).click();
  await expect(members(ben)).toContainText('Ada');
  await expect(members(page)).toContainText('Ben');

  await setLocationNear(context, 'vino-veritas', 5);
  await page.goto('/?check-in');
  await expect(page.getByText(checkIn.atBusiness).first()).toBeVisible();
  await page.getByRole('button', { name: checkIn.checkInAt({ name: 'Vino Veritas' }) }).click();
  await expect(members(ben)).toContainText(group.stamps({ count: 1, total: 15 }));

  await ben.getByRole('button', { name: group.leave }).click();
  await expect(ben.getByRole('button', { name: group.start })).toBeVisible();
  await page.goto('/profile/together');
  await expect(members(page)).toContainText('Ada');
  await expect(members(page)).not.toContainText('Ben');
  await other.close();
});

/** Opens a group link as a new attendee, registers, and returns to the group. */
async function registerBy(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const panel = page.getByRole('dialog', { name: englishTexts.signIn.form.title });
  await panel.getByRole('link', { name: englishTexts.landing.register }).click();
  await page.getByRole('button', { name: registration.noTicket }).click();
  await fillIn(page, someone('Ben Okafor'));
  await completeRegistration(page);
  await page.getByRole('link', { name: confirmation.toGroup }).click();
}

test('a link to an unknown group shows an error', async ({ page }) => {
  test.setTimeout(120_000);
  await registerAsNew(page, 'Ada Quill');
  for (const id of ['not-a-group', 'n'.repeat(20)]) {
    await page.goto(`/group/${id}`);
    await expect(page.getByRole('heading', { name: group.unknownTitle })).toBeVisible();
  }
});
