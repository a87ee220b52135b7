import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { beginStaffSession } from '../../../platform/session/staff-session-store.ts';
import type { FakeServer } from '../../../support/portal/fake-server.ts';
import { openPortal, preparePortal } from '../../../support/portal/test-portal.tsx';

const link = { expiresAt: '2999-01-01T00:00:00.000Z', eventId: 'autumn' };
const vino = { username: 'Vino', fullName: 'Vino Veritas', role: 'shop', ...link } as const;
const counts = {
  businessName: 'Vino Veritas',
  eventName: 'Autumn Wine Walk',
  checkIns: 12,
  recentCheckIns: 4,
  redemptions: 3,
  status: 'open',
  bottles: 24,
  openedBottles: 2,
  rewards: [],
};
const setStatus = 'POST /api/shop/status';
let server: FakeServer;

beforeEach(async () => {
  server = await preparePortal();
  server.on('GET /api/admin/session', { body: vino });
  server.on('GET /api/shop/counts', { body: counts });
  await beginStaffSession('token', vino);
});

it('tells attendees with two presses that the shop is sold out, and with one that it is back', async () => {
  server.on(setStatus, { body: { status: 'sold-out' } });
  const user = openPortal();
  await user.click(await screen.findByRole('button', { name: 'Sold out' }));
  server.on('GET /api/shop/counts', { body: { ...counts, status: 'sold-out' } });
  await user.click(screen.getAllByRole('button', { name: 'Sold out' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Attendees see that you’re sold out.')).toBeTruthy();
  server.on(setStatus, { body: { status: 'open' } });
  await user.click(screen.getByRole('button', { name: 'We’re back' }));
  await waitFor(() => expect(server.requestsTo(setStatus)).toHaveLength(2));
  expect(server.requestsTo(setStatus).map(({ body }) => body)).toEqual([
    { status: 'sold-out' },
    { status: 'open' },
  ]);
});

it('counts an opened bottle with one press, and each press once', async () => {
  const bottle = 'POST /api/shop/bottles';
  server.on(bottle, { body: { opened: 3 } });
  const user = openPortal();
  expect(await screen.findByText('2 bottles opened of 24')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bottle opened' }));
  await waitFor(() => expect(server.requestsTo(bottle)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Bottle opened' }));
  await waitFor(() => expect(server.requestsTo(bottle)).toHaveLength(2));
  const keys = server.requestsTo(bottle).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});
