import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushBrowser } from '../../../support/push-browser.ts';
import { TestFrame } from '../../../support/test-frame.tsx';
import NotificationOffer from './notification-offer.tsx';
import NotificationSetting from './notification-setting.tsx';

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

beforeEach(() => {
  localStorage.clear();
  api.publicKey = 'BPub';
  api.calls.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const show = (shown: 'offer' | 'setting') =>
  render(
    <TestFrame>{shown === 'offer' ? <NotificationOffer /> : <NotificationSetting />}</TestFrame>,
  );
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

  it('is not shown again after "Not now"', async () => {
    pushBrowser();
    const first = show('offer');
    await turnOn();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    first.unmount();
    show('offer');
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(0));
    expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
  });

  it('is not shown by a deployment without a key, nor in a browser without Web Push', async () => {
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

  it('subscribes again when the browser replaced its subscription', async () => {
    const browser = pushBrowser();
    const first = show('offer');
    await userEvent.click(await turnOn());
    await waitFor(() => expect(subscriptions()).toHaveLength(1));
    first.unmount();
    browser.subscription = { endpoint: 'https://push.example/replaced' };
    show('offer');
    await waitFor(() => expect(subscriptions()).toHaveLength(2));
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
