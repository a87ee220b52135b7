import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  catalogBusiness,
  catalogPointRule,
  catalogReward,
  pending,
  verified,
} from '@wine-walk/common/support/samples.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ProfilePage } from '../attendee/features/participants/profile-page.tsx';
import type { EventData } from '../attendee/shared/event-data/event-data.ts';
import { readyEventData, TestEventData, testParticipant } from './test-event-data.tsx';

export const counts = { totalCheckIns: 12, eventsParticipated: 2, rewardsEarned: 5 };
type Body = Record<string, unknown> | unknown[];
export let server: Record<string, { status?: number; body: Body }>;
export let calls: { method?: string; path: string; body: unknown }[];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T23:00:00.000Z'), shouldAdvanceTime: true });
  calls = [];
  server = {
    '/api/participants/maya': { body: { ...testParticipant(), ...counts } },
    '/api/events/autumn/leaderboard': { body: [] },
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ method: init.method, path, body: init.body && JSON.parse(init.body as string) });
    const { status = 200, body } = server[path] ?? {
      status: 404,
      body: { message: 'no', code: 'participant-not-found' },
    };
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete document.documentElement.dataset.colorMode;
  localStorage.clear();
});

const names = ['Vino Veritas', 'Oak & Ash', 'Print Room', 'Mill', 'Tapas', 'Corner Books', 'Luna'];
export const businesses = names.map((name, at) =>
  catalogBusiness(`door-${at}`, { name, hasSpecialReward: at === 1 }),
);
export const catalog = {
  businesses,
  rewards: [catalogReward('first'), catalogReward('all', { requiredVisits: 7 })],
  pointRules: [catalogPointRule({ points: 20 })],
};
export const eventDataWith = (options: Parameters<typeof readyEventData>[0] = {}) =>
  readyEventData({ catalog, ...options });
export const twoVisits = { visits: { 'door-0': verified(42), 'door-1': pending(20) } };

/** Shows the profile, or a screen behind it. */
export function show(
  eventData: EventData = eventDataWith(),
  screenShown: ReactNode = <ProfilePage ticket={null} />,
) {
  const page = (shown: EventData) => <TestEventData eventData={shown}>{screenShown}</TestEventData>;
  const { rerender } = render(page(eventData));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, change: (next: EventData) => rerender(page(next)) };
}

export const section = (name: string) => within(screen.getByRole('region', { name }));
export const figure = (region: string, label: string) =>
  section(region).getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')
    ?.textContent;
export const settled = () => act(() => vi.advanceTimersByTimeAsync(50));
