import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  attendee,
  emitSnapshot,
  found,
  inStore,
  LiveRecord,
  list,
  listeners,
  shown,
} from '../../../support/live-records.tsx';
import { eventDataPaths } from './event-data-queries.ts';
import { prefetchEventListeners } from './prefetch-event-data.ts';

vi.mock('../../../platform/firebase/firestore.ts', () => ({ openFirestore: async () => attendee }));
vi.mock('../../../platform/session/session-store.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  firstSession: async () => ({ user: { uid: 'maya' } }),
}));

const hour = 60 * 60 * 1000;
/** Returns a stored event from now plus `fromHours` to now plus `toHours`. */
const event = (fromHours: number, toHours: number) => ({
  name: 'Walk',
  description: '',
  place: 'Main Street',
  hashtag: '',
  startTime: new Date(Date.now() + fromHours * hour).toISOString(),
  endTime: new Date(Date.now() + toHours * hour).toISOString(),
  timeZone: 'America/New_York',
  isActive: true,
  checkInRadiusMeters: 50,
  businessIds: null,
  version: 1,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
});
const maya = {
  name: 'Maya Reyes',
  email: 'maya@example.com',
  phoneNumber: '',
  userId: 'maya',
  createdAt: '2026-11-01T12:00:00.000Z',
  registrations: {},
};
const eventsFirst = [
  { path: 'events', conditions: [['isActive', '==', true]] },
  'participants/maya',
];
const targets = () => listeners.map(({ target }) => target);

afterEach(cleanup);

it('listens to active events and the participant, then to the catalog and progress of the running event', async () => {
  await prefetchEventListeners();
  expect(targets()).toEqual(eventsFirst);
  emitSnapshot(
    list([
      ['spring', event(700, 704)],
      ['tonight', event(-1, 3)],
    ]),
    0,
  );
  expect(targets(), 'the registrations decide which event').toEqual(eventsFirst);
  emitSnapshot(found(maya), 1);
  const eventPaths = ['catalogues/tonight', 'participants/maya/progress/tonight'];
  expect(targets()).toEqual([...eventsFirst, ...eventPaths]);
  emitSnapshot(list([['spring', event(-1, 3)]]), 0);
  expect(targets(), 'later changes are for the app to follow').toHaveLength(4);
});

it('listens to the own event of the day before', async () => {
  await prefetchEventListeners();
  emitSnapshot(found({ ...maya, registrations: { yesterday: 'submission-1' } }), 1);
  emitSnapshot(
    list([
      ['tonight', event(-1, 3)],
      ['yesterday', event(-8, -4)],
    ]),
    0,
  );
  expect(targets().slice(2)).toEqual([
    'catalogues/yesterday',
    'participants/maya/progress/yesterday',
  ]);
});

it('waits while Firestore has no data, and opens no more listeners when no event is readable', async () => {
  await prefetchEventListeners();
  emitSnapshot(found(maya), 1);
  emitSnapshot(list([], true), 0);
  expect(targets()).toEqual(eventsFirst);
  emitSnapshot(list([['tonight', { name: 7 }]]), 0);
  expect(targets()).toEqual(eventsFirst);
});

it('shares its listeners with the app, which reads nothing again', async () => {
  await prefetchEventListeners();
  emitSnapshot(found({ name: 'Maya' }), 1);
  render(inStore(attendee, <LiveRecord path={eventDataPaths.participant('maya')} />));
  expect(shown()).toBe('ready Maya');
  emitSnapshot(found({ name: 'Maya Reyes' }), 1);
  expect(shown()).toBe('ready Maya Reyes');
  expect(listeners).toHaveLength(2);
});
