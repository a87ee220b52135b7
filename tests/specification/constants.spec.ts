import { expect } from '@playwright/test';
import { storedAgo, withoutCredential } from './support/credentials.ts';
import { passMinutes, pauseClock, watchLocationRequests } from './support/device.ts';
import { register, signInAdmin } from './support/people.ts';
import { changeRecord, statusOfNew } from './support/records.ts';
import { countCalls } from './support/requests.ts';
import {
  button,
  continueAsCash,
  desktop,
  pressExistingParticipant,
  show,
  test,
  toast,
} from './support/screens.ts';
import { type Fields, send } from './support/send.ts';
import { day, hour, minute, timesOf } from './support/times.ts';
import { activeEvent, sendCheckIn, vinoVeritas, westOf } from './support/walk.ts';

test.describe('9. Business constants and limits', () => {
  test('Session lifetime 30 days (local storage)', async ({ open, newcomer }) => {
    const pathAfter = async (age: number) => {
      const kept = withoutCredential(storedAgo(newcomer.session, age));
      const page = await open({ storageState: kept });
      await pressExistingParticipant(page);
      const form = page.getByRole('textbox', { name: /email/i });
      await expect(form.first()).toBeVisible();
      return new URL(page.url()).pathname;
    };
    expect(await pathAfter(30 * day - hour)).toBe('/');
    expect(await pathAfter(30 * day + minute)).toBe('/waiver');
  });

  test('Check-in radius 50 meters', async () => {
    const person = await register();
    expect((await sendCheckIn(person, vinoVeritas, 51)).status).toBe(422);
    expect((await sendCheckIn(person, vinoVeritas, 49)).json).toMatchObject({ isVerified: true });
  });

  test('Nearby 0.5 miles', async ({ tab, newcomer }) => {
    const meters = 0.5 * 1609.344;
    const at = (distance: number) => ({ ...westOf(vinoVeritas, distance), accuracy: 8 });
    const page = await tab(newcomer.page, { geolocation: at(meters + 5) });
    await page.goto('/businesses');
    await button(page, 'Nearby').click();
    await expect(page.getByText('No businesses found')).toBeVisible();
    await page.context().setGeolocation(at(meters - 5));
    await expect(page.getByRole('article').filter({ hasText: vinoVeritas.name })).toBeVisible();
  });

  test('Geolocation timeout 10 s, maximum age 60 s', async ({ tab, newcomer }) => {
    const page = await tab(newcomer.page);
    const asked = await watchLocationRequests(page);
    await page.goto('/businesses');
    await expect.poll(async () => (await asked()).length).toBeGreaterThan(0);
    for (const { timeout, maximumAge } of await asked())
      expect({ timeout, maximumAge }).toEqual({ timeout: 10_000, maximumAge: 60_000 });
  });

  test('Home shows up to 3 unvisited next businesses and 3 rewards', async ({
    newcomer: { page },
  }) => {
    await show(page, '/');
    for (const name of [/participating businesses/i, /your rewards/i])
      await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(3);
  });

  test('Profile shows up to 5 recent check-ins', async ({ collector: { page } }) => {
    await show(page, '/profile');
    const section = page.getByRole('region', { name: 'Recent Check-ins' });
    await expect(section.getByRole('listitem')).toHaveCount(5);
  });

  test('On-site ticket $35, cash only, bought at the registration desk', async ({ form }) => {
    await continueAsCash(form);
    const part = form.getByRole('region', { name: /ticket verification/i });
    await expect(part.getByText('$35')).toBeVisible();
    await expect(part.getByText(/cash only/i)).toContainText(/registration desk/i);
  });

  test('Minimum age 21 with photo ID', async ({ newcomer: { page, submissionId } }) => {
    await show(page, `/waiver/${submissionId}`);
    const reminders = page.getByRole('main').getByRole('listitem');
    await expect(reminders.filter({ hasText: /\b21\b/ })).toBeVisible();
    await expect(reminders.filter({ hasText: /photo ID/ })).toBeVisible();
  });

  test("Confirmation event info is the registered event's own date, time, place and reminders", async ({
    newcomer: { page, submissionId },
  }) => {
    const event = await activeEvent();
    await show(page, `/waiver/${submissionId}`);
    const info = page.getByRole('region', { name: String(event.name) });
    for (const text of Object.values(timesOf(event))) await expect(info).toContainText(text);
  });

  test.describe('Before the event begins', { tag: '@alone' }, () => {
    let event: Fields = {};
    test.beforeAll(async ({ admin }) => {
      event = await activeEvent();
      await changeRecord('events', event.id, admin, {
        startTime: new Date(Date.now() + hour),
        endTime: new Date(Date.now() + 6 * hour),
      });
    });
    test.afterAll(async ({ admin }) => {
      const { id, startTime, endTime } = event;
      await changeRecord('events', id, admin, { startTime, endTime });
    });

    test('On-site ticket bought before the event begins', async ({ form }) => {
      await continueAsCash(form);
      const text = form.getByText(/at the registration desk, before the event begins/i);
      await expect(text).toBeVisible();
    });

    test('Arrive 15 minutes early', async ({ visitor, attendee: { submissionId } }) => {
      await visitor.goto(`/waiver/${submissionId}`);
      await expect(visitor.getByText(/arrive 15 minutes early/i).first()).toBeVisible();
    });
  });

  test('The demo event is running whenever the local app is started', async () => {
    const { startTime, endTime } = await activeEvent();
    expect(Date.parse(String(startTime))).toBeLessThan(Date.now());
    expect(Date.parse(String(endTime))).toBeGreaterThan(Date.now());
  });

  test('New admin password minimum 6 characters', async ({ ownAdmin }) => {
    const token = await signInAdmin(ownAdmin);
    const change = (newPassword: string) =>
      send('POST', '/api/admin/change-password', {
        body: { currentPassword: ownAdmin.password, newPassword },
        token,
      });
    expect((await change('q7!kz')).status).toBe(400);
    expect((await change('q7!kzx')).status).toBe(200);
  });

  test('Rating 0-5 step 0.1', async ({ staff: { page } }) => {
    await show(page, '/admin/businesses?new=1');
    const rating = page.getByRole('spinbutton', { name: 'Rating' });
    for (const [name, value] of Object.entries({ min: '0', max: '5', step: '0.1' }))
      await expect(rating).toHaveAttribute(name, value);
  });

  test('Required visits minimum 1', async ({ admin }) => {
    expect(await statusOfNew('rewards', admin, { requiredVisits: 0 })).toBe(400);
    expect(await statusOfNew('rewards', admin, { requiredVisits: 1 })).toBeLessThan(300);
  });

  test('Toasts: at most 1 at a time', async ({ form }) => {
    await button(form, 'Validate').click();
    await expect(toast(form, 'Ticket ID Required')).toBeVisible();
    await form.getByRole('textbox', { name: /full legal name/i }).fill('Ada Quill');
    await form.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await form.getByRole('textbox', { name: 'Email' }).press('Enter');
    await expect(toast(form, 'Required Agreements')).toBeVisible();
    await expect(toast(form, /./)).toHaveCount(1);
  });

  test('Toasts: default duration 5000 ms', async ({ open }) => {
    const page = await open();
    await page.clock.install();
    await page.goto('/waiver');
    const shown = toast(page, 'Ticket ID Required');
    // The first toast loads the code of toasts.
    await button(page, 'Validate').click();
    await shown.getByRole('button', { name: 'Close' }).click();
    await expect(shown).toHaveCount(0);
    await pauseClock(page);
    await button(page, 'Validate').click();
    await page.clock.runFor(100);
    await expect(shown).toBeVisible();
    await page.clock.runFor(4700);
    await expect(shown).toBeVisible();
    await page.clock.runFor(1000);
    await expect(shown).toHaveCount(0);
  });

  test('Toasts: a dismissed toast is removed when its exit animation ends', async ({ form }) => {
    const shown = toast(form, 'Ticket ID Required');
    await button(form, 'Validate').click();
    await shown.getByRole('button', { name: 'Close' }).click();
    await expect(shown).toHaveCount(0, { timeout: 2000 });
  });

  test('Tooltip delays 700 ms with 300 ms skip', async ({ open, newcomer }) => {
    const page = await open({ ...desktop, storageState: newcomer.session });
    await page.clock.install();
    await page.goto('/');
    const header = page.getByRole('banner');
    const [bell, signOut] = [header.getByRole('button'), header.getByRole('link').first()];
    const tooltips = page.getByRole('tooltip');
    const expectNoneAfter = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds);
      await expect(tooltips).toHaveCount(0);
    };
    // In steps, because a busy page notices the mouse late. Together they are shorter than the delay.
    const expectSoon = (text: string) =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(50);
            return tooltips.allInnerTexts();
          },
          { intervals: [100, 250, 500], timeout: 4000 },
        )
        .toContain(text);
    await expect(button(page, /quick check-in/i)).toBeEnabled();
    await bell.hover();
    await expect(tooltips).toHaveCount(1);
    await page.mouse.move(0, 600);
    await expect(tooltips).toHaveCount(0);
    await pauseClock(page);
    await bell.hover();
    await expectNoneAfter(650);
    await expectSoon('Announcements');
    await page.mouse.move(0, 600);
    await page.clock.runFor(250);
    await signOut.hover();
    await expectSoon('Sign out');
    await page.mouse.move(0, 600);
    await page.clock.runFor(2000);
    await bell.hover();
    await expectNoneAfter(650);
  });

  test('Data cache: stale time 0, no retry', async ({ open, newcomer: { submissionId } }) => {
    const page = await open();
    const path = `**/api/waiver/${submissionId}`;
    await page.clock.install();
    const first = await countCalls(page, path);
    await page.goto(`/waiver/${submissionId}`);
    await expect(page.getByText('Registration Complete!')).toBeVisible();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByText('Registration Complete!')).toHaveCount(0);
    const failed = await countCalls(page, path, 500);
    await page.goBack();
    await expect.poll(() => failed.count).toBe(1);
    await passMinutes(page, 5);
    expect([first.count, failed.count]).toEqual([1, 1]);
  });
});
