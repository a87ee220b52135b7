import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { TestTab, theo } from '../../../support/portal/test-tab.tsx';
import { deskQueue, useRunDeskQueue } from './desk-queue.ts';

vi.mock(
  '../../../platform/delivery-queue/environment.ts',
  () => import('../../../support/memory-queue.ts'),
);

const redemptions = 'POST /api/admin/redemptions';

/** Tab of the portal that shows nothing of the desk. */
function OtherTab() {
  useRunDeskQueue(theo.username);
  return null;
}

afterEach(async () => {
  for (const { key } of deskQueue().getSnapshot().deliveries) await deskQueue().cancel(key);
});

it('sends what waits as soon as the device reconnects, on every tab of the portal', async () => {
  const server = fakeServer();
  server.on(redemptions, () => {
    throw new TypeError('Failed to fetch');
  });
  render(
    <TestTab staff={theo}>
      <OtherTab />
    </TestTab>,
  );
  deskQueue().submit({
    kind: 'redeem',
    code: '12345678',
    eventId: 'autumn',
    label: 'Reward redeemed',
    madeAt: '2026-11-20T22:40:00.000Z',
    isOffline: true,
  });
  await waitFor(() => expect(server.requestsTo(redemptions)).toHaveLength(1));
  await waitFor(() =>
    expect(deskQueue().getSnapshot().deliveries).toMatchObject([{ state: 'queued' }]),
  );
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(server.requestsTo(redemptions)).toHaveLength(2));
  cleanup();
});
