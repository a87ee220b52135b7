import { expect, type Page, test as plain } from '@playwright/test';
import { venueCodeText } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { readSources } from '../../tools/demo/sources.ts';
import { englishTexts } from '../support/catalog-texts.ts';
import { testWithCamera } from '../support/e2e/camera.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { stack } from '../support/stack.ts';

const { checkIn, registration } = englishTexts;

const business = readSources().businesses.find(({ id }) => id === 'corner-books');
if (!business) throw new Error('The demo has no Corner Books.');
const { latitude, longitude } = business;
const poster = venueCodeText({ businessId: business.id, code: business.venueCode }, stack.url);
/** Unused ticket of the demo, which the test only checks. */
const ticketId = 'WW2024-001333';
const video = (page: Page) => page.getByLabel(englishTexts.scanner.viewLabel);

const pressScan = (page: Page) => page.getByRole('button', { name: 'Scan QR' }).click();

async function openScanner(page: Page) {
  await pressScan(page);
  await expect(page.getByRole('dialog', { name: checkIn.scannerTitle })).toBeVisible();
}

/** Records opened cameras, so that a test can check that each is closed. */
async function watchCameras(page: Page) {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { openedCameras: tracks });
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  return () =>
    page.evaluate(() =>
      (Reflect.get(window, 'openedCameras') as MediaStreamTrack[]).map((each) => each.readyState),
    );
}

/** Expects that cameras were opened, and that all of them stop when their view has closed. */
async function expectStopped(cameras: () => Promise<MediaStreamTrackState[]>) {
  expect((await cameras()).length).toBeGreaterThan(0);
  await expect.poll(cameras).not.toContain('live');
}

testWithCamera(poster)('a scanned poster checks in at its door', async ({ page, context }) => {
  const cameras = await watchCameras(page);
  await context.setGeolocation({ latitude, longitude, accuracy: 8 });
  await registerAsNew(page);
  // A code in front of the camera can be read before the dialog appears.
  await pressScan(page);
  await expect(page.getByText(checkIn.checkedInTitle)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(business.name).first()).toBeVisible();
  await expectStopped(cameras);
});

testWithCamera('https://example.com/menu')(
  'another code is named and refused, and the scanner looks on @full',
  async ({ page }) => {
    const cameras = await watchCameras(page);
    await registerAsNew(page);
    await openScanner(page);
    await expect(page.getByText(englishTexts.scanner.notOurs['web-address'])).toBeVisible({
      timeout: 30_000,
    });
    await expect(video(page)).toBeVisible();
    expect(await cameras()).toContain('live');
    await page.keyboard.press('Escape');
    await expect(video(page)).toBeHidden();
    await expectStopped(cameras);
  },
);

testWithCamera(ticketId)("the code on the attendee's own ticket is validated", async ({ page }) => {
  const cameras = await watchCameras(page);
  await page.goto('/waiver');
  await page.getByRole('button', { name: registration.scanTicket }).click();
  await expect(page.getByText(registration.ticketValidated).first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(ticketId).filter({ visible: true }).first()).toBeVisible();
  await expectStopped(cameras);
});

plain.describe('without a camera', () => {
  plain('that was denied, the PIN checks in, by keyboard alone', async ({ page, context }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('Permission denied', 'NotAllowedError');
      };
    });
    await context.setGeolocation({ latitude, longitude, accuracy: 8 });
    await registerAsNew(page);
    await openScanner(page);
    const toast = page.locator('[data-scope="toast"]');
    await expect(toast.getByText(englishTexts.scanner.deniedTitle).first()).toBeVisible();
    await expect(page.getByRole('alert').getByText(/allow Camera/)).toBeVisible();
    await page.getByLabel(checkIn.pin, { exact: true }).focus();
    await page.keyboard.type('12345');
    await page.keyboard.press('Enter');
    await expect(page.getByText(checkIn.pinWrong)).toBeVisible();
    await page.getByLabel(checkIn.pin, { exact: true }).fill(business.venuePin);
    await page.keyboard.press('Enter');
    await expect(page.getByText(checkIn.checkedInTitle)).toBeVisible();
  });

  plain('that the browser does not have, it says so @full', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
    });
    await registerAsNew(page);
    await openScanner(page);
    await expect(page.getByText(englishTexts.scanner.notAvailableTitle)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(englishTexts.scanner.unsupported);
  });
});

plain.describe('a poster read by the phone itself', () => {
  plain('starts the check-in when signed in @full', async ({ page, context }) => {
    await context.setGeolocation({ latitude, longitude, accuracy: 8 });
    await registerAsNew(page);
    await expect(page.getByRole('button', { name: 'Scan QR' })).toBeVisible();
    await page.goto(poster.replace(stack.url, ''));
    await expect(page.getByText(checkIn.checkedInTitle)).toBeVisible({ timeout: 20_000 });
    await expect(page).not.toHaveURL(/venue=/);
  });

  plain('asks to sign in first, and goes on from there', async ({ page, context, browser }) => {
    await context.setGeolocation({ latitude, longitude, accuracy: 8 });
    const email = await registerAsNew(page);
    const other = await browser.newContext({
      geolocation: { latitude, longitude, accuracy: 8 },
      permissions: ['geolocation'],
    });
    const phone = await other.newPage();
    await phone.goto(poster);
    await phone.getByLabel('Email').fill(email);
    await phone.keyboard.press('Enter');
    await phone.getByRole('link', { name: 'Open the sign-in link' }).click();
    await expect(phone.getByText(checkIn.checkedInTitle)).toBeVisible({ timeout: 30_000 });
    await other.close();
  });
});
