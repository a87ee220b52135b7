import { at, edited } from '@support/samples.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Walk } from '../../data/walk.ts';
import { forgetPerson } from '../../device/storage.ts';
import { testHistory } from '../../support/test-frame.tsx';
import { readyWalk, TestWalk } from '../../support/test-walk.tsx';
import AnnouncementBell from './announcement-bell.tsx';
import type { PublishedAnnouncement } from './published.ts';

type Live = { status: string; data?: PublishedAnnouncement[]; retry: () => void };
interface Firestore {
  live: Live;
  asked: unknown[];
  listeners: Set<() => void>;
}
const firestore = vi.hoisted(
  (): Firestore => ({
    live: { status: 'loading', retry: () => undefined },
    asked: [],
    listeners: new Set(),
  }),
);
vi.mock('../../data/live.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useLiveQuery: (query: unknown) => {
    firestore.asked.push(query);
    return useSyncExternalStore(
      (changed) => {
        firestore.listeners.add(changed);
        return () => firestore.listeners.delete(changed);
      },
      () => firestore.live,
    );
  },
}));

/** 3 PM in the event's zone, two hours after its start. */
const now = Date.parse('2026-11-20T20:00:00.000Z');
beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
  localStorage.clear();
  firestore.asked = [];
});
afterEach(() => void vi.useRealTimers());

function announcement(id: string, differing: Partial<PublishedAnnouncement> = {}) {
  return {
    id,
    title: id,
    message: `About ${id}`,
    publishAt: at(0),
    isPublished: true,
    ...edited,
    ...differing,
  };
}
const welcome = announcement('welcome', { title: 'Welcome', publishAt: at(5), updatedAt: at(5) });
const press = announcement('press', { title: 'The press is running', publishAt: at(45) });

function say(next: Partial<Live>) {
  firestore.live = { status: 'ready', retry: () => undefined, ...next };
  for (const changed of firestore.listeners) changed();
}

function show(data: PublishedAnnouncement[], walk: Walk = readyWalk()) {
  say({ data });
  const view = render(
    <TestWalk walk={walk}>
      <AnnouncementBell />
    </TestWalk>,
  );
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), ...view };
}

const bell = () => screen.getByRole('button', { name: /^Announcements/ });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);

