import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@wine-walk/common/support/samples.ts';
import { expect, it } from 'vitest';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import RegistrationsTab from './registrations-tab.tsx';

const person = (fullName: string) => ({
  id: fullName,
  fullName,
  email: '',
  ticketId: null,
  paymentMethod: 'cash',
  state: 'cash-due',
  isVerified: false,
  submittedAt: '2026-11-20T18:00:00.000Z',
  arrivedAt: null,
});
const page = (...names: string[]) => ({
  body: { registrations: names.map(person), nextCursor: null },
});

it('sorts by name and by registration time on the server and keeps the order in the URL', async () => {
  forgetRecords();
  emitSnapshot('events', [event('autumn')]);
  const server = fakeServer();
  const list = 'GET /api/admin/registrations?eventId=autumn';
  server.on(`${list}&limit=50`, page('Maya', 'Otto'));
  server.on(`${list}&sort=-registered&limit=50`, page('Otto'));
  server.on(`${list}&sort=registered&limit=50`, page('Maya'));
  server.on(`${list}&search=o&limit=50`, page('Olga'));
  render(
    <TestTab at="/admin/registrations">
      <RegistrationsTab />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  const heading = (name: string) => screen.getByRole('columnheader', { name });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await screen.findByText('Maya');
  expect([heading('Name').ariaSort, heading('Registered').ariaSort]).toEqual(['ascending', 'none']);
  await press('Registered');
  await waitFor(() => expect(screen.queryByText('Maya')).toBeNull());
  expect(heading('Registered').ariaSort).toBe('descending');
  expect(screen.getByTestId('address').textContent).toContain('sort=-registered');
  await press('Registered');
  await screen.findByText('Maya');
  expect([heading('Registered').ariaSort, heading('Name').ariaSort]).toEqual(['ascending', 'none']);
  await user.type(screen.getByRole('searchbox'), 'o');
  await screen.findByText('Olga');
  expect(screen.queryByRole('button', { name: /^(Name|Registered)$/ })).toBeNull();
});

it.each([
  ['Olga', '1 on this page'],
  ['nobody', 'None found'],
])('announces what a search for %s found', async (name, text) => {
  forgetRecords();
  emitSnapshot('events', [event('autumn')]);
  const server = fakeServer();
  const list = 'GET /api/admin/registrations?eventId=autumn';
  server.on(`${list}&limit=50`, page('Maya', 'Otto'));
  server.on(`${list}&search=${name}&limit=50`, name === 'Olga' ? page(name) : page());
  render(
    <TestTab at="/admin/registrations">
      <RegistrationsTab />
    </TestTab>,
  );
  await screen.findByText('Maya');
  const status = screen.getAllByRole('status').find(({ textContent }) => textContent === '');
  await userEvent.setup({ delay: null }).type(screen.getByRole('searchbox'), name);
  await waitFor(() => expect(status?.textContent).toBe(text));
});

it('explains why a list is empty', async () => {
  forgetRecords();
  emitSnapshot('events', [event('autumn')]);
  const server = fakeServer();
  const list = 'GET /api/admin/registrations?eventId=autumn';
  server.on(`${list}&limit=50`, page());
  server.on(`${list}&arrival=walking&limit=50`, page());
  server.on(`${list}&search=o&arrival=walking&limit=50`, page());
  render(
    <TestTab at="/admin/registrations">
      <RegistrationsTab />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  expect(await screen.findByText('No one has registered yet')).toBeTruthy();
  expect(screen.queryByText(/^Search by the start/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Walking/ }));
  expect(await screen.findByText('No registrations match “Walking” right now.')).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), 'o');
  expect(await screen.findByText(/^Search by the start/)).toBeTruthy();
});

it('shows who walks without having paid as due and as walking, and filters by both', async () => {
  forgetRecords();
  emitSnapshot('events', [event('autumn')]);
  const server = fakeServer();
  const list = 'GET /api/admin/registrations?eventId=autumn';
  const otto = { ...person('Otto'), state: 'walking', arrivedAt: '2026-11-20T22:40:00.000Z' };
  server.on(`${list}&limit=50`, page('Maya'));
  server.on(`${list}&payment=due&limit=50`, page('Maya', 'Olga'));
  server.on(`${list}&payment=due&arrival=arrived&limit=50`, {
    body: { registrations: [otto], nextCursor: null },
  });
  render(
    <TestTab at="/admin/registrations">
      <RegistrationsTab />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  await screen.findByText('Maya');
  const filter = (group: string) => within(screen.getByRole('group', { name: group }));
  await user.click(filter('Paid').getByRole('button', { name: 'Payment due' }));
  await screen.findByText('Olga');
  await user.click(filter('Arrived').getByRole('button', { name: 'Arrived' }));
  const row = within(await screen.findByRole('row', { name: /Otto/ }));
  expect(row.getByText('Payment due')).toBeTruthy();
  expect(row.getByText('Walking')).toBeTruthy();
  await user.click(filter('Arrived').getByRole('button', { name: 'Arrived' }));
  await screen.findByText('Olga');
});
