import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  captureInstallPrompt,
  dismissInstall,
  installMethod,
  isHomeScreenApp,
  isInAppBrowser,
  isIos,
  onInstallPromptAvailable,
  promptInstall,
  type RootElement,
} from './install.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-20T18:00:00.000Z');

function stubDevice(device: Partial<Navigator> & { standalone?: boolean }, isStandalone = false) {
  vi.stubGlobal('navigator', { userAgent: '', platform: '', maxTouchPoints: 0, ...device });
  window.matchMedia = () => ({ matches: isStandalone }) as MediaQueryList;
}

function offerInstall(outcome: 'accepted' | 'dismissed') {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(Object.assign(event, { prompt: async () => ({ outcome }) }));
  return event;
}

const iphone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };

beforeEach(() => {
  window.dispatchEvent(new Event('appinstalled'));
  window.localStorage.clear();
  stubDevice({});
});
afterEach(() => vi.unstubAllGlobals());

stubDevice({});
captureInstallPrompt();

describe('installMethod', () => {
  it('returns menu until the browser offers to install', () => {
    expect(installMethod(now)).toBe('menu');
    const offered = vi.fn();
    onTestFinished(onInstallPromptAvailable(offered));
    offerInstall('accepted');
    expect(offered).toHaveBeenCalledOnce();
    expect(installMethod(now)).toBe('prompt');
  });

  it('returns none in the browser after the installation, until it offers it again', () => {
    window.dispatchEvent(new Event('appinstalled'));
    expect(installMethod(now)).toBe('none');
    offerInstall('accepted');
    expect(installMethod(now)).toBe('prompt');
  });

  it.each(['/admin/businesses', '/results/abc', '/draw/abc', '/confirm-email'])(
    'returns none at %s',
    (path) => {
      onTestFinished(() => window.history.replaceState(null, '', '/'));
      window.history.replaceState(null, '', path);
      expect(installMethod(now)).toBe('none');
      offerInstall('accepted');
      expect(installMethod(now)).toBe('none');
    },
  );

  it("returns prompt and suppresses the browser's banner", () => {
    expect(offerInstall('accepted').defaultPrevented).toBe(true);
    expect(installMethod(now)).toBe('prompt');
  });

  it("returns prompt if the event fired before the app's first file loaded", () => {
    const root: RootElement = document.documentElement;
    root.installOffer = new Event('beforeinstallprompt');
    captureInstallPrompt();
    delete root.installOffer;
    expect(installMethod(now)).toBe('prompt');
  });

  it('returns ios on an iPhone and an iPad that reports as a Mac', () => {
    stubDevice(iphone);
    expect(installMethod(now)).toBe('ios');
    stubDevice({ platform: 'MacIntel', maxTouchPoints: 5 });
    expect(isIos()).toBe(true);
    stubDevice({ platform: 'MacIntel', maxTouchPoints: 0 });
    expect(isIos()).toBe(false);
  });

  it.each([
    `${iphone.userAgent} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 299.0.0`,
    `${iphone.userAgent} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/4]`,
    `${iphone.userAgent} AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/300.0 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (Linux; Android 14; Pixel 9 Build/AP1A; wv) AppleWebKit/537.36 Chrome/122 Mobile',
  ])('returns none in the browser of another app: %s', (userAgent) => {
    stubDevice({ userAgent });
    expect(isInAppBrowser()).toBe(true);
    expect(installMethod(now)).toBe('none');
  });

  it('returns none if already installed', () => {
    offerInstall('accepted');
    stubDevice({}, true);
    expect(installMethod(now)).toBe('none');
    stubDevice({ ...iphone, standalone: true });
    expect(installMethod(now)).toBe('none');
  });

  it('returns none in the browser after the app was opened from the home screen', () => {
    stubDevice({}, true);
    captureInstallPrompt();
    stubDevice({});
    expect(installMethod(now)).toBe('none');
  });

  it('detects the home screen app of an iPhone', () => {
    stubDevice({ ...iphone, standalone: true });
    expect(isHomeScreenApp()).toBe(true);
    stubDevice(iphone);
    expect(isHomeScreenApp()).toBe(false);
    stubDevice({}, true);
    expect(isHomeScreenApp()).toBe(false);
  });

  it('returns none within 7 days of a dismissal', () => {
    offerInstall('accepted');
    dismissInstall(now);
    expect(installMethod(now + 7 * day - 1)).toBe('none');
    expect(installMethod(now + 7 * day)).toBe('prompt');
  });

  it.each([
    ['accepted', true],
    ['dismissed', false],
  ] as const)('resolves the prompt once: %s', async (outcome, isInstalled) => {
    offerInstall(outcome);
    expect(await promptInstall()).toBe(isInstalled);
    expect(installMethod(now)).toBe('menu');
    expect(await promptInstall()).toBe(false);
  });
});
