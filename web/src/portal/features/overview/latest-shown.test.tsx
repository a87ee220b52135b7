import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../../../support/portal/fake-server.ts';
import { announcement } from '../../../support/portal/sample-records.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { LatestShown } from './latest-shown.tsx';
import { UrgentMessage } from './urgent-message.tsx';

const count = 'GET /api/admin/events/autumn/announcements/shown';
const latest = { id: 'last', publishAt: '2026-11-21T01:41:00.000Z', audience: 'all', phones: 142 };
const older = { ...latest, id: 'welcome', phones: 300 };
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server = fakeServer();
});
afterEach(() => void vi.useRealTimers());

function open() {
  render(
    <TestTab>
      <UrgentMessage eventId="autumn" people={undefined} />
      <LatestShown event={{ id: 'autumn', timeZone: 'America/New_York' }} />
    </TestTab>,
  );
}

it('shows on how many phones the latest announcement was shown, and counts again every 15 seconds', async () => {
  server.on(count, { body: { registered: 1310, announcements: [latest, older] } });
  open();
  expect(
    await screen.findByText(
      'Latest announcement (Nov 20, 8:41 PM): shown on 142 phones so far, of 1,310 registered.',
    ),
  ).toBeTruthy();
  server.on(count, { body: { registered: 1310, announcements: [{ ...latest, phones: 143 }] } });
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByText(/shown on 143 phones so far, of 1,310/)).toBeTruthy();
  expect(server.requestsTo(count)).toHaveLength(2);
});

it('shows how many people an urgent announcement reached by each channel', async () => {
  const reached = { wallet: 212, push: 96, mail: 1002, app: 0 };
  server.on(count, { body: { registered: 1310, announcements: [{ ...latest, reached }] } });
  open();
  const shown =
    /Notified: 212 on their wallet pass, 96 by push, 1,002 by email, 0 when they open the app\.$/;
  expect(await screen.findByText(shown)).toBeTruthy();
});

it('names no total when the announcement is for some attendees only', async () => {
  const some = { ...latest, audience: 'unpaid', phones: 1 };
  server.on(count, { body: { registered: 310, announcements: [some] } });
  open();
  expect(await screen.findByText(/: shown on 1 phone so far\.$/)).toBeTruthy();
});

it('shows nothing before the first announcement, and counts after it was sent', async () => {
  server.on(count, { body: { registered: 310, announcements: [] } });
  server.on('POST /api/admin/events/autumn/announcements', { body: announcement('last') });
  open();
  await waitFor(() => expect(server.requestsTo(count)).toHaveLength(1));
  expect(screen.queryByText(/phones/)).toBeNull();
  server.on(count, { body: { registered: 310, announcements: [{ ...latest, phones: 0 }] } });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.type(screen.getByLabelText('Urgent announcement'), 'Last pour at ten.{Enter}');
  expect(await screen.findByText(/shown on 0 phones so far, of 310 registered\.$/)).toBeTruthy();
});
