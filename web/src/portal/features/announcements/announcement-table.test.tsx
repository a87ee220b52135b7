import { act, render, screen, within } from '@testing-library/react';
import { at } from '@wine-walk/common/support/samples.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { announcement } from '../../../support/portal/sample-records.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { AnnouncementTable } from './announcement-table.tsx';

afterEach(() => void vi.useRealTimers());

it('shows on how many phones each announcement was shown, and counts again every 15 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = fakeServer();
  const answer = (phones: number) => {
    const counted = { publishAt: at(0), audience: 'all', phones };
    const announcements = [
      { ...counted, id: 'last', audience: 'unpaid', phones: 1 },
      { ...counted, id: 'welcome' },
    ];
    server.on('GET /api/admin/events/autumn/announcements/shown', {
      body: { registered: 1310, announcements },
    });
  };
  answer(1142);
  const ignore = () => undefined;
  render(
    <TestTab>
      <AnnouncementTable
        announcements={[
          announcement('last', { title: 'Last call', audience: 'unpaid' }),
          announcement('welcome', { title: 'Welcome' }),
          announcement('later', { title: 'Later', isPublished: false }),
        ]}
        eventId="autumn"
        timeZone="America/New_York"
        audiences={[]}
        onEdit={ignore}
        onWithdraw={ignore}
        onMail={ignore}
      />
    </TestTab>,
  );
  const row = (title: string) => within(screen.getByText(title).closest('tr') as HTMLElement);
  expect(
    await row('Welcome').findByText('Shown on 1,142 phones, of 1,310 registered'),
  ).toBeTruthy();
  expect(row('Last call').getByText('Shown on 1 phone')).toBeTruthy();
  expect(row('Later').queryByText(/^Shown on/)).toBeNull();
  answer(1143);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await row('Welcome').findByText(/^Shown on 1,143 phones/)).toBeTruthy();
});
