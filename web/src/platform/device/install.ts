import { createListeners } from '../lib/listeners.ts';
import { parseNumber, persisted } from '../storage/persisted.ts';

/** Time of the first stamp seen on this device; installation is offered from then on. */
const firstStampAt = persisted('first-stamp', parseNumber, 'device');
const dismissedAt = persisted('install-dismissed', parseNumber, 'device');
/** Duration of a dismissal: 7 days. */
const dismissalMs = 7 * 24 * 60 * 60 * 1000;

interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export type InstallMethod = 'prompt' | 'ios' | 'none';

let promptEvent: InstallPromptEvent | null = null;
const listeners = createListeners();

/** Calls back when installation may be offered; returns an unsubscribe function. */
export const onInstallPromptAvailable = listeners.subscribe;

/** Root element on which the start script stores an early install event. */
export type RootElement = HTMLElement & { installOffer?: Event };

/** Captures the browser's install event; call once, early. */
export function captureInstallPrompt(): void {
  const { installOffer } = document.documentElement as RootElement;
  if (installOffer) promptEvent = installOffer as InstallPromptEvent;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    promptEvent = event as InstallPromptEvent;
    listeners.notify();
  });
  window.addEventListener('appinstalled', () => {
    promptEvent = null;
  });
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
 * Returns how the app can be installed: `prompt` by the browser, `ios` by the Share menu, `none` if
 * installed, dismissed in the last 7 days, unsupported, or before the first stamp.
 */
export function installMethod(now: number = Date.now()): InstallMethod {
  const isDismissed = now - (dismissedAt.get() ?? Number.NaN) < dismissalMs;
  if (isInstalled() || isDismissed || firstStampAt.get() === null) return 'none';
  if (promptEvent) return 'prompt';
  return isIos() ? 'ios' : 'none';
}

/** Allows the offer: the attendee has a stamp. */
export function allowInstallOffer(now: number = Date.now()): void {
  if (firstStampAt.get() !== null) return;
  firstStampAt.set(now);
  listeners.notify();
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
