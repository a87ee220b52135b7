import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogBusiness, catalogReward } from '@wine-walk/common/support/samples.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { HomePage } from '../attendee/features/home/home-page.tsx';
import type { EventData } from '../attendee/shared/event-data/event-data.ts';
import type { DeviceFix } from '../platform/location/location.ts';
import { createPositionStore, PositionContext } from '../platform/location/location-position.ts';
import type { CheckInActions } from '../shared/check-in-context.ts';
import { readyEventData, TestEventData } from './test-event-data.tsx';

/** The sample event is from 1 PM to 6 PM in New York. */
export const now = Date.parse('2026-11-20T20:45:30.000Z');

beforeEach(() => void vi.useFakeTimers({ now, shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

/** Returns the latitude that is `meters` north of the first business. */
export const north = (meters: number) => ({ latitude: 38.3 + meters / 111_195 });

export const businesses = [
  catalogBusiness('vino', { name: 'Vino Veritas', hasSpecialReward: true }),
  catalogBusiness('print', {
    name: 'The Print Room',
    category: 'art_gallery',
    hasSpecialReward: true,
    ...north(120),
  }),
  catalogBusiness('rail', { name: 'The Brass Rail', category: 'bar', ...north(240) }),
  catalogBusiness('lantern', { name: 'Lantern & Loom', category: 'retail', ...north(360) }),
  catalogBusiness('mill', { name: 'Old Mill', category: 'services', ...north(1200) }),
];

export const rewards = [
  catalogReward('pour', { name: 'First Pour', requiredVisits: 1 }),
  catalogReward('three', { name: 'Three Doors Down', requiredVisits: 3 }),
  catalogReward('half', { name: 'Halfway', requiredVisits: 4 }),
  catalogReward('tour', { name: 'The Grand Tour', rewardType: 'event_completion' }),
];

export const eventDataFixture = (overrides: Parameters<typeof readyEventData>[0] = {}) =>
  readyEventData({ catalog: { businesses: businesses, rewards }, ...overrides });

function fakeLocation() {
  let listener: ((fix: DeviceFix) => void) | undefined;
  const store = createPositionStore({
    isSupported: () => true,
    permission: async () => 'prompt',
    watch: (onFix) => {
      listener = onFix;
      return () => undefined;
    },
  });
  return {
    store,
    wasRequested: () => listener !== undefined,
    /** Reports a fix that is `meters` north of the first business. */
    find: (meters: number) =>
      act(async () => {
        const coordinates = { ...north(meters), longitude: -78.5 };
        listener?.({ ...coordinates, accuracyMeters: 8, takenAt: Date.now() });
      }),
  };
}

function CurrentUrl() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Go back
      </button>
    </>
  );
}

interface ShowOptions {
  eventData?: EventData;
  at?: string;
  checkIn?: Partial<CheckInActions>;
}

export function showHomePage({
  eventData = eventDataFixture(),
  at = '/',
  checkIn,
}: ShowOptions = {}) {
  const location = fakeLocation();
  const page = (current: EventData) => (
    <PositionContext value={location.store}>
      <TestEventData eventData={current} at={at} checkIn={checkIn}>
        <HomePage
          ticket={<p>The ticket</p>}
          map={<p>The map</p>}
          queuedCheckIns={<p>The waiting</p>}
          notifications={<p>The notifications</p>}
          feedback={<p>The feedback</p>}
        />
        <CurrentUrl />
      </TestEventData>
    </PositionContext>
  );
  const { rerender } = render(page(eventData));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return {
    user,
    location,
    updateEventData: (next: EventData) => act(async () => rerender(page(next))),
  };
}

export const banner = () => screen.getByRole('region', { name: 'Autumn Wine Walk' });
export const section = (name: string) => screen.getByRole('region', { name });
export const listed = (name = 'Participating businesses') =>
  within(section(name))
    .queryAllByRole('link')
    .map((link) => link.textContent);
export const show3 = (name: string) =>
  within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name });
export const currentUrl = () => screen.getByLabelText('address').textContent;
