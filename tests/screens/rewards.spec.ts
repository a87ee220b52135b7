import { expect, type Locator } from '@playwright/test';
import { readSources } from '../../tools/demo/sources.ts';
import { demoOrganization } from '../support/organization.ts';
import { withoutAnswer } from '../support/screens/devices.ts';
import {
  progressComplete as allBusinesses,
  progressMidEvent as aWhile,
  setProgress,
  setUnpaid,
} from '../support/screens/people.ts';
import { test } from '../support/screens/screens.ts';

test('rewards before the first visit and without rewards', async ({
  newcomer: page,
  records,
  texts,
  inspect,
}) => {
  const { rewards } = texts;
  await page.goto('/rewards');
  await expect(page.getByText('Three Doors Down')).toBeVisible();
  await inspect(page, 'rewards-before');
  await records.changeCatalog(() => ({ rewards: [] }));
  await expect(page.getByText(rewards.noneTitle)).toBeVisible();
  await inspect(page, 'rewards-none');
});

test('rewards before payment', async ({ newcomer: page, person, texts, inspect }) => {
  await setUnpaid(person);
  await page.goto('/rewards');
  await expect(page.getByText(texts.ticket.payAtDesk({ price: '$35' }))).toBeVisible();
  await inspect(page, 'rewards-unpaid');
});

test('reward whose payment the desk has not recorded', async ({
  attendee: page,
  person,
  texts: { rewards },
  inspect,
}) => {
  await setUnpaid(person);
  await page.goto('/rewards?reward=gold-stamp');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: rewards.paidNow }).click();
  await expect(dialog.getByText(rewards.notRecorded)).toBeVisible();
  await inspect(page, 'reward-not-recorded');
});

test('redeemed reward', { tag: '@each-screen' }, async ({
  attendee: page,
  person,
  texts: { rewards },
  inspect,
}) => {
  await page.goto('/rewards');
  await expect(page.getByText('Three Doors Down')).toBeVisible();
  await inspect(page, 'rewards');
  await page.getByRole('link', { name: rewards.viewRewardNamed({ name: 'Gold Stamp' }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /\d{4} \d{4}/ })).toBeVisible();
  expect(await widthsOfDigits(dialog.getByText(/^\d{4} \d{4}$/))).toHaveLength(1);
  await inspect(page, 'reward-code');
  const progress = aWhile();
  const claims = { ...progress.claims, 'gold-stamp': { claimedAt: new Date().toISOString() } };
  await setProgress(person, { ...progress, claims });
  await expect(dialog.getByText(rewards.claimedText({ name: 'Gold Stamp' }))).toBeVisible();
  await inspect(page, 'reward-claimed-now');
});

test('own entries of prize draws', { tag: '@each-screen' }, async ({
  attendee: page,
  texts: { drawPage },
  inspect,
}) => {
  const rule = { stamps: 6, closesTime: '2026-11-21T01:00:00.000Z' };
  const closed = { ...rule, closedAt: '2026-11-21T01:05:00.000Z', entry: 'ABCDEFGHJK' };
  const draws = [
    { id: 'a', prize: 'Gift basket', ...rule, closedAt: null, entry: null, winningEntry: null },
    { id: 'b', prize: 'Case of wine', ...closed, winningEntry: null },
    { id: 'c', prize: 'Weekend for two', ...closed, winningEntry: closed.entry },
    { id: 'd', prize: 'Picnic', ...closed, winningEntry: 'MNPQRSTVWX' },
    { id: 'e', prize: 'Etched glass', ...closed, entry: null, winningEntry: 'MNPQRSTVWX' },
  ];
  await page.route('**/api/events/*/draws', (route) => route.fulfill({ json: draws }));
  await page.goto('/rewards');
  await page.getByText(drawPage.own({ prize: 'Etched glass' })).scrollIntoViewIfNeeded();
  await inspect(page, 'rewards-draws');
});

/** Widths of the digits, one if the figures are tabular, in pixels. */
function widthsOfDigits(text: Locator): Promise<number[]> {
  return text.evaluate((element) => {
    const range = document.createRange();
    // Measures all digits, independent of the code.
    const sample = element.cloneNode() as HTMLElement;
    sample.textContent = '0123456789';
    element.after(sample);
    const widths = [...'0123456789'].map((_, at) => {
      range.setStart(sample.firstChild as Text, at);
      range.setEnd(sample.firstChild as Text, at + 1);
      return Math.round(range.getBoundingClientRect().width * 10) / 10;
    });
    sample.remove();
    return [...new Set(widths)];
  });
}

test('code while loading and on failure', async ({ attendee: page, texts, inspect }) => {
  const fail = await withoutAnswer(page, '**/gold-stamp/code');
  await page.goto('/rewards?reward=gold-stamp');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status', { name: texts.common.loading })).toBeVisible();
  await inspect(page, 'reward-code-loading');
  fail();
  await expect(dialog.getByText(texts.rewards.offlineCode)).toBeVisible();
  await inspect(page, 'reward-code-failed');
});

test('expired code', async ({ attendee: page, texts: { rewards }, inspect }) => {
  await page.clock.install();
  await page.goto('/rewards?reward=gold-stamp');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /\d{4} \d{4}/ })).toBeVisible();
  // The time of the next response would correct the clock.
  await page.route('**/api/**', () => undefined);
  await page.clock.fastForward('20:00');
  await expect(dialog.getByText(rewards.expired)).toBeVisible();
  await inspect(page, 'reward-code-expired');
});

test('reward out of stock, also on the home screen', async ({
  attendee: page,
  records,
  texts,
  inspect,
}) => {
  await records.changeCatalog(({ rewards }) => ({
    rewards: rewards.map((each) => ({ ...each, stockLevel: 'gone' as const })),
  }));
  await page.goto('/rewards');
  await expect(page.getByRole('heading', { name: texts.rewards.goneSection })).toBeVisible();
  await inspect(page, 'rewards-gone');
  await page.goto('/');
  await expect(page.getByText(texts.rewards.gone).first()).toBeVisible();
  await inspect(page, 'home-rewards-gone');
});

test('every reward claimed', async ({ finisher: page, person, texts: { rewards }, inspect }) => {
  const claimedAt = new Date().toISOString();
  const claims = Object.fromEntries(readSources().rewards.map(({ id }) => [id, { claimedAt }]));
  await setProgress(person, { ...allBusinesses(), claims });
  await page.goto('/rewards');
  await expect(page.getByRole('heading', { name: rewards.claimedSection })).toBeVisible();
  await inspect(page, 'rewards-all-claimed');
});

test('events list', { tag: '@each-screen' }, async ({
  attendee: page,
  texts: { events },
  inspect,
}) => {
  await page.goto('/events');
  await expect(
    page.getByRole('heading', { name: events.title({ name: demoOrganization.shortName }) }),
  ).toBeVisible();
  await inspect(page, 'events');
});