describe('the bell', () => {
  // spec: 2.22
  it('counts the unread ones of the event, and says so to screen readers', () => {
    show([welcome, press]);
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 2 unread');
    expect(screen.getByText('2')).toBeTruthy();
    expect(firestore.asked).toContainEqual({
      path: 'events/autumn/announcements',
      where: [['isPublished', '==', true]],
    });
  });

  // spec: 2.23, A8.1, B6.5
  it('counts live: one more is said, one withdrawn is gone', () => {
    show([welcome]);
    act(() => say({ data: [welcome, press] }));
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 2 unread');
    expect(screen.getByRole('status').textContent).toBe('New announcement: The press is running');
    act(() => say({ data: [press] }));
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 1 unread');
  });

  it('says nothing about those that were there already', () => {
    show([welcome, press]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows no number where nothing is unread, and 9+ for many', () => {
    show([]);
    expect(bell().getAttribute('aria-label')).toBe('Announcements');
    act(() => say({ data: Array.from({ length: 12 }, (_, id) => announcement(`${id}`)) }));
    expect(screen.getByText('9+')).toBeTruthy();
  });
});

describe('the banner', () => {
  const banner = () => screen.queryByRole('complementary', { name: 'Latest announcement' });

  // spec: A8.5
  it('shows what arrives while the app is open, the latest alone, until it is read', async () => {
    const { user } = show([]);
    expect(banner()).toBeNull();
    act(() => say({ data: [welcome] }));
    act(() => say({ data: [welcome, press] }));
    expect(banner()?.textContent).toContain('The press is runningAbout press');
    expect(banner()?.textContent).not.toContain('Welcome');
    await user.click(screen.getByRole('button', { name: 'Read' }));
    expect(await screen.findByRole('dialog', { name: 'Announcements' })).toBeTruthy();
    expect(banner()).toBeNull();
  });

  // spec: A8.5
  it('dismissed counts as read, and does not come back', async () => {
    const { user } = show([]);
    act(() => say({ data: [press] }));
    await user.click(within(banner() as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(banner()).toBeNull();
    expect(bell().getAttribute('aria-label')).toBe('Announcements');
  });

  it('goes with an announcement that is withdrawn', () => {
    show([]);
    act(() => say({ data: [press] }));
    act(() => say({ data: [] }));
    expect(banner()).toBeNull();
  });

  it('does not show what was there when the app was opened', () => {
    show([welcome, press]);
    expect(banner()).toBeNull();
  });
});

describe('without a connection', () => {
  // spec: A8.6
  it('the announcements that this device last saw are there', async () => {
    show([welcome, press]).unmount();
    firestore.live = { status: 'loading', retry: () => undefined };
    render(
      <TestWalk walk={readyWalk()}>
        <AnnouncementBell />
      </TestWalk>,
    );
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 2 unread');
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(bell());
    expect(await screen.findByText('About press')).toBeTruthy();
  });

  it('those of another event are not shown', () => {
    show([welcome]).unmount();
    firestore.live = { status: 'loading', retry: () => undefined };
    const walk = readyWalk();
    if (walk.status !== 'ready') throw new Error('not ready');
    render(
      <TestWalk walk={{ ...walk, event: { ...walk.event, id: 'spring' } }}>
        <AnnouncementBell />
      </TestWalk>,
    );
    expect(bell().getAttribute('aria-label')).toBe('Announcements');
  });
});

describe('a scheduled one', () => {
  const soon = announcement('soon', { title: 'Last pour', publishAt: at(180) });

  // spec: A8.4, B6.3
  it.each([
    ['behind', -86_400_000],
    ['ahead', 86_400_000],
  ])('shows without a reload as soon as it is public, on a clock a day %s', (_name, skew) => {
    vi.setSystemTime(now + skew);
    show([welcome]);
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 1 unread');
    act(() => say({ data: [welcome, soon] }));
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 2 unread');
    expect(screen.getByRole('status').textContent).toBe('New announcement: Last pour');
  });
});

describe('the panel', () => {
  // spec: A8.2
  it('has the messages, newest first, with their times in the event’s zone', async () => {
    const { user } = show([welcome, press]);
    await user.click(bell());
    const panel = within(await screen.findByRole('dialog', { name: 'Announcements' }));
    expect(titles()).toEqual(['The press is running', 'Welcome']);
    expect(panel.getByText('About welcome')).toBeTruthy();
    expect(panel.getByText(/^Nov 20, 1:45\sPM$/)).toBeTruthy();
  });

  it('marks what is new, and makes it read', async () => {
    const { user } = show([welcome, press]);
    await user.click(bell());
    expect(await screen.findAllByText('New')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Announcements'));
  });

  it('closes by the back button', async () => {
    const { user } = show([welcome]);
    await user.click(bell());
    await screen.findByRole('dialog', { name: 'Announcements' });
    await vi.waitFor(() => expect(testHistory.sheets).toBe(1));
    await act(async () => testHistory.goBack());
    await vi.waitFor(() => expect(bell().getAttribute('aria-expanded')).toBe('false'));
  });

  it('reads what arrives while it is open', async () => {
    const { user } = show([welcome]);
    await user.click(bell());
    act(() => say({ data: [welcome, press] }));
    expect(await screen.findAllByText('New')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Announcements'));
  });

  // spec: A8.3
  it('remembers on this device what was read', async () => {
    const { user, unmount } = show([welcome]);
    await user.click(bell());
    unmount();
    // Also past a sign-out: the same person is not told again.
    forgetPerson();
    show([welcome, press]);
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 1 unread');
  });

  // spec: A14.8
  it('works where the device keeps nothing, or keeps something else', async () => {
    localStorage.setItem('ww:announcements-read', '{"not":"a list"}');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = show([welcome]);
    await user.click(bell());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Announcements'));
  });

  it('without any says so', async () => {
    const { user } = show([]);
    await user.click(bell());
    expect(await screen.findByRole('heading', { name: 'All quiet' })).toBeTruthy();
  });

  it('without an event is empty and asks for nothing', async () => {
    const walk: Walk = { status: 'no-event', participant: undefined, retry: () => undefined };
    firestore.live = { status: 'loading', retry: () => undefined };
    render(
      <TestWalk walk={walk}>
        <AnnouncementBell />
      </TestWalk>,
    );
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(bell());
    expect(await screen.findByRole('heading', { name: 'All quiet' })).toBeTruthy();
    expect(firestore.asked.every((query) => query === null)).toBe(true);
  });

  it('that cannot be loaded says so and tries again', async () => {
    const retry = vi.fn();
    const { user } = show([]);
    act(() => say({ status: 'error', data: undefined, retry }));
    await user.click(bell());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
