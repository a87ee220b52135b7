import { createListeners } from '../lib/listeners.ts';
import { parseNumber, persisted } from '../storage/persisted.ts';

/** Time at which this browser was known to have the app, until it offers the installation again. */
const installedAt = persisted('app-installed', parseNumber, 'device');
const dismissedAt = persisted('install-dismissed', parseNumber, 'device');
/** Duration of a dismissal: 7 days. */
const dismissalMs = 7 * 24 * 60 * 60 * 1000;

interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export type InstallMethod = 'prompt' | 'ios' | 'menu' | 'none';

let promptEvent: InstallPromptEvent | null = null;
const listeners = createListeners();

/** Calls back when installation may be offered; returns an unsubscribe function. */
export const onInstallPromptAvailable = listeners.subscribe;

/** Root element on which the start script stores an early install event. */
export type RootElement = HTMLElement & { installOffer?: Event };

/** Captures the browser's install event; call once, early. */
export function captureInstallPrompt(): void {
  const { installOffer } = document.documentElement as RootElement;
  if (installOffer) keepOffer(installOffer);
  else if (isInstalled()) installedAt.set(Date.now());
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keepOffer(event);
    listeners.notify();
  });
  window.addEventListener('appinstalled', () => {
    promptEvent = null;
    installedAt.set(Date.now());
  });
}

/** Browsers offer only an app that is not installed. */
function keepOffer(event: Event): void {
  promptEvent = event as InstallPromptEvent;
  installedAt.clear();
}

/** True if this is the home screen app of an iPhone or iPad, which shares no storage with the browser. */
export function isHomeScreenApp(): boolean {
  return isIos() && isInstalled();
}

function isInstalled(): boolean {
  const legacy = (navigator as { standalone?: boolean }).standalone === true;
  return legacy || window.matchMedia('(display-mode: standalone)').matches;
}

/** iPhone and iPad have no install event; an iPad reports as a Mac with touch. */
export function isIos(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

/**
 * True in the browser of another app, such as Instagram, Facebook or Google's: it has no settings of its own, and may refuse
 * location and camera.
 */
export function isInAppBrowser(): boolean {
  return /\b(?:FBAN|FBAV|GSA|Instagram)\b|; wv\)/.test(navigator.userAgent);
}

/** Portal, results of a walk, the public page of a prize draw, and pages that links in mails open. */
const otherPages = /^\/(?:admin|results|draw|confirm-email)\b/;

/**
 * Returns how the app can be installed: `prompt` by the browser, `ios` by the Share menu, `menu` by the menu of another
 * browser, `none` on pages that are not for attendees, in the browser of another app, if it is installed, or if the prompt was
 * dismissed in the last 7 days.
 */
export function installMethod(now: number = Date.now()): InstallMethod {
  const isDismissed = now - (dismissedAt.get() ?? Number.NaN) < dismissalMs;
  if (otherPages.test(window.location.pathname) || isInstalled() || isDismissed) return 'none';
  if (isInAppBrowser()) return 'none';
  if (promptEvent) return 'prompt';
  if (installedAt.get() !== null) return 'none';
  return isIos() ? 'ios' : 'menu';
}

export function dismissInstall(now: number = Date.now()): void {
  dismissedAt.set(now);
}

/** Shows the browser's install dialog; false if declined or unavailable. */
export async function promptInstall(): Promise<boolean> {
  const choice = await promptEvent?.prompt();
  promptEvent = null;
  return choice?.outcome === 'accepted';
}
