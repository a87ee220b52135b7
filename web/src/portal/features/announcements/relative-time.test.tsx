import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, event } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer } from '../../../support/portal/fake-server.ts';
import { announcement } from '../../../support/portal/sample-records.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { clearDrafts } from '../../kit/forms/form-drafts.ts';
import AnnouncementsTab from './announcements-tab.tsx';

const write = 'POST /api/admin/events/autumn/announcements';
const timing = { relativeTo: 'end', offsetMinutes: -30 } as const;
const autumn = event('autumn', { startTime: at(240), endTime: at(480) });
const saved = announcement('last', {
  title: 'Last call',
  publishAt: at(100),
  timing,
  isPublished: false,
});
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at(60)), shouldAdvanceTime: true });
  forgetRecords();
  clearDrafts();
  emitSnapshot('events', [autumn]);
  emitSnapshot('events/autumn/announcements', [saved]);
  server = fakeServer();
  server.on('GET /api/admin/changes?topic=announcements&eventId=autumn', { body: { changes: [] } });
});
afterEach(() => void vi.useRealTimers());

function open(address: string) {
  render(
    <TestTab at={address}>
      <AnnouncementsTab />
    </TestTab>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

const form = () => within(screen.getByRole('dialog'));
const save = () => form().getByRole('button', { name: 'Save announcement' });

it('sends a time of the event, which it shows as it is now', async () => {
  server.on(write, { body: announcement('new') });
  const user = open('/admin/announcements?new=1');
  await user.type(await screen.findByLabelText(/^Title/), 'Photo ID');
  await user.type(form().getByLabelText(/^Message/), 'Bring it.');
  await user.click(form().getByLabelText(/^At a time of the event/));
  expect(form().getByText(/^That’s .* now, and it moves with the event/)).toBeTruthy();
  await user.click(save());
  expect(await screen.findByText('Announcement created successfully')).toBeTruthy();
  expect(server.requestsTo(write)[0]?.body).toMatchObject({
    timing: { relativeTo: 'start', offsetMinutes: -120 },
  });
});

it.each([
  ['', 'Enter a whole number, such as 2.'],
  ['1.5', 'Enter a whole number, such as 2.'],
  ['5', 'This time has passed. Choose a later one, or publish now.'],
])('refuses %j hours before the start', async (offset, message) => {
  const user = open('/admin/announcements?new=1');
  await user.type(await screen.findByLabelText(/^Title/), 'Photo ID');
  await user.type(form().getByLabelText(/^Message/), 'Bring it.');
  await user.click(form().getByLabelText(/^At a time of the event/));
  await user.clear(form().getByLabelText(/^How long/));
  if (offset) await user.type(form().getByLabelText(/^How long/), offset);
  await user.click(save());
  expect(await form().findByText(message)).toBeTruthy();
  expect(server.requestsTo(write)).toEqual([]);
});

it('opens a saved relative time in its largest whole unit', async () => {
  open('/admin/announcements?edit=last');
  expect(await screen.findByLabelText<HTMLInputElement>(/^How long/)).toHaveProperty('value', '30');
  expect(form().getByLabelText<HTMLSelectElement>(/^Unit/).value).toBe('minutes');
  expect(form().getByLabelText<HTMLSelectElement>(/^Before or after/).value).toBe('before-end');
});

it('lists the time as the event is now', () => {
  open('/admin/announcements');
  const row = within(screen.getByText('Last call').closest('tr') as HTMLElement);
  // 30 minutes before the end, not the stored time.
  expect(row.getByText('Nov 20, 8:30 PM')).toBeTruthy();
});
