import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, refusal } from '../../support/portal/fake-server.ts';
import { shopCounts, shopPage } from '../../support/portal/sample-shop-page.ts';
import { openPortal as open, prepareShopCounter } from '../../support/portal/test-portal.tsx';

const expiresAt = '2999-01-01T00:00:00.000Z';
const redeem = 'POST /api/admin/redemptions';
const readCounts = 'GET /api/shop/counts';
let server: FakeServer;

beforeEach(async () => {
  // jsdom has no modal dialogs. A browser focuses the first button.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  server = await prepareShopCounter();
});
afterEach(() => void vi.useRealTimers());

const field = () => screen.findByLabelText<HTMLInputElement>('Reward code');

it("focuses the shop's code field initially and after each result, and captures typing outside of it", async () => {
  server.on(redeem, refusal(404, 'redemption-code-unknown', 'This code is not known.'));
  const user = open();
  const input = await field();
  expect(document.activeElement).toBe(input);
  await user.keyboard('12345678{Enter}');
  const description = /^We don’t recognize this code/;
  await screen.findByRole('dialog', { name: 'Not redeemed', description });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next code' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(input);
  expect(input.value).toBe('');
  screen.getByRole('button', { name: 'Sign Out' }).focus();
  await user.keyboard('87654321{Enter}');
  await waitFor(() => expect(server.requestsTo(redeem)).toHaveLength(2));
  expect(server.requestsTo(redeem)[1]?.body).toEqual({ code: '87654321' });
});

it("refreshes a shop's counts while its phone is idle", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open();
  expect(await screen.findByText('12')).toBeTruthy();
  server.on(readCounts, { body: { ...shopCounts, checkIns: 13 } });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await screen.findByText('13')).toBeTruthy();
});

it('shows the result without waiting for the counts', async () => {
  const at = { changeId: 'change-1', claimedAt: expiresAt, undoUntil: expiresAt };
  server.on(redeem, {
    body: { participantName: 'Maya R.', rewardName: 'First Pour', conflict: null, ...at },
  });
  const user = open();
  await screen.findByText('12');
  server.on(readCounts, () => new Promise(() => undefined));
  await user.type(await field(), '12345678{Enter}');
  expect(await screen.findByRole('heading', { name: 'First Pour' })).toBeTruthy();
  const result = { name: 'Redeemed: First Pour', description: 'For Maya R.' };
  expect(screen.getByRole('dialog', result)).toBeTruthy();
});

it('keeps a code whose response was lost and retries it with the same key', async () => {
  server.on(redeem, () => Promise.reject(new TypeError('Failed to fetch')));
  const user = open();
  await user.type(await field(), '12345678{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Back to the code' }));
  expect((await field()).value).toBe('12345678');
  const at = { changeId: 'change-1', claimedAt: expiresAt, undoUntil: expiresAt };
  const done = { participantName: 'Maya R.', rewardName: 'First Pour', conflict: null, ...at };
  server.on(redeem, { body: done });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'First Pour' })).toBeTruthy();
  const keys = server.requestsTo(redeem).map(({ headers }) => headers.get('Idempotency-Key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it("leads to the page of the shop's link and back without signing out", async () => {
  server.on('GET /api/shop-pages/sh0psecret0000000000', { body: shopPage() });
  const user = open('/admin/shop/sh0psecret0000000000');
  await field();
  await user.click(screen.getByRole('link', { name: 'Back to our page' }));
  expect(await screen.findByRole('button', { name: 'Send to the organizers' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Open the counter' }));
  expect(document.activeElement).toBe(await field());
});
