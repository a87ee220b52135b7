import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NotConnectedError } from '../../../platform/live/live-store.ts';
import { clearAttendeeData } from '../../../platform/storage/sign-out.ts';
import {
  bell,
  firestore,
  press,
  say,
  show,
  titles,
  welcome,
} from '../../../support/announcement-bell.tsx';
import { TestEventData } from '../../../support/test-event-data.tsx';
import { testHistory } from '../../../support/test-frame.tsx';
import type { EventData } from '../../shared/event-data/event-data.ts';
import AnnouncementBell from './announcement-bell.tsx';

describe('announcement panel', () => {
  it("lists the announcements newest first, with times in the event's time zone", async () => {
    const { user } = show([welcome, press]);
    await user.click(bell());
    const panel = within(await screen.findByRole('dialog', { name: 'Announcements' }));
    expect(titles()).toEqual(['The press is running', 'Welcome']);
    expect(panel.getByText('About welcome')).toBeTruthy();
    expect(panel.getByText(/^Nov 20, 1:45\sPM$/)).toBeTruthy();
  });

  it('marks new announcements and saves them as read', async () => {
    const { user } = show([welcome, press]);
    await user.click(bell());
    expect(await screen.findAllByText('New')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Announcements'));
  });

  it('closes on back navigation', async () => {
    const { user } = show([welcome]);
    await user.click(bell());
    await screen.findByRole('dialog', { name: 'Announcements' });
    await waitFor(() => expect(testHistory.sheets).toBe(1));
    await act(async () => testHistory.goBack());
    await waitFor(() => expect(bell().getAttribute('aria-expanded')).toBe('false'));
  });

  it('marks announcements that arrive while it is open as read', async () => {
    const { user } = show([welcome]);
    await user.click(bell());
    act(() => say({ data: [welcome, press] }));
    expect(await screen.findAllByText('New')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Announcements'));
  });

  it('stores the read announcements on this device', async () => {
    const { user, unmount } = show([welcome]);
    await user.click(bell());
    unmount();
    // Persists after sign-out: the same user is not notified again.
    await clearAttendeeData('delete-queue');
    show([welcome, press]);
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 1 unread');
  });

  it('works when storage is unavailable or contains invalid data', async () => {
    localStorage.setItem('ww:announcements-read', '{"not":"a list"}');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = show([welcome]);
    await user.click(bell());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Announcements'));
  });

  it('shows an empty state when there are no announcements', async () => {
    const { user } = show([]);
    await user.click(bell());
    expect(await screen.findByRole('heading', { name: 'All quiet' })).toBeTruthy();
  });

  it('shows an empty state without a query when there is no event', async () => {
    const eventData: EventData = {
      status: 'no-event',
      participant: undefined,
      retry: () => undefined,
    };
    firestore.live = { status: 'loading', retry: () => undefined };
    render(
      <TestEventData eventData={eventData}>
        <AnnouncementBell />
      </TestEventData>,
    );
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(bell());
    expect(await screen.findByRole('heading', { name: 'All quiet' })).toBeTruthy();
    expect(firestore.requests.every((query) => query === null)).toBe(true);
  });

  it('shows an error and retries when loading fails', async () => {
    const retry = vi.fn();
    const { user } = show([]);
    act(() => say({ status: 'error', data: undefined, retry }));
    await user.click(bell());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('retries the event data if these failed', async () => {
    const retry = vi.fn();
    const error = new NotConnectedError('No data for 10 seconds.');
    const { user } = show([], { status: 'error', error, participant: undefined, retry });
    await user.click(bell());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
