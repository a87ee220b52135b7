import { expect } from '@playwright/test';
import { withoutCredential } from '../support/credentials.ts';
import { register as registerByCall } from '../support/people.ts';
import { button, pressExistingParticipant, show, test } from '../support/screens.ts';

const signedInScreens = [
  ['/', 'Map'],
  ['/businesses', 'Businesses'],
  ['/rewards', 'Rewards'],
  ['/events', 'Events'],
  ['/profile', 'Profile'],
] as const;

test.describe('2. Screens and routes: Routes when not signed in', () => {
  test('/ : landing page with buttons Sign In, Register & Check-In and Existing Participant, a features list, a footer and a small Admin link', async ({
    visitor,
  }) => {
    await show(visitor, '/');
    for (const name of ['Sign In', 'Register & Check-In', 'Existing Participant'])
      await expect(button(visitor, name)).toBeVisible();
    const features = visitor.getByRole('main').getByRole('list').getByRole('listitem');
    expect(await features.count()).toBeGreaterThanOrEqual(3);
    const admin = visitor.getByRole('contentinfo').getByRole('link', { name: 'Admin' });
    await expect(admin).toHaveAttribute('href', '/admin');
    const heightOf = async (name: string) => (await button(visitor, name).boundingBox())?.height;
    expect((await admin.boundingBox())?.height).toBeLessThanOrEqual(
      (await heightOf('Sign In')) ?? 0,
    );
  });

  test('Sign In goes to the login endpoint (/api/login, a browser navigation)', async ({
    tab,
    visitor,
  }) => {
    const page = await tab(visitor);
    await page.goto('/');
    const navigation = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/api/login'),
    );
    await button(page, 'Sign In').click();
    await navigation;
  });

  test('GET /api/login redirects to the landing page with its sign-in panel open: sign-in by email link (passwordless)', async ({
    tab,
    visitor,
  }) => {
    const page = await tab(visitor);
    await page.goto('/api/login');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(panel.getByRole('textbox')).toHaveCount(1);
  });

  test('Register & Check-In goes to /waiver', async ({ visitor }) => {
    await show(visitor, '/');
    await button(visitor, 'Register & Check-In').click();
    await expect(visitor).toHaveURL((url) => url.pathname === '/waiver');
  });

  test('Existing Participant goes to / if a saved participant record exists in local storage', async ({
    open,
    newcomer,
  }) => {
    const page = await open({ storageState: withoutCredential(newcomer.session) });
    await pressExistingParticipant(page);
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test('Existing Participant goes to /waiver otherwise', async ({ visitor }) => {
    await pressExistingParticipant(visitor);
    await expect(visitor).toHaveURL((url) => url.pathname === '/waiver');
  });

  test('/waiver : registration', async ({ visitor }) => {
    await show(visitor, '/waiver');
    await expect(button(visitor, 'Complete Registration')).toBeVisible();
  });

  test('/waiver/{submissionId} : confirmation for a submission; the id is taken from the path', async ({
    visitor,
    newcomer,
  }) => {
    await show(visitor, `/waiver/${newcomer.submissionId}`);
    await expect(visitor.getByRole('heading', { name: 'Registration Complete!' })).toBeVisible();
    await expect(visitor.getByText(newcomer.submissionId, { exact: true })).toBeVisible();
  });

  test('Paths of the signed-in screens show the sign-in and keep the path', async ({ open }) => {
    const { email } = await registerByCall();
    const page = await open();
    await page.goto('/rewards');
    const panel = page.getByRole('dialog');
    await panel.getByRole('textbox', { name: 'Email' }).fill(email);
    await panel.getByRole('button', { name: /link/i }).click();
    await page.getByRole('link', { name: /sign-in link/i }).click();
    await expect(page).toHaveURL('/rewards');
    await expect(page.getByText('In Progress')).toBeVisible();
  });
});

test.describe('2. Screens and routes: Routes when signed in', () => {
  for (const [path, name] of signedInScreens) {
    test(`${path} is the screen ${name}`, async ({ newcomer: { page } }) => {
      await show(page, path);
      const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    });
  }

  test('signed in, /waiver says that you are registered', async ({ newcomer: { page } }) => {
    await show(page, '/waiver');
    await expect(page.getByRole('heading', { name: /you.re registered/i })).toBeVisible();
    await expect(button(page, 'Complete Registration')).toHaveCount(0);
  });
});

test.describe('2. Screens and routes: Both states', () => {
  test('/admin is available in both states', async ({ visitor, newcomer }) => {
    for (const page of [visitor, newcomer.page]) {
      await show(page, '/admin');
      await expect(page.getByRole('textbox', { name: /username/i })).toBeVisible();
    }
  });

  test("Any other path shows a not-found page ('404 Page Not Found')", async ({
    visitor,
    newcomer,
  }) => {
    for (const page of [visitor, newcomer.page]) {
      await show(page, '/no/such/page');
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    }
  });

  test('A loading spinner shows while authentication status loads', async ({ tab, visitor }) => {
    const page = await tab(visitor);
    // The database in which Firebase looks for a user never answers.
    await page.addInitScript(() => {
      indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await page.goto('/profile', { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});

test.describe('2. Screens and routes: Signed-in chrome', () => {
  test('Top header: product title', async ({ newcomer: { page } }) => {
    await show(page, '/');
    await expect(page.getByRole('banner')).toContainText('Wine Walk');
  });

  test('Top header: notification bell with the number of unread announcements; the demo data starts with two unread, so a newcomer sees 2', async ({
    newcomer: { page },
  }) => {
    await show(page, '/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: /\b2\b/ })).toBeVisible();
    await expect(header.getByText('2', { exact: true })).toBeVisible();
  });

  test('Top header: the number of unread announcements for the event, live', {
    tag: '@alone',
  }, async ({ newcomer: { page }, staff }) => {
    await show(page, '/');
    const bell = page.getByRole('banner').getByRole('button', { name: /unread/ });
    const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? ''));
    const expectUnread = (count: number) =>
      expect(bell).toHaveAccessibleName(new RegExp(`\\b${count}\\b`));
    await show(staff.page, '/admin');
    await staff.page.getByRole('textbox', { name: /urgent announcement/i }).fill('Rain at eight.');
    await button(staff.page, 'Send now').click();
    await expectUnread(before + 1);
    await staff.page.goto('/admin/announcements');
    const sent = staff.page.getByRole('row').filter({ hasText: 'Rain at eight.' }).first();
    await sent.getByRole('button', { name: /withdraw/i }).click();
    await staff.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /withdraw/i })
      .click();
    await expectUnread(before);
  });

  test('Top header: a sign-out icon (navigates to /api/logout), which signs out at once', async ({
    openAs,
  }) => {
    const { page } = await openAs('Iris Okafor');
    await page.goto('/');
    const header = page.getByRole('banner');
    const signOut = header.getByRole('link', { name: /sign out/i });
    await expect(signOut).toHaveAttribute('href', '/api/logout');
    const navigation = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/api/logout'),
    );
    await signOut.click();
    await navigation;
    await expect(button(page, 'Existing Participant')).toBeVisible();
    await page.reload();
    await expect(button(page, 'Existing Participant')).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain('Iris');
  });

  test('GET /api/logout otherwise asks first, so that no link signs anybody out', async ({
    tab,
    newcomer,
  }) => {
    const page = await tab(newcomer.page);
    await page.goto('/api/logout');
    await expect(page.getByRole('alertdialog')).toContainText(/sign out/i);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByText('C', { exact: true })).toBeVisible();
  });

  test('Top header: an avatar with the initial', async ({ newcomer: { page } }) => {
    await show(page, '/');
    const avatar = page.getByRole('banner').getByRole('link', { name: /Cass Moreno/ });
    await expect(avatar).toHaveText(/^C/);
  });

  test('Bottom navigation: Map, Businesses, Rewards, Events, Profile', async ({
    newcomer: { page },
  }) => {
    await show(page, '/');
    const navigation = page.getByRole('navigation');
    await expect(navigation.getByRole('link')).toHaveText([
      'Map',
      'Businesses',
      'Rewards',
      'Events',
      'Profile',
    ]);
    const box = await navigation.boundingBox();
    expect(box?.y).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2);
  });
});
