import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import { editMetadata } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import AnnouncementBell from './announcement-bell.tsx';
import type { PublishedAnnouncement } from './announcements.ts';

const read = <T,>(name: string) => {
  const file = join(import.meta.dirname, '../../../../../emulator-data/sources', name);
  return JSON.parse(readFileSync(file, 'utf8')) as T[];
};
const event = read<{ id: string; isActive: boolean }>('events.json').find(
  (candidate) => candidate.isActive,
);

vi.mock('../../../platform/live/live.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useLiveQuery: () => ({ status: 'ready', data: demo, retry: () => undefined }),
}));
const demo = read<PublishedAnnouncement & { eventId: string }>('announcements.json')
  .filter(({ eventId }) => eventId === event?.id)
  .map((announcement) => ({
    ...announcementDocument.parse({ ...editMetadata, ...announcement }),
    id: announcement.id,
  }));

beforeEach(() => localStorage.clear());

it('shows a new attendee the two announcements of the demo data as unread', () => {
  render(
    <TestEventData eventData={readyEventData()}>
      <AnnouncementBell />
    </TestEventData>,
  );
  expect(screen.getByRole('button', { name: 'Announcements, 2 unread' })).toBeTruthy();
  expect(screen.getByText('2')).toBeTruthy();
});
