import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogBusiness, catalogReward } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { HomePage } from '../attendee/features/home/home-page.tsx';
import type { EventData } from '../attendee/shared/event-data/event-data.ts';
import { PositionContext } from '../platform/location/location-position.ts';
import type { CheckInActions } from '../shared/check-in-context.ts';
import { fakeLocation, north } from './fake-location.ts';
import { readyEventData, TestEventData } from './test-event-data.tsx';

/** The sample event is from 1 PM to 6 PM in New York. */
export const now = Date.parse('2026-11-20T20:45:30.000Z');

beforeEach(() => void vi.useFakeTimers({ now, shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

export const businesses = [
  catalogBusiness('vino', { name: 'Vino Veritas', hasSpecialReward: true }),
  catalogBusiness('print', {
    name: 'The Print Room',
    category: 'art_gallery',
    hasSpecialReward: true,
    latitude: north(120),
  }),
  catalogBusiness('rail', { name: 'The Brass Rail', category: 'bar', latitude: north(240) }),
  catalogBusiness('lantern', { name: 'Lantern & Loom', category: 'retail', latitude: north(360) }),
  catalogBusiness('mill', { name: 'Old Mill', category: 'services', latitude: north(1200) }),
];

export const rewards = [
  catalogReward('pour', { name: 'First Pour', requiredVisits: 1 }),
  catalogReward('three', { name: 'Three Doors Down', requiredVisits: 3 }),
  catalogReward('half', { name: 'Halfway', requiredVisits: 4 }),
  catalogReward('tour', { name: 'The Grand Tour', rewardType: 'event_completion' }),
];

export const eventDataFixture = (overrides: Parameters<typeof readyEventData>[0] = {}) =>
  readyEventData({ catalog: { businesses: businesses, rewards }, ...overrides });

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
