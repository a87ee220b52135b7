import { expect, type Locator, type Page } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import {
  clippedControls,
  cutOffTexts,
  horizontalOverflow,
  resizeTo,
  setTextSize,
} from '../support/e2e/layout-checks.ts';
import { setLocationNear } from '../support/e2e/locations.ts';
import { mostUsedScreens, openScreen } from '../support/e2e/most-used-screens.ts';
import { openCheckInOf } from '../support/e2e/open-app.ts';
import { test } from '../support/screens/screens.ts';
import type { SharedRecords } from '../support/screens/shared-records.ts';

const { checkIn, home, map } = englishTexts;

/** The longest allowed name without a break opportunity. */
const oneWord = (length: number, first: string) =>
  first + 'grapevineyard'.repeat(20).slice(0, length - first.length);

/** Gives business, reward and event such a name. */
async function nameInOneWord(records: SharedRecords): Promise<void> {
  await records.changeEvent({
    name: oneWord(120, 'Walk'),
    place: oneWord(200, 'Square'),
    hashtag: oneWord(60, 'Tag'),
  });
  await records.changeCatalog(({ businesses, rewards: all }) => ({
    businesses: businesses.map((each, at) => ({
      ...each,
      name: oneWord(200, `Cellar${at}`),
      address: oneWord(300, 'Street'),
      description: oneWord(900, 'Description'),
      rewardDescription: oneWord(300, 'Glass'),
    })),
    rewards: all.map((each) => ({
      ...each,
      name: oneWord(120, 'Reward'),
      description: oneWord(500, 'Description'),
    })),
  }));
}

async function expectWhole(page: Page, where: string): Promise<void> {
  await setTextSize(page, 200);
  for (const width of [390, 320]) {
    await resizeTo(page, { width, height: 780 });
    expect.soft(await horizontalOverflow(page), `${where}, ${width}`).toBe(0);
    expect.soft(await clippedControls(page), `${where}, ${width}`).toEqual([]);
    expect.soft(await cutOffTexts(page), `${where}, ${width}`).toEqual([]);
  }
}

test('names of one long word stay within every screen at 200% text @full', async ({
  attendee: page,
  person,
  records,
}) => {
  test.setTimeout(180_000);
  await nameInOneWord(records);
  const confirmation = `/waiver/${person.submissionId}`;
  for (const address of [...mostUsedScreens, confirmation]) {
    await openScreen(page, address);
    await expectWhole(page, address);
  }
  await openScreen(page, '/businesses');
  await page.getByRole('button', { name: englishTexts.businesses.list.compact }).click();
  await expectWhole(page, 'list in lines');
  await openScreen(page, '/rewards?reward=gold-stamp');
  await expect(page.getByRole('img', { name: /\d{4} \d{4}/ })).toBeVisible();
  await expectWhole(page, 'a reward');
  await openScreen(page, '/');
  await page.getByRole('button', { name: home.visited, exact: true }).click();
  await expectWhole(page, 'visited');
  await page.getByRole('link', { name: map.open }).click();
  const whole = page.getByRole('dialog', { name: map.title });
  await expect(whole.getByText(map.nextOnRoute)).toBeVisible();
  await expectWhole(page, 'the map');
});

test('a check-in at a business with one long word stays within the screen at 200% text @full', async ({
  newcomer: page,
  records,
}) => {
  await nameInOneWord(records);
  await setLocationNear(page.context(), 'vino-veritas', 130);
  await openCheckInOf(page, 'vino-veritas', /^Check in at Cellar/);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(checkIn.comeCloser).first()).toBeVisible();
  await expectWhole(page, 'far');
  await sheet.getByRole('button', { name: checkIn.otherBusiness }).click();
  await expectWhole(page, 'another business');
  await sheet.getByRole('button', { name: checkIn.otherBusiness }).click();
  const button = sheet.getByRole('button', { name: /^Check in at Cellar/ });
  await button.click();
  await expect(page.getByText(checkIn.tooFarTitle)).toBeVisible();
  await expectWhole(page, 'too far');
  await setLocationNear(page.context(), 'vino-veritas', 5);
  await expect(page.getByText(checkIn.atBusiness).first()).toBeVisible();
  await button.click();
  await expect(page.getByRole('heading', { name: checkIn.checkedInTitle })).toBeVisible();
  await expectWhole(page, 'checked in');
});

test('the start page breaks no word of 15 letters in the name of the event', async ({
  page,
  records,
}) => {
  for (const name of ['Weinspaziergang 2031', 'Charlottesville Wine Walk', 'Thanksgiving Stroll']) {
    await records.changeEvent({ name });
    for (const width of [320, 390, 820, 900, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const heading = page.getByRole('heading', { level: 1, name });
      await expect(heading).toBeVisible();
      expect.soft(await linesOfFirstWord(heading), `${name} at ${width}`).toBe(1);
      expect.soft(await horizontalOverflow(page), `${name} at ${width}`).toBe(0);
    }
  }
});

/** Number of lines that the first word of a text stands on. */
function linesOfFirstWord(place: Locator): Promise<number> {
  return place.evaluate(({ firstChild }) => {
    const range = document.createRange();
    if (!firstChild) return 0;
    range.setStart(firstChild, 0);
    range.setEnd(firstChild, firstChild.textContent?.indexOf(' ') ?? 0);
    return range.getClientRects().length;
  });
}
