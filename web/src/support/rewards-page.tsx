import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  catalogBusiness,
  catalogPointRule,
  catalogReward,
  verified,
} from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { RewardsPage } from '../attendee/features/rewards/rewards-page.tsx';
import type { EventData } from '../attendee/shared/event-data/event-data.ts';
import { cacheOwnConfirmation } from './own-confirmation.ts';
import { readyEventData, TestEventData } from './test-event-data.tsx';

const now = Date.parse('2026-11-20T20:00:00.000Z');
beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
  cacheOwnConfirmation();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const businesses = ['a', 'b', 'c', 'd'].map((id) =>
  catalogBusiness(id, { hasSpecialReward: id === 'd' }),
);
const first = catalogReward('first', { name: 'First Pour', description: 'A glass to keep.' });
const three = catalogReward('three', { name: 'Three Doors', requiredVisits: 3 });
const gold = catalogReward('gold', { name: 'Gold Stamp', rewardType: 'special_achievement' });
const tour = catalogReward('tour', { name: 'Grand Tour', rewardType: 'event_completion' });

export function eventDataWith(options: Parameters<typeof readyEventData>[0] = {}) {
  const catalog = {
    businesses: businesses,
    rewards: [first, three, gold, tour],
    pointRules: [catalogPointRule({ points: 10 })],
  };
  return readyEventData({ ...options, catalog: { ...catalog, ...options.catalog } });
}
export const oneVisit = { visits: { a: verified() } };
export const claimedFirst = { first: { claimedAt: '2026-11-20T19:30:00.000Z' } };

export function show(eventData: EventData, at = '/rewards') {
  const page = (shown: EventData) => (
    <TestEventData eventData={shown} at={at}>
      <RewardsPage />
    </TestEventData>
  );
  const { rerender } = render(page(eventData));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, change: (next: EventData) => rerender(page(next)) };
}

/** `serverClock`: offset of the server clock to the device clock, in milliseconds. */
export const serverClock = { aheadMs: 0 };

export function serverAnswers(...answers: { status?: number; body: unknown }[]) {
  const calls: { path: string; method?: string; key: string | null }[] = [];
  const fetch = vi.fn(async (path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('Idempotency-Key');
    calls.push({ path, method: init.method, key });
    const { status = 200, body } =
      answers[Math.min(calls.length, answers.length) - 1] ?? answers[0]!;
    if (body instanceof Error) throw body;
    return new Response(JSON.stringify(body), {
      status,
      headers: {
        'Content-Type': 'application/json',
        Date: new Date(Date.now() + serverClock.aheadMs).toUTCString(),
      },
    });
  });
  vi.stubGlobal('fetch', fetch);
  return calls;
}
export const code = (digits: string, seconds: number) => ({
  body: {
    code: digits,
    expiresAt: new Date(now + serverClock.aheadMs + seconds * 1000).toISOString(),
  },
});

export const section = (name: string) => within(screen.getByRole('region', { name }));
export const figure = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
export const path = '/api/participants/maya/rewards/autumn/first/code';
