import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, business, event } from '@wine-walk/common/support/samples.ts';
import { vi } from 'vitest';
import EventsTab from '../../portal/features/events/events-tab.tsx';
import { clearDrafts } from '../../portal/kit/forms/form-drafts.ts';
import { emitSnapshot, forgetRecords } from './fake-live.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';
import { openForm } from './open-form.ts';
import { TestTab } from './test-tab.tsx';

export const autumn = event('autumn', { name: 'Autumn Wine Walk' });
export const winter = event('winter', {
  name: 'Winter Wine Walk',
  isActive: false,
  startTime: '2025-02-15T19:00:00.000Z',
  endTime: '2025-02-15T23:00:00.000Z',
  businessIds: ['a', 'b'],
});
export const create = 'POST /api/admin/events';
export const edit = 'PUT /api/admin/events/autumn';
export const copy = 'POST /api/admin/events/winter/duplicate';
export let server: FakeServer;

/** Before each test. */
export function prepareEventsTab() {
  vi.useFakeTimers({ now: Date.parse(at(60)), shouldAdvanceTime: true });
  forgetRecords();
  clearDrafts();
  emitSnapshot('events', [autumn, winter]);
  emitSnapshot(
    'businesses',
    ['Ash', 'Books', 'Cellar'].map((name) => business(name[0]?.toLowerCase() ?? '', { name })),
  );
  server = fakeServer();
  return () => void vi.useRealTimers();
}

export function open(address = '/admin/events') {
  render(
    <TestTab at={address}>
      <EventsTab />
    </TestTab>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

type User = ReturnType<typeof open>;
export const rowOf = (name: string) =>
  screen
    .getAllByText(name)
    .find((cell) => cell.closest('tr'))
    ?.closest('tr') as HTMLElement;
export const form = openForm;
export const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save event' }));

/** Sets a date and time as a picker does. */
export async function pick(label: RegExp, local: string) {
  fireEvent.change((await form()).getByLabelText(label), { target: { value: local } });
}
