import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@wine-walk/common/support/samples.ts';
import { expect, it } from 'vitest';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { testHistory } from '../../../support/test-frame.tsx';
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
const listed = (...registrations: object[]) => ({
  body: { registrations, nextCursor: null },
});
const page = (...names: string[]) => listed(...names.map(person));
const counts = {
  payment: { due: 1200, paid: 34 },
  arrival: { expected: 1230, arrived: 4, walking: 2, cancelled: 0 },
};

type Answer = Parameters<FakeServer['on']>[1];

/** Opens the tab. `pages`: response to each query of the list; `counted`: response with the counts. */
function openRegistrations(pages: Record<string, Answer>, counted?: Answer, search = '') {
  emitSnapshot('events', [event('autumn')]);
  const server = fakeServer();
  for (const [query, answer] of Object.entries(pages))
    server.on(`GET /api/admin/registrations?eventId=autumn${query}&limit=50`, answer);
  if (counted) server.on('GET /api/admin/registration-counts?eventId=autumn', counted);
  render(
    <TestTab at={`/admin/registrations${search}`}>
      <RegistrationsTab />
    </TestTab>,
  );
  return userEvent.setup({ delay: null });
}

it('shows the list before the counts are loaded', async () => {
  const counted = Promise.withResolvers<{ body: unknown }>();
  openRegistrations({ '': page('Maya') }, () => counted.promise);
  await screen.findByText('Maya');
  expect(screen.getByRole('button', { name: 'All' })).toBeTruthy();
  counted.resolve({ body: counts });
  expect(await screen.findByRole('button', { name: 'All 1,234' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Paid 34' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Walking 2' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Not signed/ })).toBeNull();
});

it('filters by people without a signed release while there are some', async () => {
  const guest = { ...person('Gil'), liabilityWaiver: false };
  const user = openRegistrations(
    { '': page('Maya'), '&release=unsigned': listed(guest) },
    { body: { ...counts, unsigned: 1 } },
  );
  await user.click(await screen.findByRole('button', { name: 'Not signed 1' }));
  await screen.findByText('Gil');
  await user.click(screen.getByRole('button', { name: 'Not signed 1' }));
  await screen.findByText('Maya');
});

it('keeps the filter by signature of an opened link visible, and says that it finds no one', async () => {
  openRegistrations({ '&release=unsigned': page() }, { body: counts }, '?release=unsigned');
  await screen.findByText('No registrations match “Not signed” right now.');
  expect(await screen.findByRole('button', { name: 'Not signed 0', pressed: true })).toBeTruthy();
});

it('sorts by name and by registration time on the server and keeps the order in the URL', async () => {
  const user = openRegistrations({
    '': page('Maya', 'Otto'),
    '&sort=-registered': page('Otto'),
    '&sort=registered': page('Maya'),
    '&search=o': page('Olga'),
  });
  const heading = (name: string) => screen.getByRole('columnheader', { name });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await screen.findByText('Maya');
  expect([heading('Name').ariaSort, heading('Registered').ariaSort]).toEqual(['ascending', 'none']);
  await press('Registered');
  await waitFor(() => expect(screen.queryByText('Maya')).toBeNull());
  expect(heading('Registered').ariaSort).toBe('descending');
  expect(testHistory.url).toContain('sort=-registered');
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
  const found = name === 'Olga' ? page(name) : page();
  const user = openRegistrations({ '': page('Maya', 'Otto'), [`&search=${name}`]: found });
  await screen.findByText('Maya');
  const status = screen.getAllByRole('status').find(({ textContent }) => textContent === '');
  await user.type(screen.getByRole('searchbox'), name);
  await waitFor(() => expect(status?.textContent).toBe(text));
});

it('explains why a list is empty', async () => {
  const user = openRegistrations({
    '': page(),
    '&arrival=walking': page(),
    '&search=o&arrival=walking': page(),
  });
  expect(await screen.findByText('No one has registered yet')).toBeTruthy();
  expect(screen.queryByText(/^Search by the start/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Walking/ }));
  expect(await screen.findByText('No registrations match “Walking” right now.')).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), 'o');
  expect(await screen.findByText(/^Search by the start/)).toBeTruthy();
});

it('shows a person who walks without having paid as due and as walking, and filters by both', async () => {
  const otto = { ...person('Otto'), state: 'walking', arrivedAt: '2026-11-20T22:40:00.000Z' };
  const user = openRegistrations({
    '': page('Maya'),
    '&payment=due': page('Maya', 'Olga'),
    '&payment=due&arrival=arrived': listed(otto),
  });
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
