import { expect, type Page, test } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { chromiumFlags } from '../support/e2e/chromium-flags.ts';
import { setLocationNear } from '../support/e2e/locations.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { openAsStaff } from '../support/e2e/staff-portal.ts';
import { startPushService } from '../support/push-service.ts';

const { checkIn, notifications } = englishTexts;

// The Chromium without windows (tools/browser) denies notifications in spite of a permission.
const executablePath = process.env.FULL_CHROME_PATH ?? process.env.CHROME_PATH;
test.use({
  serviceWorkers: 'allow',
  launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
});

/** Has the browser subscribe at a push service of this machine: Chromium’s own one is Google’s. */
async function subscribeAt(page: Page, subscription: object): Promise<void> {
  await page.addInitScript((given) => {
    const local = { ...given, toJSON: () => given, unsubscribe: async () => true };
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => local as unknown as PushSubscription;
  }, subscription);
}

/** Delivers a message to the service worker of the page, as a push service does. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
    void devtools.send('ServiceWorker.enable');
  });
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

test('an urgent announcement reaches a phone that turned on notifications after the first stamp', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const service = await startPushService();
  try {
    await subscribeAt(page, service.subscribe('phone'));
    await registerAsNew(page, 'Ada Quill');
    await context.grantPermissions(['geolocation', 'notifications']);
    await page.goto('/');
    const turnOn = page.getByRole('button', { name: notifications.turnOn });
    await setLocationNear(context, 'vino-veritas', 5);
    await page.goto('/?check-in');
    await expect(turnOn).toHaveCount(0);
    await page.getByRole('button', { name: checkIn.checkInAt({ name: 'Vino Veritas' }) }).click();
    await expect(page.getByRole('dialog')).toContainText(checkIn.checkedInTitle);
    await page.keyboard.press('Escape');
    await turnOn.click();
    await expect(page.getByText(notifications.on)).toBeVisible();
    await expect(turnOn).toHaveCount(0);

    const office = await browser.newContext({ locale: 'en-US' });
    const portal = await office.newPage();
    await openAsStaff(portal);
    await portal.getByLabel('Urgent announcement').fill('Storm: please go inside.');
    await portal.getByRole('button', { name: 'Send now' }).click();
    await expect.poll(() => service.received.length, { timeout: 20_000 }).toBe(1);
    const [message] = service.received;
    expect(message?.content.notification).toMatchObject({ body: 'Storm: please go inside.' });

    await deliver(page, JSON.stringify(message?.content));
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ body }) => body);
      });
    await expect.poll(shown).toEqual(['Storm: please go inside.']);
    await office.close();
  } finally {
    await service.close();
  }
});
