import { type CatalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { initialSessionAccess } from '@wine-walk/common/rules/sessions/session-access.ts';
import { at, event, progress } from '@wine-walk/common/support/samples.ts';
import { type ReactNode, useState } from 'react';
import {
  type CurrentParticipant,
  type EventData,
  EventDataContext,
  type ReadyEventData,
} from '../attendee/shared/event-data/event-data.ts';
import { LiveContext } from '../platform/live/live.ts';
import { createLiveStore, type LiveStore } from '../platform/live/live-store.ts';
import { type CheckInActions, CheckInContext } from '../shared/check-in-context.ts';
import { TestFrame } from './test-frame.tsx';

/** Sample event in Harlow from 1 PM (18:00 UTC, as in the sample visits) to 6 PM. */
export function testEvent(overrides: Partial<EventDocument> = {}): ReadyEventData['event'] {
  return event('autumn', {
    name: 'Autumn Wine Walk',
    description: 'An evening of doors left open.',
    place: 'Depot Square, Harlow, VA',
    hashtag: '#HarlowWineWalk',
    ...overrides,
  });
}

export function testParticipant(overrides: Partial<CurrentParticipant> = {}): CurrentParticipant {
  return {
    id: 'maya',
    name: 'Maya Reyes',
    email: 'maya.reyes@example.com',
    phoneNumber: '540-555-0100',
    userId: 'maya',
    createdAt: at(0),
    registrations: { autumn: 'submission' },
    emailProvenAt: null,
    emailCorrectedAt: null,
    linkedIds: [],
    shownAnnouncements: [],
    ...initialSessionAccess,
    ...overrides,
  };
}

interface Given {
  event?: Partial<EventDocument>;
  catalog?: Partial<CatalogDocument>;
  progress?: Parameters<typeof progress>[0];
  participant?: CurrentParticipant;
}

/** Event data as screens receive it, with the given overrides. */
export function readyEventData(overrides: Given = {}): ReadyEventData {
  return {
    status: 'ready',
    cachedAt: null,
    event: testEvent(overrides.event),
    catalog: { ...emptyCatalog, ...overrides.catalog },
    progress: progress(overrides.progress),
    participant: overrides.participant ?? testParticipant(),
    isRegistered: true,
    retry: () => undefined,
  };
}

const noCheckIn: CheckInActions = {
  start: () => undefined,
  scan: () => undefined,
  queuedBusinessIds: new Set(),
  isUpcoming: false,
};

interface Props {
  eventData: EventData;
  checkIn?: Partial<CheckInActions>;
  /** Store of other live data; by default it never emits. */
  live?: LiveStore;
  /** Initial URL. */
  at?: string;
  children: ReactNode;
}

/** `TestFrame` with event data and check-in actions. */
export function TestEventData({ eventData, checkIn, live, at: address, children }: Props) {
  const [silent] = useState(() => createLiveStore());
  return (
    <TestFrame at={address}>
      <EventDataContext value={eventData}>
        <LiveContext value={live ?? silent}>
          <CheckInContext value={{ ...noCheckIn, ...checkIn }}>{children}</CheckInContext>
        </LiveContext>
      </EventDataContext>
    </TestFrame>
  );
}
