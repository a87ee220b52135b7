import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogBusiness, catalogReward } from '@wine-walk/common/support/samples.ts';
import { expect, vi } from 'vitest';
import { CheckInProvider } from '../attendee/features/check-in/check-in-provider.tsx';
import { CheckInQueue } from '../attendee/features/check-in/check-in-queue.ts';
import { QueuedSlot } from '../attendee/features/check-in/queued/queued-slot.tsx';
import { type EventData, useEventData } from '../attendee/shared/event-data/event-data.ts';
import { deviceEnvironment } from '../platform/delivery-queue/environment.ts';
import { LiveContext } from '../platform/live/live.ts';
import { createLiveStore } from '../platform/live/live-store.ts';
import { PositionContext } from '../platform/location/location-position.ts';
import { useCheckIn } from '../shared/check-in-context.ts';
import { fakeLocation, north } from './fake-location.ts';
import { memoryLock, memoryStore } from './memory-queue.ts';
import { readyEventData } from './test-event-data.tsx';
import { TestFrame } from './test-frame.tsx';

/** Two hours after the start of the sample event. */
export const now = Date.parse('2026-11-20T20:00:00.000Z');

export const businesses = [
  catalogBusiness('vino', { name: 'Vino Veritas', hasSpecialReward: true }),
  catalogBusiness('print', { name: 'The Print Room', latitude: north(140) }),
  catalogBusiness('rail', { name: 'The Brass Rail', latitude: north(400) }),
];

export const rewards = [catalogReward('pour', { name: 'First Pour' })];

export const eventDataFixture = (overrides: Parameters<typeof readyEventData>[0] = {}) =>
  readyEventData({ catalog: { businesses, rewards }, ...overrides });

/** Check-in at Vino Veritas that is stored on the device. */
export const persistedAttempt = {
  key: 'attempt-1',
  owner: 'maya',
  createdAt: now - 60_000,
  refusal: null,
  payload: {
    eventId: 'autumn',
    businessId: 'vino',
    businessName: 'Vino Veritas',
    timeZone: 'America/New_York',
    fix: { latitude: 38.3, longitude: -78.5, accuracyMeters: 9, takenAt: now - 65_000 },
    venueCode: null,
  },
};

/** Device environment with an in-memory store, whose content is in `records`. */
export function deviceWithEntries(...args: Parameters<typeof memoryStore>) {
  const { store, records } = memoryStore(...args);
  const { lock, releaseAll } = memoryLock();
  const environment = { ...deviceEnvironment('test'), store, lock };
  return {
    records,
    /** Opens the queue like a page load: locks of a previous page are released. */
    openQueue() {
      releaseAll();
      return new CheckInQueue(environment);
    },
  };
}

/** Response to a verified check-in at Vino Veritas. */
export const verifiedAnswer = {
  id: 'autumn_maya_vino',
  businessId: 'vino',
  timestamp: '2026-11-20T20:00:00.000Z',
  isVerified: true,
  state: 'verified',
  reasons: [],
  message: '',
  distanceMeters: 12.4,
  unlockedRewards: ['pour'],
};

export const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** Replaces fetch: `answer` returns the response to every API request. */
export function fakeServer(answer: () => Response | Promise<Response>) {
  const requests: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
  const server = { answer, requests };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { body: string }) => {
    const body = JSON.parse(init.body) as Record<string, unknown>;
    requests.push({ url, headers: new Headers(init.headers), body });
    return server.answer();
  });
  return server;
}

/** Expects the sheet to be closed or closing, since animations never end in jsdom. */
export const expectSheetToClose = () =>
  waitFor(() => expect(screen.queryByRole('dialog')?.dataset.state ?? 'closed').toBe('closed'));

interface ShowOptions {
  eventData?: EventData;
  location?: ReturnType<typeof fakeLocation>;
  /** Device with stored check-ins. */
  device?: ReturnType<typeof deviceWithEntries>;
  /** Queue of a page that shows the screen again. */
  queue?: CheckInQueue;
  at?: string;
}

/**
 * Renders a screen with buttons that start a check-in, and the sheet. `updateEventData` changes the live
 * event data.
 */
export function showCheckIn({
  eventData = eventDataFixture(),
  location = fakeLocation('granted'),
  device = deviceWithEntries(),
  queue = device.openQueue(),
  at,
}: ShowOptions = {}) {
  const live = createLiveStore();
  const screenOf = (shown: EventData) => (
    <PositionContext value={location.store}>
      <LiveContext value={live}>
        <TestFrame at={at}>
          <CheckInProvider eventData={shown} queue={queue}>
            <Begin />
            <QueuedSlot />
          </CheckInProvider>
        </TestFrame>
      </LiveContext>
    </PositionContext>
  );
  const { rerender } = render(screenOf(eventData));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return {
    user,
    location,
    updateEventData: (next: EventData) => act(async () => rerender(screenOf(next))),
    begin: (name = 'Quick Check-in') => user.click(screen.getByRole('button', { name })),
  };
}

function Begin() {
  const { start, scan, queuedBusinessIds } = useCheckIn();
  const eventData = useEventData();
  const visits = eventData.status === 'ready' ? eventData.progress.visits : {};
  return (
    <>
      <button type="button" onClick={() => start()}>
        Quick Check-in
      </button>
      <button type="button" onClick={() => start('print')}>
        At the Print Room
      </button>
      <button type="button" onClick={scan}>
        Scan
      </button>
      <a href="/api/logout">Out</a>
      <output aria-label="waiting">{[...queuedBusinessIds].join(' ')}</output>
      <output aria-label="visits">
        {Object.entries(visits).map(([id, { state }]) => `${id} ${state}`)}
      </output>
    </>
  );
}
