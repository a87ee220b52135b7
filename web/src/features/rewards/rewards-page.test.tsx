import {
  catalogueBusiness,
  cataloguePointRule,
  catalogueReward,
  pending,
  verified,
} from '@support/samples.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Walk } from '../../data/walk.ts';
import { readyWalk, TestWalk } from '../../support/test-walk.tsx';
import RewardsPage from './rewards-page.tsx';

vi.mock('../../data/session-store.ts', () => ({ attendeeToken: async () => 'token' }));

const now = Date.parse('2026-11-20T20:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ now, shouldAdvanceTime: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const businesses = ['a', 'b', 'c', 'd'].map((id) =>
  catalogueBusiness(id, { hasSpecialReward: id === 'd' }),
);
const first = catalogueReward('first', { name: 'First Pour', description: 'A glass to keep.' });
const three = catalogueReward('three', { name: 'Three Doors', requiredVisits: 3 });
const gold = catalogueReward('gold', { name: 'Gold Stamp', rewardType: 'special_achievement' });
const tour = catalogueReward('tour', { name: 'Grand Tour', rewardType: 'event_completion' });

function walkWith(given: Parameters<typeof readyWalk>[0] = {}) {
  const catalogue = {
    businesses: businesses,
    rewards: [first, three, gold, tour],
    pointRules: [cataloguePointRule({ points: 10 })],
  };
  return readyWalk({ ...given, catalogue: { ...catalogue, ...given.catalogue } });
}
const oneVisit = { visits: { a: verified() } };
const claimedFirst = { first: { claimedAt: '2026-11-20T19:30:00.000Z' } };

function show(walk: Walk, at = '/rewards') {
  const page = (shown: Walk) => (
    <TestWalk walk={shown} at={at}>
      <RewardsPage />
    </TestWalk>
  );
  const { rerender } = render(page(walk));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, change: (next: Walk) => rerender(page(next)) };
}

function serverAnswers(...answers: { status?: number; body: unknown }[]) {
  const calls: { path: string; method?: string; key: string | null }[] = [];
  const fetch = vi.fn(async (path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('Idempotency-Key');
    calls.push({ path, method: init.method, key });
    const { status = 200, body } =
      answers[Math.min(calls.length, answers.length) - 1] ?? answers[0]!;
    if (body instanceof Error) throw body;
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  });
  vi.stubGlobal('fetch', fetch);
  return calls;
}
const code = (digits: string, seconds: number) => ({
  body: { code: digits, expiresAt: new Date(now + seconds * 1000).toISOString() },
});

const section = (name: string) => within(screen.getByRole('region', { name }));
const figure = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
const path = '/api/participants/maya/rewards/autumn/first/code';

describe('the counters', () => {
  // spec: 2.17, 2.83
  it('count available, claimed and locked rewards, and the points', () => {
    const visits = { a: verified(), d: verified(), b: pending() };
    show(walkWith({ progress: { visits, claims: claimedFirst } }));
    expect(figure('Available')).toBe('1');
    expect(figure('Claimed')).toBe('1');
    expect(figure('Locked')).toBe('2');
    expect(figure('Points')).toBe('20');
  });
});

describe('a reward', () => {
  // spec: 2.85, 4.5
  it('is In Progress while locked, with its bar and count of required visits', () => {
    show(walkWith({ progress: oneVisit }));
    const ticket = section('In Progress')
      .getByRole('heading', { name: 'Three Doors' })
      .closest('li') as HTMLElement;
    expect(within(ticket).getByText('1 of 3 visits')).toBeTruthy();
    const bar = within(ticket).getByRole('progressbar', { name: 'Progress towards Three Doors' });
    expect(bar.getAttribute('aria-valuenow')).toBe('1');
    expect(bar.getAttribute('aria-valuemax')).toBe('3');
  });

  // spec: A7.7
  it('counts in its own unit: special-reward visits, businesses', () => {
    show(walkWith({ progress: oneVisit }));
    expect(section('In Progress').getByText('0 of 1 special-reward visit')).toBeTruthy();
    expect(section('In Progress').getByText('1 of 4 doors')).toBeTruthy();
  });

  // spec: 2.84
  it('is Available to Claim once unlocked, without a reload', () => {
    const { change } = show(walkWith());
    expect(screen.queryByRole('link', { name: /First Pour/ })).toBeNull();
    change(walkWith({ progress: oneVisit }));
    expect(
      section('Available to Claim').getByRole('link', { name: 'View Reward: First Pour' }),
    ).toBeTruthy();
  });

  // spec: 2.86, 4.20
  it('is among Claimed Rewards with its date, in the event’s zone', () => {
    show(walkWith({ progress: { ...oneVisit, claims: claimedFirst } }));
    const claimed = section('Claimed Rewards');
    expect(claimed.getByRole('heading', { name: 'First Pour' })).toBeTruthy();
    expect(claimed.getByText(/^Claimed Nov 20, 2:30\sPM$/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /View Reward/ })).toBeNull();
  });
});

