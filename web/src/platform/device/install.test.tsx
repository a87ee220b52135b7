import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  captureInstallPrompt,
  dismissInstall,
  installMethod,
  isHomeScreenApp,
  isIos,
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
  window.localStorage.clear();
  window.dispatchEvent(new Event('appinstalled'));
  stubDevice({});
});
afterEach(() => vi.unstubAllGlobals());

captureInstallPrompt();

describe('how the app can be installed', () => {
  it('cannot, where the browser offers nothing', () => {
    expect(installMethod(now)).toBe('none');
  });

  it("by the browser's dialog, whose own banner is held back", () => {
    expect(offerInstall('accepted').defaultPrevented).toBe(true);
    expect(installMethod(now)).toBe('prompt');
  });

  it("by the browser's dialog, where that was offered before the app's first file was here", () => {
    const root: RootElement = document.documentElement;
    root.installOffer = new Event('beforeinstallprompt');
    captureInstallPrompt();
    delete root.installOffer;
    expect(installMethod(now)).toBe('prompt');
  });

  // spec: A9.3
  it('by the Share menu on an iPhone, and on an iPad that calls itself a Mac', () => {
    stubDevice(iphone);
    expect(installMethod(now)).toBe('ios');
    stubDevice({ platform: 'MacIntel', maxTouchPoints: 5 });
    expect(isIos()).toBe(true);
    stubDevice({ platform: 'MacIntel', maxTouchPoints: 0 });
    expect(isIos()).toBe(false);
  });

  // spec: 2.111, A9.2
  it('not where it is installed already', () => {
    offerInstall('accepted');
    stubDevice({}, true);
    expect(installMethod(now)).toBe('none');
    stubDevice({ ...iphone, standalone: true });
    expect(installMethod(now)).toBe('none');
  });

  // spec: A9.9
  it('as the home screen’s app of an iPhone, which signs in by itself', () => {
    stubDevice({ ...iphone, standalone: true });
    expect(isHomeScreenApp()).toBe(true);
    stubDevice(iphone);
    expect(isHomeScreenApp()).toBe(false);
    stubDevice({}, true);
    expect(isHomeScreenApp()).toBe(false);
  });

  // spec: 2.112, 9.15, A9.2
  it('not within 7 days of a dismissal', () => {
    offerInstall('accepted');
    dismissInstall(now);
    expect(installMethod(now + 7 * day - 1)).toBe('none');
    expect(installMethod(now + 7 * day)).toBe('prompt');
  });

  it.each([
    ['accepted', true],
    ['dismissed', false],
  ] as const)('answers the dialog once: %s', async (outcome, isInstalled) => {
    offerInstall(outcome);
    expect(await promptInstall()).toBe(isInstalled);
    expect(installMethod(now)).toBe('none');
    expect(await promptInstall()).toBe(false);
  });
});
