import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  expect(screen.queryByRole('button', { name: /^Not signed/ })).toBeNull();
});

it('filters by people without a signed release while there are some', async () => {
  forgetRecords();
  emitSnapshot('events', [event('autumn')]);
  const server = fakeServer();
  const list = 'GET /api/admin/registrations?eventId=autumn';
  const guest = { ...maya, id: 'G', fullName: 'Gil', liabilityWaiver: false };
  server.on(`${list}&limit=50`, { body: { registrations: [maya], nextCursor: null } });
  server.on(`${list}&release=unsigned&limit=50`, {
    body: { registrations: [guest], nextCursor: null },
  });
  server.on('GET /api/admin/registration-counts?eventId=autumn', {
    body: { ...counts, unsigned: 1 },
  });
  render(
    <TestTab at="/admin/registrations">
      <RegistrationsTab />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Not signed 1' }));
  await screen.findByText('Gil');
  await user.click(screen.getByRole('button', { name: 'Not signed 1' }));
  await screen.findByText('Maya');
});

it('keeps the filter by signature of an opened link visible, and says that it finds no one', async () => {
  forgetRecords();
  emitSnapshot('events', [event('autumn')]);
  const server = fakeServer();
  const list = 'GET /api/admin/registrations?eventId=autumn&release=unsigned&limit=50';
  server.on(list, { body: { registrations: [], nextCursor: null } });
  server.on('GET /api/admin/registration-counts?eventId=autumn', { body: counts });
  render(
    <TestTab at="/admin/registrations?release=unsigned">
      <RegistrationsTab />
    </TestTab>,
  );
  await screen.findByText('No registrations match “Not signed” right now.');
  expect(await screen.findByRole('button', { name: 'Not signed 0', pressed: true })).toBeTruthy();
});
