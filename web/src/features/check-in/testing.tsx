import { catalogueBusiness, catalogueReward } from '@domain/testing/samples.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { TestFrame } from '../../components/test-frame.tsx';
import { readyWalk } from '../../components/test-walk.tsx';
import { useCheckIn } from '../../data/check-in.ts';
import { type Walk, WalkContext } from '../../data/walk.ts';
import type { Fix, LocationFailure, LocationPermission } from '../../device/location.ts';
import { createPositionStore, PositionContext } from '../../device/location-position.ts';
import type { Outbox } from '../../device/outbox.ts';
import { CheckInProvider } from './check-in-provider.tsx';
import { WaitingList } from './waiting/waiting-list.tsx';

/** Two hours into the samples' evening. */
export const now = Date.parse('2026-11-20T20:00:00.000Z');

/** So many metres north of the first door. */
export const north = (meters: number) => 38.3 + meters / 111_195;

export const doors = [
  catalogueBusiness('vino', { name: 'Vino Veritas', hasSpecialReward: true }),
  catalogueBusiness('print', { name: 'The Print Room', latitude: north(140) }),
  catalogueBusiness('rail', { name: 'The Brass Rail', latitude: north(400) }),
];

export const rewards = [catalogueReward('pour', { name: 'First Pour' })];

export const evening = (differing: Parameters<typeof readyWalk>[0] = {}) =>
  readyWalk({ catalogue: { businesses: doors, rewards }, ...differing });

/** A device whose fixes and failures the test tells. */
export function fakeLocation(permission: LocationPermission = 'granted', isSupported = true) {
  let told: { found: (fix: Fix) => void; failed: (failure: LocationFailure) => void } | undefined;
  let asked = 0;
  const store = createPositionStore({
    isSupported: () => isSupported,
    permission: async () => permission,
    watch: (found, failed) => {
      asked += 1;
      told = { found, failed };
      return () => undefined;
    },
  });
  return {
    store,
    asked: () => asked,
    /** A fix so many metres north of the first door. */
    find: (meters: number, accuracyMeters: number | null = 12) =>
      act(async () => {
        const latitude = north(meters);
        told?.found({ latitude, longitude: -78.5, accuracyMeters, takenAt: Date.now() - 2000 });
      }),
    fail: (failure: LocationFailure) => act(async () => told?.failed(failure)),
  };
}

export function memoryOutbox(kept: { key: string }[] = [], refuses = false) {
  const entries = new Map(kept.map((entry) => [entry.key, entry]));
  const outbox: Outbox = {
    list: async () => [...entries.values()],
    put: async (entry) => {
      if (!refuses) entries.set(entry.key, entry);
      return !refuses;
    },
    remove: async (key) => void entries.delete(key),
  };
  return { outbox, entries };
}

/** A tap at Vino Veritas that the device kept. */
export const keptTap = {
  key: 'tap-1',
  participantId: 'maya',
  timeZone: 'America/New_York',
  refusal: null,
  tap: {
    key: 'tap-1',
    eventId: 'autumn',
    businessId: 'vino',
    businessName: 'Vino Veritas',
    fix: { latitude: 38.3, longitude: -78.5, accuracyMeters: 9, takenAt: now - 65_000 },
    venueCode: null,
    capturedAt: '2026-11-20T19:59:00.000Z',
  },
};

/** What the server answers to a verified check-in at Vino Veritas. */
export const verifiedAnswer = {
  id: 'autumn_maya_vino',
  businessId: 'vino',
  timestamp: '2026-11-20T20:00:00.000Z',
  isVerified: true,
  state: 'verified',
  message: '',
  distanceMeters: 12.4,
  unlockedRewards: ['pour'],
};

export const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** Stands where the network is: every request to the API is answered by `answer`. */
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

/** The sheet is gone, or on its way out: no animation ever ends here. */
export const sheetCloses = () =>
  waitFor(() => expect(screen.queryByRole('dialog')?.dataset.state ?? 'closed').toBe('closed'));

interface Shown {
  walk?: Walk;
  location?: ReturnType<typeof fakeLocation>;
  outbox?: Outbox;
  at?: string;
}

/** A screen with a button that begins a check-in, and the sheet; `walkBecomes` changes the live walk. */
export function showCheckIn({
  walk = evening(),
  location = fakeLocation(),
  outbox = memoryOutbox().outbox,
  at,
}: Shown = {}) {
  const screenOf = (shown: Walk) => (
    <PositionContext value={location.store}>
      <TestFrame at={at}>
        <WalkContext value={shown}>
          <CheckInProvider outbox={outbox}>
            <Begin />
            <WaitingList />
          </CheckInProvider>
        </WalkContext>
      </TestFrame>
    </PositionContext>
  );
  const { rerender } = render(screenOf(walk));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return {
    user,
    location,
    walkBecomes: (next: Walk) => act(async () => rerender(screenOf(next))),
    begin: (name = 'Quick Check-in') => user.click(screen.getByRole('button', { name })),
  };
}

function Begin() {
  const { start, scan, waitingBusinessIds } = useCheckIn();
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
      <output aria-label="waiting">{[...waitingBusinessIds].join(' ')}</output>
    </>
  );
}
