import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, business, event } from '@wine-walk/common/support/samples.ts';
import { vi } from 'vitest';
import BusinessesTab from '../../portal/features/businesses/businesses-tab.tsx';
import { clearDrafts } from '../../portal/kit/forms/form-drafts.ts';
import { emitSnapshot, forgetRecords } from './fake-live.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';
import { fill, openForm } from './open-form.ts';
import { TestTab } from './test-tab.tsx';

export const vino = business('vino', {
  name: 'Vino Veritas',
  address: '14 Mill Street',
  latitude: 38.149781,
  longitude: -79.075453,
});
export const rail = business('rail', { name: 'The Brass Rail', category: 'bar', isActive: false });
export const autumn = event('autumn', { name: 'Autumn Wine Walk' });
export const spring = event('spring', {
  name: 'Spring Wine Walk',
  businessIds: ['vino'],
  joinsNewBusinesses: true,
});
export const winter = event('winter', {
  name: 'Winter Wine Walk',
  isActive: false,
  businessIds: [],
});
export const create = 'POST /api/admin/businesses';
export const edit = 'PUT /api/admin/businesses/vino';
export let server: FakeServer;

/** Before each test. */
export function prepareBusinessesTab() {
  vi.useFakeTimers({ now: Date.parse(at(60)), shouldAdvanceTime: true });
  forgetRecords();
  clearDrafts();
  emitSnapshot('businesses', [rail, vino]);
  emitSnapshot('events', [autumn, spring, winter]);
  server = fakeServer();
  server.on('GET /api/admin/changes?topic=businesses', { body: { changes: [] } });
  const shopPages = { shops: [], needsApproval: true };
  for (const { id } of [autumn, spring, winter])
    server.on(`GET /api/admin/events/${id}/shop-pages`, { body: shopPages });
  return () => void vi.useRealTimers();
}

export function open(address = '/admin/businesses') {
  render(
    <TestTab at={address}>
      <BusinessesTab />
    </TestTab>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

type User = ReturnType<typeof open>;
export const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
export const form = openForm;
export const save = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Save business' }));

export async function fillRequired(user: User) {
  await fill(user, /^Name/, 'Depot Books');
  await user.selectOptions((await form()).getByLabelText(/^Category/), 'Bar/Pub');
  await fill(user, /^Address/, '2 Depot Square');
  await fill(user, /^Latitude/, '38.15');
  await fill(user, /^Longitude/, '-79.07');
}
