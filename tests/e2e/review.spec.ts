import { type Browser, expect as expectSoon, type Page, test } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { deskOn, registerOnPaper } from '../support/e2e/desk.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { registerAsNew, someone } from '../support/e2e/registration.ts';
import { openAsStaff, openTab } from '../support/e2e/staff-portal.ts';

const { checkIn, home } = englishTexts;
/** Waits longer than usual: the first response of the functions emulator is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 45_000 });
const vino = demoBusiness('vino-veritas');

test(
  'staff review check-ins and both sides update at once',
  { tag: '@any-screen' },
  async ({ page, browser, locale }, { project }) => {
    test.skip(locale !== 'en-US', 'The portal speaks English.');
    test.setTimeout(240_000);
    const [ada, otto] = [`Ada ${project.name}`, `Otto ${project.name}`];
    await openAsStaff(page, 'desk');
    await openTab(page, 'Review');
    const ofAda = await pendingAttendee(browser, ada);

    await test.step('a pending check-in shows with its evidence, without a reload; confirmed, it is a stamp', async () => {
      const card = page.getByRole('listitem').filter({ hasText: ada });
      await expect(card.getByText('Unclear location')).toBeVisible();
      await expect(
        card.getByText(/^\d+\sft away \(limit 165\sft\), accurate to ±230\sft$/),
      ).toBeVisible();
      await expect(card.getByText('Without the venue code')).toBeVisible();
      await page.getByRole('button', { name: `Confirm ${ada} at ${vino.name}` }).click();
      await expect(ofAda.getByRole('progressbar', { name: /^1 of / })).toBeVisible();
      await expect(card.getByRole('button', { name: /^Confirm/ })).toBeHidden();
    });

    await test.step('undo after a reload makes it pending again', async () => {
      await page.reload();
      await page
        .getByRole('button', { name: `Undo: ${vino.name} confirmed for ${ada}`, exact: true })
        .click();
      await expect(ofAda.getByRole('progressbar', { name: /^0 of / })).toBeVisible();
    });

    await test.step('refused, the attendee reads why, and waits again after the next check-in there', async () => {
      await page.getByRole('button', { name: `Refuse ${ada} at ${vino.name}` }).click();
      const question = page.getByRole('alertdialog');
      await question.getByLabel('Why').selectOption('not-there');
      await question.getByRole('button', { name: 'Refuse', exact: true }).click();
      const refused = ofAda.getByRole('region', { name: checkIn.notConfirmedTitle });
      await expect(refused).toContainText(checkIn.notConfirmedReasons['not-there']);
      await attempt(ofAda);
      await expect(refused).toBeHidden();
      await expect(
        page.getByRole('button', { name: `Confirm ${ada} at ${vino.name}` }),
      ).toBeVisible();
    });

    await test.step('find by name, retain the filter on reload, confirm all of a business', async () => {
      const ofOtto = await pendingAttendee(browser, otto);
      const cardOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
      await expect(cardOf(otto)).toBeVisible();
      await page.getByRole('combobox', { name: 'Order' }).selectOption('Latest first');
      await page.getByRole('searchbox').fill(ada.toUpperCase());
      await expect(cardOf(otto)).toBeHidden();
      await page.reload();
      await expect(cardOf(ada)).toBeVisible();
      await expect(cardOf(otto)).toBeHidden();
      await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('-received');
      await page.getByRole('searchbox').clear();
      await expect(cardOf(otto)).toBeVisible();
      await page
        .getByRole('button', { name: new RegExp(`^Confirm all \\d+ at ${vino.name}$`) })
        .click();
      for (const attendee of [ofAda, ofOtto])
        await expect(attendee.getByRole('progressbar', { name: /^1 of / })).toBeVisible();
      await ofOtto.context().close();
    });
    await ofAda.context().close();
  },
);

test('an attendee without a phone: register, enter a stamp card, redeem a reward, undo @full', async ({
  page,
  locale,
}, { project }) => {
  test.skip(locale !== 'en-US', 'The portal speaks English.');
  test.setTimeout(180_000);
  const ida = someone(`Ida ${project.name} Paper`);
  await openAsStaff(page, 'desk');
  const detail = await registerOnPaper(page, ida);
  const address = page.url();

  await test.step('the cash at the desk', async () => {
    await page.keyboard.press('Escape');
    await openTab(page, 'Desk');
    await page.getByRole('searchbox').fill(ida.email);
    await page.getByRole('searchbox').press('Enter');
    const answer = page.getByRole('dialog');
    const paid = answer.getByRole('button', { name: 'Paid $35, ID seen, hand over the glass' });
    await deskOn(page).openTillIfAsked(paid);
    await paid.click();
    await expect(answer).toBeHidden();
  });

  await test.step('checked in by staff at one business, and their card entered', async () => {
    await page.goto(address);
    await detail.getByRole('button', { name: 'Check in at a business' }).click();
    await detail.getByLabel('Where are they now?').selectOption({ label: vino.name });
    await detail.getByRole('button', { name: 'Check in', exact: true }).click();
    await expect(detail.getByText('1 new visit. You can undo this')).toBeVisible();
    await expect(detail.getByText('Walking')).toBeVisible();
    await detail.getByRole('button', { name: 'Enter a stamped card' }).click();
    const card = detail.getByRole('form', { name: 'Stamped card' });
    await expect(card.getByRole('checkbox', { name: vino.name })).toBeDisabled();
    for (const name of [demoBusiness('oak-and-ash').name, demoBusiness('the-print-room').name])
      await card.getByText(name, { exact: true }).click();
    await card.getByRole('button', { name: 'Enter the card' }).click();
    await expect(detail.getByText('2 new visits. You can undo this')).toBeVisible();
  });

  await test.step('redeem the unlocked reward once, and undo', async () => {
    const redeemButton = detail.getByRole('button', { name: 'Hand over First Pour' });
    await redeemButton.click();
    await expect(redeemButton).toBeHidden();
    await expect(detail.getByText(/First Pour \(claimed\)/)).toBeVisible();
    await detail.getByRole('button', { name: 'Undo' }).click();
    await expect(redeemButton).toBeVisible();
    await expect(detail.getByText(/Stamped card entered\s· desk/)).toBeVisible();
  });
});

/** Attendee at the business with an inaccurate location. */
async function pendingAttendee(browser: Browser, fullName: string): Promise<Page> {
  const context = await browser.newContext();
  await setLocationNear(context, vino.id, 20, 70);
  const attendee = await context.newPage();
  await registerAsNew(attendee, fullName);
  await attempt(attendee);
  return attendee;
}

async function attempt(attendee: Page): Promise<void> {
  await attendee.getByRole('button', { name: home.quickCheckIn }).click();
  await attendee.getByRole('button', { name: checkIn.checkInAt({ name: vino.name }) }).click();
  await expect(attendee.getByRole('heading', { name: checkIn.pendingTitle })).toBeVisible();
  await attendee.keyboard.press('Escape');
}
