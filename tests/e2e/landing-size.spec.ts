import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { languageNames } from '@wine-walk/common/model/languages.ts';
import { englishTexts, spanishTexts } from '../support/catalog-texts.ts';

const { registration } = englishTexts;

const max = 20 * 1024;

test('the landing loads at most 20 KB of JavaScript without an interaction', async ({ page }) => {
  // The prompt to install the app comes 5 seconds after a load, with React.
  await page.addInitScript(() => localStorage.setItem('ww:install-dismissed', `${Date.now()}`));
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript) scripts.set(response.url(), response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Register & Check-In' })).toBeVisible();
  const bodies = await Promise.all(scripts.values());
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(weight).toBeGreaterThan(4 * 1024);
  expect(weight).toBeLessThanOrEqual(max);
});

test.describe('without our scripts', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
  });

  test("the landing's links and buttons work", async ({ page }) => {
    const { landing } = englishTexts;
    const leads = [
      ['link', landing.register, '/waiver'],
      ['button', landing.existing, '/waiver'],
      ['link', landing.signIn, '/?sign-in'],
      ['link', landing.admin, '/admin'],
    ] as const;
    for (const [role, name, path] of leads) {
      await page.goto('/');
      await page.getByRole(role, { name, exact: true }).click();
      await page.waitForURL((url) => `${url.pathname}${url.search}`.replace(/\?$/, '') === path);
    }
  });

  test('the landing loads the other language on request', async ({ page }) => {
    await page.getByRole('button', { name: languageNames.es }).click();
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(page.getByRole('link', { name: spanishTexts.landing.register })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
});

test('a shared link has the preview of the event and leads to the landing page', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/walk')).text();
  expect(html).toContain('<meta property="og:title" content="Autumn Wine Walk" />');
  await page.goto('/walk');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Autumn Wine Walk' })).toBeVisible();
});

test('a stop opens over the page, with its address, until it is closed', async ({ page }) => {
  await page.goto('/');
  const stop = page.getByRole('main').getByRole('button', { name: 'Corner Books' });
  await stop.click();
  const dialog = page.getByRole('dialog', { name: 'Corner Books' });
  await expect(dialog.getByRole('link')).toHaveAttribute('href', /query=Corner\+Books/);
  await dialog.getByRole('button', { name: englishTexts.landingParts.close }).click();
  await expect(dialog).toHaveCount(0);
  await expect(stop).toBeFocused();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a shared link leads to the landing page @full', async ({ page }) => {
    await page.goto('/waiver');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto('/walk');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Autumn Wine Walk' })).toBeVisible();
  });
});

test('robots.txt excludes private paths', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain('Disallow: /admin');
});

test('landing links navigate without a page load once React has loaded', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const register = page.getByRole('link', { name: englishTexts.landing.register });
  const isHere = page.waitForResponse(/\/assets\/start-/);
  await register.hover();
  await isHere;
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).join()))
    .toContain('__reactContainer');
  await register.click();
  await expect(page.getByRole('heading', { level: 1, name: registration.title })).toBeVisible();
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});
