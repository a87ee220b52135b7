import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishSession } from '../../../platform/session/session-state.ts';
import { pushBrowser } from '../../../support/push-browser.ts';
import { TestFrame } from '../../../support/test-frame.tsx';
import NotificationOffer from './notification-offer.tsx';
import NotificationSetting from './notification-setting.tsx';
import PushRenewal from './push-renewal.tsx';

const api = vi.hoisted(() => ({
  publicKey: 'BPub' as string | null,
  calls: [] as string[],
}));
vi.mock('../../../platform/session/api.ts', () => ({
  api: async ({ method, path }: { method: string; path: string }) => {
    api.calls.push(`${method} ${path}`);
    return path === '/api/push/key' ? { publicKey: api.publicKey } : { id: 'f'.repeat(64) };
  },
}));

const signIn = (uid: string, sessionId: string) =>
  publishSession({ state: 'signed-in', user: { uid, session: { generation: 0, sessionId } } });

beforeEach(() => {
  signIn('maya', 'first');
  localStorage.clear();
  api.publicKey = 'BPub';
  api.calls.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const components = {
  offer: <NotificationOffer />,
  setting: <NotificationSetting />,
  renewal: <PushRenewal />,
};
const show = (shown: keyof typeof components) => render(<TestFrame>{components[shown]}</TestFrame>);
const subscriptions = () => api.calls.filter((call) => call.startsWith('POST'));
const turnOn = () => screen.findByRole('button', { name: 'Notify me' });

describe('<NotificationOffer>', () => {
  it('asks for permission by a press only, subscribes once and disappears', async () => {
    const browser = pushBrowser();
    show('offer');
    const button = await turnOn();
    expect(browser.asked).toBe(0);
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull());
    expect(browser.asked).toBe(1);
    expect(subscriptions()).toEqual(['POST /api/push/subscriptions']);
  });

  it('hides the offer of notifications after "Not now"', async () => {
    pushBrowser();
    const first = show('offer');
    await turnOn();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    first.unmount();
    show('offer');
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(0));
    expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
  });

  it('offers no notifications without a key, nor in a browser without Web Push', async () => {
    api.publicKey = null;
    pushBrowser();
    const first = show('offer');
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
    first.unmount();
    vi.unstubAllGlobals();
    show('offer');
    expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
    expect(api.calls).toHaveLength(1);
  });
});

describe('<PushRenewal>', () => {
  async function subscribeBrowser() {
    const browser = pushBrowser();
    const offer = show('offer');
    await userEvent.click(await turnOn());
    await untilStoredFor('first');
    offer.unmount();
    return browser;
  }
  /** The next task comes after everything that follows. */
  const afterEverything = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  const untilStoredFor = (sessionId: string) =>
    waitFor(() => expect(localStorage.getItem('ww:push-subscription')).toContain(sessionId));

  it('subscribes again when the browser replaced its subscription', async () => {
    const browser = await subscribeBrowser();
    browser.subscription = { endpoint: 'https://push.example/replaced' };
    show('renewal');
    await waitFor(() => expect(subscriptions()).toHaveLength(2));
  });

  it.each([
    ['another session', 'maya'],
    ['another registration', 'maya-in-spring'],
  ])('subscribes again once in %s', async (_, uid) => {
    await subscribeBrowser();
    signIn(uid, 'second');
    const renewed = show('renewal');
    await untilStoredFor('second');
    renewed.unmount();
    show('renewal');
    await afterEverything();
    expect(subscriptions()).toHaveLength(2);
    act(() => signIn(uid, 'third'));
    await untilStoredFor('third');
    expect(subscriptions()).toHaveLength(3);
  });

  it('asks the server nothing while the subscription is of this session', async () => {
    await subscribeBrowser();
    const calls = api.calls.length;
    show('renewal');
    await afterEverything();
    expect(api.calls).toHaveLength(calls);
  });
});

describe('<NotificationSetting>', () => {
  it('switches notifications on and off', async () => {
    const browser = pushBrowser();
    show('setting');
    await userEvent.click(await screen.findByRole('radio', { name: 'On' }));
    await waitFor(() => expect(browser.subscription).not.toBeNull());
    await userEvent.click(screen.getByRole('radio', { name: 'Off' }));
    await waitFor(() => expect(browser.subscription).toBeNull());
    expect(api.calls).toContain('DELETE /api/push/subscriptions/{id}');
  });

  it('says where to allow them when the browser blocks them', async () => {
    pushBrowser('denied');
    show('setting');
    await userEvent.click(await screen.findByRole('radio', { name: 'On' }));
    expect(await screen.findByText('Your browser blocks notifications')).toBeTruthy();
    expect(subscriptions()).toEqual([]);
  });
});
