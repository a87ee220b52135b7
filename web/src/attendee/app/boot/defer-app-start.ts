import { enTexts } from '../../../i18n/en/landing.ts';
import { installMethod } from '../../../platform/device/install.ts';
import { onSignedInInOtherTab } from '../../../platform/device/signed-in-other-tab.ts';
import { hasAuthDatabase } from '../../../platform/storage/storage-database.ts';
import {
  eventSummaryText,
  isEventOver,
  loadActiveEvent,
} from '../../features/landing/active-event.ts';
import { installPromptDelayMs } from '../prompts/install-after.ts';
import { requiresSignIn } from './boot-plan.ts';

/**
 * The landing as the page came with it is whole: its links lead on and its buttons send forms without any
 * script. So React waits until it is needed: for whoever is about to press something, where the address asks for
 * more than the landing, and where there is something to offer.
 */
export function deferAppStart(startApp: () => Promise<void>): void {
  let started: Promise<void> | undefined;
  const start = () => {
    started ??= startApp();
  };
  for (const intent of ['pointerover', 'pointerdown', 'keydown', 'focusin']) {
    document.addEventListener(intent, start, { once: true, passive: true });
  }
  // Signed in in another tab: this one is their app, too.
  onSignedInInOtherTab(() => window.location.reload());
  if (requiresSignIn(new URL(window.location.href))) return start();
  void hasAuthDatabase().then((isThere) => isThere && start());
  setTimeout(() => installMethod() !== 'none' && start(), installPromptDelayMs);
  whenLoaded(() => {
    registerWorker(start);
    void loadActiveEvent().then((event) => {
      const line = document.querySelector('.landing-eyebrow');
      // Nobody can register any more: other ways in than those that the page came with.
      if (isEventOver(event)) start();
      // Also where the app is on its way: what it takes over has to say what it would draw, or it is drawn anew.
      if (line) line.textContent = eventSummaryText(event, enTexts.landing);
    });
  });
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}

/** Once the page has loaded, so that it takes nothing from the first paint; a new version is the app's to offer. */
function registerWorker(onReady: () => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  import('../../../platform/device/service-worker.ts')
    .then(({ registerServiceWorker }) => registerServiceWorker(onReady))
    .catch((error: unknown) => console.error('The service worker could not be registered.', error));
}
