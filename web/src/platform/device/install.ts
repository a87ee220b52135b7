import { createListeners } from '../lib/listeners.ts';
import { readStored, writeStored } from '../storage/storage.ts';

const dismissedName = 'install-dismissed';
/** A dismissal lasts 7 days. */
const dismissalMs = 7 * 24 * 60 * 60 * 1000;

interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export type InstallMethod = 'prompt' | 'ios' | 'none';

let offered: InstallPromptEvent | null = null;
const waiting = createListeners();

/** Calls back once the browser offers to install; answers how to stop. */
export const onInstallPromptAvailable = waiting.subscribe;

/** What the start script keeps on the page's root element: the offer that came before this file did. */
export type RootElement = HTMLElement & { installOffer?: Event };

/** Keeps the browser's own install offer for later; call once, early, as it comes soon after load. */
export function captureInstallPrompt(): void {
  const { installOffer } = document.documentElement as RootElement;
  if (installOffer) offered = installOffer as InstallPromptEvent;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPromptEvent;
    waiting.notify();
  });
  window.addEventListener('appinstalled', () => {
    offered = null;
  });
}

/** Whether this is the app of an iPhone's or iPad's home screen, which shares nothing with the browser. */
export function isHomeScreenApp(): boolean {
  return isIos() && isInstalled();
}

function isInstalled(): boolean {
  const legacy = (navigator as { standalone?: boolean }).standalone === true;
  return legacy || window.matchMedia('(display-mode: standalone)').matches;
}

/** iPhone and iPad have no install event; an iPad says it is a Mac, with a touch screen. */
export function isIos(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

/**
 * How this device can install the app now: `prompt` by the browser's dialog, `ios` by the Share menu,
 * `none` where it is installed already, was dismissed in the last 7 days or cannot be.
 */
export function installMethod(now: number = Date.now()): InstallMethod {
  const dismissedAt = Number(readStored(dismissedName) ?? Number.NaN);
  if (isInstalled() || now - dismissedAt < dismissalMs) return 'none';
  if (offered) return 'prompt';
  return isIos() ? 'ios' : 'none';
}

export function dismissInstall(now: number = Date.now()): void {
  writeStored(dismissedName, String(now));
}

/** Shows the browser's dialog; false where the person declined or there is none. */
export async function promptInstall(): Promise<boolean> {
  const answer = await offered?.prompt();
  offered = null;
  return answer?.outcome === 'accepted';
}
