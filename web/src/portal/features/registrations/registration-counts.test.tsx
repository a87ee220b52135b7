import { render, screen } from '@testing-library/react';
import { event } from '@wine-walk/common/support/samples.ts';
import { expect, it } from 'vitest';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import RegistrationsTab from './registrations-tab.tsx';

const maya = {
  id: 'M',
  fullName: 'Maya',
  email: '',
  ticketId: null,
  paymentMethod: 'cash',
  state: 'cash-due',
  isVerified: false,
  submittedAt: '2026-11-20T18:00:00.000Z',
  arrivedAt: null,
};
const counts = {
  payment: { due: 1200, paid: 34 },
  arrival: { expected: 1230, arrived: 4, walking: 2, cancelled: 0 },
};

it('shows the list before the counts are loaded', async () => {
  forgetRecords();
  emitSnapshot('events', [event('autumn')]);
  const server = fakeServer();
  const list = 'GET /api/admin/registrations?eventId=autumn&limit=50';
  server.on(list, { body: { registrations: [maya], nextCursor: null } });
  const counted = Promise.withResolvers<{ body: unknown }>();
  server.on('GET /api/admin/registration-counts?eventId=autumn', () => counted.promise);
  render(
    <TestTab at="/admin/registrations">
      <RegistrationsTab />
    </TestTab>,
  );
  await screen.findByText('Maya');
  expect(screen.getByRole('button', { name: 'All' })).toBeTruthy();
  counted.resolve({ body: counts });
  expect(await screen.findByRole('button', { name: 'All 1,234' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Paid 34' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Walking 2' })).toBeTruthy();
});
