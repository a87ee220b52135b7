import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@wine-walk/common/support/samples.ts';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { ownTill } from '../../../support/portal/sample-till.ts';
import { dana, TestTab, theo } from '../../../support/portal/test-tab.tsx';
import { deskQueue } from '../../shared/desk/desk-queue.ts';
import { TillBar } from './till.tsx';

vi.mock(
  '../../../platform/delivery-queue/environment.ts',
  () => import('../../../support/memory-queue.ts'),
);

it.each([
  ['a desk account', theo, 'Count the till'],
  ['an admin', dana, 'Count, hand over'],
])('opens the count of the own till for %s', async (_, staff, label) => {
  const server = fakeServer();
  const till = { ...ownTill, salesCount: 2, expectedCents: 12_000 };
  server.on('GET /api/admin/tills?eventId=autumn', {
    body: { tills: [till], ownTillId: till.id },
  });
  render(
    <TestTab at="/admin/desk" staff={staff}>
      <TillBar event={event('autumn')} />
    </TestTab>,
  );
  await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: label }));
  expect(await screen.findByRole('form', { name: 'Count the till' })).toBeTruthy();
});

it('names cash and card of queued offline sales, which open the till', async () => {
  const server = fakeServer();
  server.on('GET /api/admin/tills?eventId=autumn', { body: { tills: [], ownTillId: null } });
  server.on('POST /api/admin/tills', () => Promise.reject(new TypeError('Failed to fetch')));
  deskQueue().setOwner(theo.username, true);
  for (const method of ['cash', 'card'] as const)
    deskQueue().submit({
      eventId: 'autumn',
      label: 'Otto is in',
      madeAt: '2026-11-20T22:40:00.000Z',
      isOffline: true,
      kind: 'admit',
      submissionIds: ['OTTO1'],
      ticketIds: [],
      newcomers: [],
      takesPayment: true,
      isIdSeen: true,
      typeIds: {},
      method,
      isReleaseSigned: false,
      amountCents: method === 'cash' ? 7000 : 3500,
      openingFloatCents: 5000,
    });
  render(
    <TestTab at="/admin/desk" staff={theo}>
      <TillBar event={event('autumn')} />
    </TestTab>,
  );
  expect(
    await screen.findByText(
      'Your till opens once this phone is back online. Waiting to be sent: $70 cash, $35 by card.',
    ),
  ).toBeTruthy();
});
