import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InstallMethod } from '../../../platform/device/install.ts';
import { AppPrompts } from './app-prompts.tsx';

const device = vi.hoisted(() => {
  const way: { now: InstallMethod } = { now: 'none' };
  const offers: { publish: () => void } = { publish: () => undefined };
  return {
    way,
    session: { state: 'signed-out' },
    offers,
    dismiss: vi.fn(),
    prompt: vi.fn(async () => true),
    register: vi.fn<(onWaiting: () => void) => Promise<void>>(async () => undefined),
    reload: vi.fn(async () => undefined),
  };
});
vi.mock('../../../platform/device/reload.ts', () => ({ reloadNewest: device.reload }));
vi.mock('../../../platform/device/install.ts', () => ({
  installMethod: () => device.way.now,
  onInstallPromptAvailable: (publish: () => void) => {
    device.offers.publish = publish;
    return () => undefined;
  },
  dismissInstall: device.dismiss,
  promptInstall: device.prompt,
}));
vi.mock('../../../platform/session/session-state.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../../platform/session/session-state.ts')>()),
  currentSession: () => device.session,
}));
vi.mock('../../../platform/session/transfer-code.ts', () => ({
  requestTransferCode: async () => ({ code: 'K7QX2-M9D4R', expiresAt: '2026-11-20T23:10:00.000Z' }),
}));
vi.mock('../../../platform/service-worker/register-worker.ts', () => ({
  registerServiceWorker: device.register,
}));

async function after(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
}
const offer = () => screen.queryByRole('complementary');
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { ...navigator, languages: ['en-US'], serviceWorker: {} });
  device.way.now = 'none';
  device.session.state = 'signed-out';
  device.prompt.mockResolvedValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('<InstallPrompt>', () => {
  it('offers the installation 5 seconds after load, not before', async () => {
    device.way.now = 'prompt';
    render(<AppPrompts />);
    await after(4999);
    expect(offer()).toBeNull();
    await after(1);
    expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy();
  });

  it('keeps the focused element in view when the prompt pushes the page down', async () => {
    device.way.now = 'prompt';
    render(
      <>
        <button type="button">Next stop</button>
        <AppPrompts />
      </>,
    );
    const focused = screen.getByRole('button', { name: 'Next stop' });
    const scroll = vi.fn();
    focused.scrollIntoView = scroll;
    focused.focus();
    await after(5000);
    expect(offer()).not.toBeNull();
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('offers the installation when the browser offers an installed app again', async () => {
    render(<AppPrompts />);
    await after(9000);
    expect(offer()).toBeNull();
    device.way.now = 'prompt';
    act(() => device.offers.publish());
    await after(0);
    expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy();
  });

  it('shows the steps of other browsers until the browser offers installation', async () => {
    device.way.now = 'menu';
    render(<AppPrompts />);
    await after(5000);
    await press('See how');
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Open your browser’s menu',
      'Choose “Add to Home Screen” or “Install app”',
    ]);
    device.way.now = 'prompt';
    act(() => device.offers.publish());
    await after(0);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy();
  });

  it('offers no installation when the app is installed or the offer was dismissed', async () => {
    render(<AppPrompts />);
    await after(10_000);
    expect(offer()).toBeNull();
  });

  it('closes after the installation', async () => {
    device.way.now = 'prompt';
    render(<AppPrompts />);
    await after(5000);
    await press('Add');
    expect(offer()).toBeNull();
    expect(device.dismiss).not.toHaveBeenCalled();
  });

  it("dismisses the offer when the attendee declines the browser's dialog", async () => {
    device.way.now = 'prompt';
    device.prompt.mockResolvedValue(false);
    render(<AppPrompts />);
    await after(5000);
    await press('Add');
    expect(device.dismiss).toHaveBeenCalledOnce();
  });

  it('shows the steps on iOS and can be dismissed', async () => {
    device.way.now = 'ios';
    render(<AppPrompts />);
    await after(5000);
    expect(screen.queryByRole('listitem')).toBeNull();
    await press('See how');
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Tap Share in your browser’s toolbar ',
      'Choose “Add to Home Screen”',
    ]);
    expect(document.activeElement?.contains(screen.getByRole('list'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    await press('Not now');
    expect(device.dismiss).toHaveBeenCalledOnce();
    expect(offer()).toBeNull();
  });
});

describe('<InstallPrompt> on an iPhone', () => {
  const codeButton = () => screen.queryByRole('button', { name: 'Get a code' });

  it('announces before installation that the app starts signed out', async () => {
    device.way.now = 'ios';
    render(<AppPrompts />);
    await after(5000);
    await press('See how');
    expect(screen.getByText(/Sign in from the home-screen app/)).toBeTruthy();
    expect(codeButton()).toBeNull();
  });

  it('gives a signed-in attendee a transfer code', async () => {
    device.session.state = 'signed-in';
    device.way.now = 'ios';
    render(<AppPrompts />);
    await after(5000);
    await press('See how');
    await after(0);
    expect(screen.getByText(/Get a code now/)).toBeTruthy();
    await press('Get a code');
    await after(0);
    expect(screen.getByLabelText('Your code').textContent).toBe('K7QX2-M9D4R');
  });
});

describe('<UpdatePrompt>', () => {
  const started = async () => {
    vi.stubEnv('PROD', true);
    render(<AppPrompts />);
    await after(0);
    return () => device.register.mock.calls[0]?.[0]();
  };

  it('offers a waiting version and activates it on request', async () => {
    const onWaiting = await started();
    await act(async () => onWaiting());
    await after(0);
    expect(screen.getByRole('status').textContent).toContain('A new version is ready.');
    await press('Reload');
    expect(device.reload).toHaveBeenCalledOnce();
  });

  it('closes when Later is clicked', async () => {
    const onWaiting = await started();
    await act(async () => onWaiting());
    await after(0);
    await press('Later');
    expect(screen.queryByText('A new version is ready.')).toBeNull();
  });

  it('does not check for a new version on the dev server', async () => {
    vi.stubEnv('PROD', false);
    render(<AppPrompts />);
    await after(0);
    expect(device.register).not.toHaveBeenCalled();
  });

  it('ignores a failed check for a new version', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    device.register.mockRejectedValueOnce(new Error('no /sw.js'));
    await started();
    expect(consoleError).toHaveBeenCalledOnce();
  });
});