describe('View Reward', () => {
  // spec: 4.17, 4.18
  it('congratulates, says to show it, and has a code as QR and digits', async () => {
    const calls = serverAnswers(code('12345678', 300));
    const { user } = show(walkWith({ progress: oneVisit }));
    await user.click(screen.getByRole('link', { name: 'View Reward: First Pour' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'First Pour' }));
    expect(sheet.getByRole('heading', { name: 'Congratulations!' })).toBeTruthy();
    expect(
      sheet.getByText('You earned First Pour. Show this to a participating business to claim it.'),
    ).toBeTruthy();
    expect(await sheet.findByText('1234 5678')).toBeTruthy();
    expect(sheet.getByRole('img', { name: 'QR code of redemption code 1234 5678' })).toBeTruthy();
    expect(calls).toMatchObject([{ path, method: 'POST' }]);
    expect(calls[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  // spec: A7.8
  it('counts down, says when the code has expired, and gets a new one on a press', async () => {
    const calls = serverAnswers(code('12345678', 90), code('87654321', 300));
    const { user } = show(walkWith({ progress: oneVisit }), '/rewards?reward=first');
    expect((await screen.findByRole('timer')).textContent).toMatch(/^Valid for 1:(30|29)$/);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole('timer').textContent).toMatch(/^Valid for (1:00|0:59)$/);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.getByText('This code has expired.')).toBeTruthy();
    expect(screen.queryByText('1234 5678')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Get a new code' }));
    expect(await screen.findByText('8765 4321')).toBeTruthy();
    expect(calls).toHaveLength(2);
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });

  it('shows the same code when it is opened again while that is good', async () => {
    const calls = serverAnswers(code('12345678', 300));
    const { user } = show(walkWith({ progress: oneVisit }));
    await user.click(screen.getByRole('link', { name: 'View Reward: First Pour' }));
    await screen.findByText('1234 5678');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    // The animation out of sight never ends without a browser.
    await waitFor(() => expect(screen.getByRole('dialog').dataset.state).toBe('closed'));
    await user.click(screen.getByRole('link', { name: 'View Reward: First Pour' }));
    await screen.findByText('1234 5678');
    expect(calls).toHaveLength(1);
  });

  // spec: A7.14
  it('turns to Claimed with its date the moment staff redeem it', async () => {
    serverAnswers(code('12345678', 300));
    const { change } = show(walkWith({ progress: oneVisit }), '/rewards?reward=first');
    await screen.findByText('1234 5678');
    change(walkWith({ progress: { ...oneVisit, claims: claimedFirst } }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Claimed!' }));
    expect(sheet.getByText(/^Claimed Nov 20, 2:30\sPM$/)).toBeTruthy();
    expect(sheet.queryByText('1234 5678')).toBeNull();
    expect(figure('Claimed')).toBe('1');
  });

  // spec: 8.10
  it("says 'Reward Error' with the server's message, and can be tried again", async () => {
    const problem = {
      message: 'This reward is still locked. Keep walking!',
      code: 'reward-locked',
    };
    serverAnswers({ status: 422, body: problem }, code('12345678', 300));
    const { user } = show(walkWith({ progress: oneVisit }), '/rewards?reward=first');
    expect(await screen.findByText('Reward Error')).toBeTruthy();
    expect(screen.getAllByText(problem.message).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1234 5678')).toBeTruthy();
  });

  it('offline says that a code needs a connection', async () => {
    serverAnswers({ body: new TypeError('Failed to fetch') });
    show(walkWith({ progress: oneVisit }), '/rewards?reward=first');
    expect((await screen.findAllByText(/A code needs a connection/)).length).toBeGreaterThan(0);
  });

  it('has no sheet for a locked reward, nor one nobody knows, whatever the address says', () => {
    const calls = serverAnswers(code('12345678', 300));
    show(walkWith(), '/rewards?reward=first');
    show(walkWith(), '/rewards?reward=gone');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toHaveLength(0);
  });

  it('on a device whose clock is wrong still shows the code for five minutes', async () => {
    serverAnswers(code('12345678', -3600));
    show(walkWith({ progress: oneVisit }), '/rewards?reward=first');
    expect((await screen.findByRole('timer')).textContent).toMatch(/^Valid for (5:00|4:59)$/);
  });
});

describe('where there is nothing', () => {
  // spec: 2.87
  it("a walk without rewards says 'No Rewards Available'", () => {
    show(walkWith({ catalogue: { rewards: [] } }));
    expect(screen.getByRole('heading', { name: 'No Rewards Available' })).toBeTruthy();
  });

  // spec: 2.88
  it("nothing unlocked or claimed yet says 'No rewards yet', and where to go", () => {
    show(walkWith());
    expect(screen.getByRole('heading', { name: 'No rewards yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a door' }).getAttribute('href')).toBe(
      '/businesses?show=unvisited',
    );
  });

  it('no event says so', () => {
    show({ status: 'no-event', participant: undefined, retry: () => undefined });
    expect(screen.getByRole('heading', { name: 'No Active Event' })).toBeTruthy();
  });

  // spec: 8.12
  it("a failed load says 'Failed to fetch rewards: {status text}' and is tried again", async () => {
    const retry = vi.fn();
    const error = Object.assign(new Error('[code=x]'), { code: 'permission-denied' });
    const { user } = show({ status: 'error', error, participant: undefined, retry });
    expect(
      screen.getByRole('heading', { name: 'Failed to fetch rewards: permission denied' }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('loading shows the shapes of what comes', () => {
    show({ status: 'loading', participant: undefined, retry: () => undefined });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });
});
