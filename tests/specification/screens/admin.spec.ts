import { expect } from '@playwright/test';
import { demoAdmin } from '../support/people.ts';
import { kinds, openNew } from '../support/portal.ts';
import { button, show, test } from '../support/screens.ts';
import { type Fields, sendForFields, sendForList } from '../support/send.ts';

const tabs = ['Overview', 'Businesses', 'Events', 'Rewards', 'Tickets', 'Point Rules'];

const lists = [
  ['Businesses', '/admin/businesses', '/api/admin/businesses'],
  ['Events', '/admin/events', '/api/admin/events'],
  ['Rewards', '/admin/rewards', '/api/admin/rewards'],
] as const;

test.describe('2. Screens and routes: Admin portal (/admin)', () => {
  test('Login form: username, password with show/hide', async ({ visitor: page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('textbox', { name: /username/i })).toBeVisible();
    const password = page.getByRole('textbox', { name: /^password/i });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: /show password/i }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: /hide password/i }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test("Dashboard after login: header with name or username, role label 'User', buttons Back to Main, Credentials, Sign Out", async ({
    staff: { page },
  }) => {
    await show(page, '/admin');
    const answer = await sendForFields('POST', '/api/admin/login', { body: demoAdmin });
    const name = String(answer.fullName || answer.username);
    await expect(page.getByText(new RegExp(`^${name}\\W+User$`)).first()).toBeVisible();
    for (const name of ['Back to Main', 'Credentials', 'Sign Out'])
      await expect(button(page, name)).toBeVisible();
    await expect(button(page, 'Back to Main')).toHaveAttribute('href', '/');
  });

  test(`Tabs: ${tabs.join(', ')}`, async ({ staff: { page } }) => {
    await show(page, '/admin');
    const names = await page.getByRole('navigation').first().getByRole('link').allInnerTexts();
    expect(names.slice(0, tabs.length).map((name) => name.trim())).toEqual(tabs);
  });

  test('Overview: total businesses, active events count, active rewards count', async ({
    staff: { page },
    admin,
  }) => {
    const list = (name: string) => sendForList('GET', `/api/admin/${name}`, { token: admin });
    const active = (records: Fields[]) => records.filter(({ isActive }) => isActive).length;
    // Again if another test has added a record in between.
    await expect(async () => {
      const counts = {
        'Total businesses': (await list('businesses')).length,
        'Active events': active(await list('events')),
        'Active rewards': active(await list('rewards')),
      };
      await page.goto('/admin');
      for (const [label, count] of Object.entries(counts)) {
        const place = page.getByText(label, { exact: true }).locator('xpath=ancestor::*[3]');
        const expected = new RegExp(`(^|\\D)${count}(\\D|$)`);
        await expect(place.first()).toContainText(expected, { timeout: 5000 });
      }
    }).toPass();
  });

  test('Overview: quick actions Add Business, Create Event, Manage Rewards', async ({
    staff: { page },
  }) => {
    await show(page, '/admin');
    for (const [name, path] of [
      ['Add Business', /^\/admin\/businesses/],
      ['Create Event', /^\/admin\/events/],
      ['Manage Rewards', /^\/admin\/rewards/],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  for (const [tab, path, call] of lists) {
    test(`${tab} tab: list items with an Active or Inactive badge and an edit button, plus an add button`, async ({
      staff: { page },
      admin,
    }) => {
      const all = await sendForList('GET', call, { token: admin });
      await show(page, path);
      const rows = page
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: /edit/i }) });
      await expect(rows.first()).toBeVisible();
      for (const row of (await rows.all()).slice(0, 5)) {
        const name = (await row.getByRole('cell').first().innerText()).trim();
        const { isActive } = all.find((record) => record.name === name) ?? {};
        const badge = row.getByText(isActive ? 'Active' : 'Inactive', { exact: true });
        await expect(badge.first()).toBeVisible();
      }
      await expect(page.getByRole('button', { name: /^(Add|Create) / }).first()).toBeVisible();
    });
  }

  test('Modal forms: business, event, reward, change-password. Pages with the same fields and texts where a form is longer than a phone screen', async ({
    staff: { page },
  }) => {
    for (const [kind, , name] of kinds) {
      await openNew(page, kind);
      await expect(page.getByRole('form', { name })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Credentials').click();
    const form = page.getByRole('dialog', { name: 'Credentials' });
    await expect(form.getByRole('textbox', { name: /new password/i })).toHaveCount(2);
  });

  for (const [name, path, add] of [
    ['Tickets', '/admin/tickets', 'Add Ticket'],
    ['Point Rules', '/admin/point-rules', 'Add Point Rule'],
  ] as const) {
    test(`${name} tab: full tab`, async ({ staff: { page } }) => {
      await show(page, path);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await expect(button(page, add)).toBeVisible();
    });
  }
});
