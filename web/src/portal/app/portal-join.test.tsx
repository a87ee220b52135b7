import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginStaffSession } from '../../platform/session/staff-session-store.ts';
import { type FakeServer, refusal } from '../../support/portal/fake-server.ts';
import { shopCounts, shopPage } from '../../support/portal/sample-shop-page.ts';
import {
  openPortal as open,
  preparePortal,
  signOutButton,
} from '../../support/portal/test-portal.tsx';
import { dana } from '../../support/portal/test-tab.tsx';
import { preloadTabs } from './tabs.ts';

const expiresAt = '2999-01-01T00:00:00.000Z';
const link = { expiresAt, eventId: 'autumn' };
const sam = { username: 'Sam Lee (K7Q2)', fullName: 'Sam Lee', role: 'desk', ...link } as const;
const vino = { ...sam, username: 'Vino (K7Q2)', fullName: 'Vino Veritas', role: 'shop' } as const;
const joinShift = 'POST /api/admin/shifts/join';
const joinShop = 'POST /api/admin/shop-links/join';
const redeem = 'POST /api/admin/redemptions';
let server: FakeServer;

/** Preloads the tabs, which takes longer on a busy machine than a test waits for a screen. */
beforeAll(() => preloadTabs(['desk']), 60_000);

beforeEach(async () => {
  server = await preparePortal();
  server.on('GET /api/admin/session', { body: sam });
  server.on('GET /api/shop/counts', { body: shopCounts });
  server.on('GET /api/shop-pages/sh0psecret0000000000', { body: shopPage() });
});

describe('shift link', () => {
  it('shows a wrong PIN once next to the button and keeps the input', async () => {
    const message = 'This link and PIN don’t match.';
    server.on(joinShift, refusal(401, 'unauthorized', message));
    const user = open('/admin/shift/sh1ftsecret000000000');
    await user.type(await screen.findByLabelText(/^PIN/), '999999');
    await user.type(screen.getByLabelText(/^Your name/), 'Sam Lee');
    await user.click(screen.getByRole('button', { name: 'Start my shift' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>(/^Your name/).value).toBe('Sam Lee');
  });

  it('opens the desk by PIN and name, without configuration tabs', async () => {
    server.on(joinShift, { body: { ...sam, sessionId: 'token' } });
    const user = open('/admin/shift/sh1ftsecret000000000');
    await user.type(await screen.findByLabelText(/^PIN/), '271 828');
    await user.type(screen.getByLabelText(/^Your name/), 'Sam Lee');
    await user.click(screen.getByRole('button', { name: 'Start my shift' }));
    await signOutButton();
    expect(server.requestsTo(joinShift)[0]?.body).toEqual({
      secret: 'sh1ftsecret000000000',
      pin: '271828',
      fullName: 'Sam Lee',
    });
    for (const name of ['Overview', 'Businesses', 'Events', 'Rewards', 'Point Rules', 'Team'])
      expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.getByRole('link', { name: 'Tickets' })).toBeTruthy();
    // An account that joined by PIN has no password to change.
    expect(screen.queryByRole('button', { name: 'Credentials' })).toBeNull();
    // A hardware scanner types into the focused element.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
  });

  it('requires six digits and a name before sending, and shows the server error', async () => {
    const user = open('/admin/shift/sh1ftsecret000000000');
    await user.type(await screen.findByLabelText(/^PIN/), '12');
    await user.click(screen.getByRole('button', { name: 'Start my shift' }));
    expect(await screen.findByText('The PIN has six digits.')).toBeTruthy();
    expect(screen.getByText('Please fill this in.')).toBeTruthy();
    expect(server.requestsTo(joinShift)).toEqual([]);
    server.on(joinShift, refusal(410, 'other', 'This link has ended.'));
    await user.type(screen.getByLabelText(/^PIN/), '3456');
    await user.type(screen.getByLabelText(/^Your name/), 'Sam');
    await user.click(screen.getByRole('button', { name: 'Start my shift' }));
    expect((await screen.findAllByText('This link has ended.')).length).toBeGreaterThan(0);
  });

  it('redirects a signed-in user to their home tab', async () => {
    await beginStaffSession('token', dana);
    open('/admin/shift/sh1ftsecret000000000');
    expect(await screen.findByRole('heading', { name: 'Autumn Wine Walk' })).toBeTruthy();
  });
});

describe('shop link', () => {
  it("opens only the shop's counter with its own counts", async () => {
    server.on(joinShop, { body: { ...vino, sessionId: 'token' } });
    const user = open('/admin/shop/sh0psecret0000000000');
    await user.click(await screen.findByRole('link', { name: 'Open the counter' }));
    expect(await screen.findByRole('heading', { name: 'Counter of Vino Veritas' })).toBeTruthy();
    await user.type(await screen.findByLabelText(/^PIN/), '271828');
    await user.click(screen.getByRole('button', { name: 'Open my counter' }));
    expect(await screen.findByRole('heading', { name: 'Vino Veritas' })).toBeTruthy();
    expect(await screen.findByText('12')).toBeTruthy();
    expect(screen.getByText('You hand out: First Pour.')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows the result of a code on the full screen, once', async () => {
    await beginStaffSession('token', vino);
    const user = open('/admin');
    const at = { changeId: 'change-1', claimedAt: expiresAt, undoUntil: expiresAt };
    const done = { participantName: 'Maya R.', rewardName: 'First Pour', conflict: null, ...at };
    server.on(redeem, { body: done });
    await user.type(await screen.findByLabelText('Reward code'), '1234 5678');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(await screen.findByRole('heading', { name: 'First Pour' })).toBeTruthy();
    expect(screen.getByText('For Maya R.')).toBeTruthy();
    expect(server.requestsTo(redeem)[0]?.body).toEqual({ code: '12345678' });
    await user.click(screen.getByRole('button', { name: 'Next code' }));
    // Sending the same code again is a new request: the server rejects it instead of replaying the response.
    await user.type(screen.getByLabelText('Reward code'), '1234 5678');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    await user.click(await screen.findByRole('button', { name: 'Next code' }));
    const keys = server.requestsTo(redeem).map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
    server.on(redeem, refusal(422, 'wrong-business', 'First Pour is not handed out here.'));
    await user.type(screen.getByLabelText('Reward code'), '87654321');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(await screen.findByRole('heading', { name: 'Not redeemed' })).toBeTruthy();
    expect(screen.getByText('First Pour is not handed out here.')).toBeTruthy();
  });
});
