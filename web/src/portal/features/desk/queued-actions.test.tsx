import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { QueueRecord } from '../../../platform/delivery-queue/queue-store.ts';
import { memoryStore } from '../../../support/memory-queue.ts';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { dana, TestTab } from '../../../support/portal/test-tab.tsx';
import { deskQueue } from '../../shared/desk/desk-queue.ts';
import { OrphanedActionsList, QueuedActions } from './queued-actions.tsx';

/** Store of the device, which each test replaces. */
const device = vi.hoisted(() => ({ queue: null as unknown as ReturnType<typeof memoryStore> }));
vi.mock('../../../platform/delivery-queue/queue-store.ts', () => ({
  openQueueStore: () =>
    new Proxy({}, { get: (_, name) => Reflect.get(device.queue.store, name) as unknown }),
}));

const redemptions = 'POST /api/admin/redemptions';
/** Action that Theo's phone could not send before the shift ended. */
const left: QueueRecord = {
  key: 'key-of-theo',
  owner: 'theo',
  createdAt: 1,
  refusal: null,
  payload: {
    kind: 'redeem',
    code: '12345678',
    eventId: 'autumn',
    label: 'Tote redeemed',
    madeAt: '2026-11-20T22:40:00.000Z',
    isOffline: false,
  },
};

const redeemed = {
  changeId: 'change-1',
  participantName: 'Maya R.',
  rewardName: 'Tote',
  claimedAt: '2026-11-20T22:40:00.000Z',
  undoUntil: '2026-11-20T22:50:00.000Z',
  conflict: null,
};

/** Opens the list of an admin on a device with this queue. */
async function openList(queue = memoryStore([left])) {
  device.queue = queue;
  const server = fakeServer();
  server.on(redemptions, { body: redeemed });
  deskQueue().setOwner(dana.username, true);
  render(
    <TestTab staff={dana}>
      <QueuedActions snapshot={null} hasFailed={false} />
      <OrphanedActionsList timeZone="America/New_York" />
    </TestTab>,
  );
  const save = await screen.findByRole('button', { name: 'Save it: Tote redeemed' });
  return { server, save, user: userEvent.setup({ delay: null }) };
}

afterEach(() => {
  cleanup();
  deskQueue().setOwner(null, false);
});

it('sends an action of other staff once, under its key, when Save it is pressed twice', async () => {
  const { server, save, user } = await openList();
  await user.dblClick(save);
  await waitFor(() => expect(save.isConnected).toBe(false));
  await waitFor(() => expect(device.queue.records.size).toBe(0));
  const sent = server.requestsTo(redemptions);
  expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-of-theo']);
  expect(sent[0]?.body).toMatchObject({ doneAt: '2026-11-20T22:40:00.000Z' });
});

it('sends an action of other staff also if the server had rejected it for them', async () => {
  const refusal = { code: 'not-allowed', message: 'Not allowed.', details: {} };
  const { server, save, user } = await openList(memoryStore([{ ...left, refusal }]));
  await user.click(save);
  await waitFor(() => expect(server.requestsTo(redemptions)).toHaveLength(1));
});

it('does not send an action that another window has sent in the meantime', async () => {
  const { server, save, user } = await openList();
  device.queue.records.clear();
  await user.click(save);
  await waitFor(() => expect(save.isConnected).toBe(false));
  await deskQueue().flush();
  expect(server.requestsTo(redemptions)).toEqual([]);
});

it('leaves an action of other staff on a device that cannot store it for the admin', async () => {
  const { server, save, user } = await openList(memoryStore([left], true));
  server.on(redemptions, () => {
    throw new TypeError('Failed to fetch');
  });
  await user.click(save);
  expect(await screen.findByText('This phone couldn’t save it.')).toBeTruthy();
  expect([...device.queue.records.values()]).toEqual([left]);
  expect(save.isConnected).toBe(true);
});
