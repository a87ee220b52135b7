import { expect } from '@playwright/test';
import { findUnusedTicket, register, registrationPayload } from './support/people.ts';
import { button, show, test } from './support/screens.ts';
import { type Fields, send } from './support/send.ts';
import { appUrl } from './support/urls.ts';
import { activeEventId, checkIn, rewardsOf, vinoVeritas } from './support/walk.ts';

const registration = (changes: Fields) =>
  send('POST', '/api/waiver/submit', { body: registrationPayload(changes) });

test.describe('1. What the product does and for whom', () => {
  test('Participants (attendees) register for an event by validating a ticket (or choosing cash payment on site) and accepting a waiver', async () => {
    const { ticketId, validation: ticketValidation } = await findUnusedTicket();
    const withTicket = { ticketId, ticketValidation, paymentMethod: 'prepaid' };
    const refused = await registration({ ...withTicket, liabilityWaiver: false });
    expect(refused).toMatchObject({ status: 400 });
    expect(await registration(withTicket)).toMatchObject({ status: 200 });
    expect(await registration({ paymentMethod: 'cash' })).toMatchObject({ status: 200 });
  });

  test('Registered participants browse a map, businesses, rewards, events and a profile', async ({
    newcomer: { page },
  }) => {
    await show(page, '/');
    const bar = page.getByRole('navigation').last();
    for (const [name, path] of [
      ['Businesses', '/businesses'],
      ['Rewards', '/rewards'],
      ['Events', '/events'],
      ['Profile', '/profile'],
      ['Map', '/'],
    ] as const) {
      await bar.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main')).toBeVisible();
    }
  });

  test('Participants check in at participating businesses using their location, and earn rewards by completing visits', async () => {
    const person = await register();
    const { id: participantId, token } = person;
    const eventId = await activeEventId();
    const unlocked = async () =>
      (await rewardsOf(person)).filter(({ isUnlocked }) => isUnlocked).length;
    const body = { participantId, eventId, businessId: vinoVeritas.id };
    expect(await send('POST', '/api/checkins', { body, token })).toMatchObject({ status: 400 });
    expect(await unlocked()).toBe(0);
    await checkIn(person);
    expect(await unlocked()).toBeGreaterThan(0);
  });

  test('Staff use an admin portal, separate from participant sign-in, to manage businesses, events and rewards', async ({
    newcomer: { page },
    staff,
  }) => {
    await page.goto('/admin');
    await expect(page.getByRole('textbox', { name: /username/i })).toBeVisible();
    for (const tab of ['Businesses', 'Events', 'Rewards'])
      await expect(button(staff.page.getByRole('navigation'), tab)).toBeVisible();
  });

  test('An installable web app', async () => {
    const { text } = await send('GET', '/');
    const [, path] = /<link rel="manifest" href="([^"]+)"/.exec(text) ?? [];
    const response = await fetch(appUrl + String(path));
    const manifest = (await response.json()) as Fields & { icons: { src: string }[] };
    expect(manifest).toMatchObject({ display: 'standalone', name: expect.any(String) });
    expect(manifest.start_url).toBeTruthy();
    for (const { src } of manifest.icons)
      expect(await send('GET', src)).toMatchObject({ status: 200 });
  });

  test('Registers a service worker from /sw.js on page load', async ({ open }) => {
    const page = await open({ serviceWorkers: 'allow' });
    await page.goto('/');
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registered = await navigator.serviceWorker.getRegistration();
          const worker = registered?.installing ?? registered?.waiting ?? registered?.active;
          return worker?.scriptURL;
        }),
      )
      .toBe(`${appUrl}/sw.js`);
  });
});
