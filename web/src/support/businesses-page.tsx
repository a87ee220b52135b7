import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogBusiness } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import BusinessesPage from '../attendee/features/businesses/businesses-page.tsx';
import type { EventData } from '../attendee/shared/event-data/event-data.ts';
import { PositionContext } from '../platform/location/location-position.ts';
import type { CheckInActions } from '../shared/check-in-context.ts';
import { fakeLocation } from './fake-location.ts';
import { readyEventData, TestEventData } from './test-event-data.tsx';

const now = Date.parse('2026-11-20T20:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ now, shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

export const businesses = [
  catalogBusiness('vino', {
    name: 'Vino Veritas',
    description: 'Forty wines by the glass.',
    hasSpecialReward: true,
    rewardDescription: 'A taste of the cellar reserve.',
    address: '14 Mill Street',
    rating: 4.8,
  }),
  catalogBusiness('print', {
    name: 'The Print Room',
    description: 'A letterpress studio.',
    category: 'art_gallery',
    // 0.4 miles north of the others.
    latitude: 38.3 + 0.4 / 69,
  }),
  catalogBusiness('rail', {
    name: 'The Brass Rail',
    description: 'Local cider, and WINE in the warmer.',
    category: 'bar',
    // 0.9 miles north of the others.
    latitude: 38.3 + 0.9 / 69,
  }),
];

interface ShowOptions {
  eventData?: EventData;
  at?: string;
  checkIn?: Partial<CheckInActions>;
}

export function showBusinessesPage({
  eventData = readyEventData({ catalog: { businesses: businesses } }),
  at,
  checkIn,
}: ShowOptions = {}) {
  const location = fakeLocation();
  render(
    <PositionContext value={location.store}>
      <TestEventData eventData={eventData} at={at ?? '/businesses'} checkIn={checkIn}>
        <BusinessesPage />
      </TestEventData>
    </PositionContext>,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, location };
}

export const eventDataWith = (visits: Parameters<typeof readyEventData>[0]) =>
  readyEventData({ catalog: { businesses: businesses }, ...visits });
export const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
export const card = (name: string) =>
  screen.getByRole('heading', { name }).closest('article') as HTMLElement;
export const filter = (name: string) => screen.getByRole('button', { name });
