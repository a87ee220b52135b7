import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { at, editMetadata } from '@wine-walk/common/support/samples.ts';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import AnnouncementBell from '../attendee/features/announcements/announcement-bell.tsx';
import type { PublishedAnnouncement } from '../attendee/features/announcements/announcements.ts';
import type { EventData } from '../attendee/shared/event-data/event-data.ts';
import { readyEventData, TestEventData } from './test-event-data.tsx';

type Live = { status: string; data?: PublishedAnnouncement[]; retry: () => void };
interface Firestore {
  live: Live;
  requests: unknown[];
  listeners: Set<() => void>;
}
const firestore = vi.hoisted(
  (): Firestore => ({
    live: { status: 'loading', retry: () => undefined },
    requests: [],
    listeners: new Set(),
  }),
);
vi.mock('../platform/live/live.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useLiveQuery: (query: unknown) => {
    firestore.requests.push(query);
    return useSyncExternalStore(
      (changed) => {
        firestore.listeners.add(changed);
        return () => firestore.listeners.delete(changed);
      },
      () => firestore.live,
    );
  },
}));

const api = vi.hoisted(() => vi.fn(async () => ({ message: 'Recorded' })));
vi.mock('../platform/session/api.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  api,
}));

/** 3 PM in the event's time zone, two hours after its start, in epoch milliseconds. */
export const now = Date.parse('2026-11-20T20:00:00.000Z');
beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
  localStorage.clear();
  firestore.requests = [];
  api.mockClear();
});
afterEach(() => void vi.useRealTimers());

export function announcement(id: string, overrides: Partial<PublishedAnnouncement> = {}) {
  return {
    id,
    title: id,
    message: `About ${id}`,
    titleIn: inNoLanguage,
    messageIn: inNoLanguage,
    audience: 'all' as const,
    audienceId: null,
    urgency: 'normal' as const,
    scheduledMail: null,
    timing: null,
    lateMail: null,
    publishAt: at(0),
    isPublished: true,
    ...editMetadata,
    ...overrides,
  };
}
export const welcome = announcement('welcome', {
  title: 'Welcome',
  publishAt: at(5),
  updatedAt: at(5),
});
export const press = announcement('press', { title: 'The press is running', publishAt: at(45) });

export function say(next: Partial<Live>) {
  firestore.live = { status: 'ready', retry: () => undefined, ...next };
  for (const changed of firestore.listeners) changed();
}

export function show(data: PublishedAnnouncement[], eventData: EventData = readyEventData()) {
  say({ data });
  const view = render(
    <TestEventData eventData={eventData}>
      <AnnouncementBell />
    </TestEventData>,
  );
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), ...view };
}

export const bell = () => screen.getByRole('button', { name: /^Announcements/ });
export const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

// Exported here, because hoisted declarations cannot be exported in place.
export { api, firestore };
