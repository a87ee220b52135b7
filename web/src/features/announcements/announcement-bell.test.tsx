import { at, edited } from '@domain/testing/samples.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readyWalk, TestWalk } from '../../components/test-walk.tsx';
import type { Walk } from '../../data/walk.ts';
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
vi.mock('../../data/live.ts', () => ({
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
  return { id, title: id, message: `About ${id}`, publishAt: at(0), ...edited, ...differing };
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
  it('counts the unread ones of the event, and says so to screen readers', () => {
    show([welcome, press]);
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 2 unread');
    expect(screen.getByText('2')).toBeTruthy();
    expect(firestore.asked).toContainEqual({
      path: 'events/autumn/announcements',
      orderBy: [['publishAt', 'desc']],
    });
  });

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

describe('a scheduled one', () => {
  const soon = announcement('soon', {
    title: 'Last pour',
    publishAt: new Date(now + 90_000).toISOString(),
    updatedAt: at(0),
  });

  it('is hidden until its time, and then shows without a reload', async () => {
    show([soon, welcome]);
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 1 unread');
    await act(() => vi.advanceTimersByTimeAsync(89_000));
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 1 unread');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 2 unread');
  });

  it('published at once shows at once, on a device whose clock is behind', () => {
    const atOnce = new Date(now + 240_000).toISOString();
    show([announcement('now', { publishAt: atOnce, updatedAt: atOnce })]);
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 1 unread');
  });
});

describe('the panel', () => {
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
    await vi.waitFor(() => expect(window.history.state).toHaveProperty('sheet'));
    await act(async () => window.history.back());
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

  it('remembers on this device what was read', async () => {
    const { user, unmount } = show([welcome]);
    await user.click(bell());
    unmount();
    show([welcome, press]);
    expect(bell().getAttribute('aria-label')).toBe('Announcements, 1 unread');
  });

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
