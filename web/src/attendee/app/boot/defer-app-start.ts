import { installMethod } from '../../../platform/device/install.ts';
import { currentOrganization } from '../../../platform/device/organization.ts';
import { onSignedInInOtherTab } from '../../../platform/session/stored-user.ts';
import { hasAuthDatabase } from '../../../platform/storage/databases.ts';
import {
  type EventAnswer,
  isEventOver,
  loadActiveEvent,
  watchActiveEvent,
} from '../../features/landing/active-event.ts';
import { listenForEventActions } from '../../features/landing/event-actions.ts';
import { fillEvent, fillLanding } from '../../features/landing/fill-landing.ts';
import { installPromptDelayMs } from '../prompts/install-prompt-delay.ts';
import { requiresSignIn } from './boot-plan.ts';

/**
 * Defers React until it is needed: before the first click, when the address requires more than the landing
 * page, or when a prompt is available. The prerendered landing page works without scripts: its links navigate
 * and its buttons submit forms.
 */
export function deferAppStart(startApp: () => Promise<void>): void {
  let started: Promise<void> | undefined;
  let stopWatching = () => undefined as void;
  const start = () => {
    started ??= startApp();
    // The app watches the event as well.
    stopWatching();
  };
  for (const intent of ['pointerover', 'pointerdown', 'keydown', 'focusin']) {
    document.addEventListener(intent, start, { once: true, passive: true });
  }
  listenForEventActions();
  // The attendee signed in in another tab, so this tab reloads into the app, unless it shows the app already.
  onSignedInInOtherTab(() => document.querySelector('.landing') && window.location.reload());
  if (requiresSignIn(new URL(window.location.href))) return start();
  void hasAuthDatabase().then((exists) => exists && start());
  setTimeout(() => installMethod() !== 'none' && start(), installPromptDelayMs);
  whenLoaded(() => {
    registerWorker(start);
    const filled = fillLanding();
    const show = (event: EventAnswer) => {
      // Registration has closed, so the page needs links other than the prerendered ones.
      if (isEventOver(event)) start();
      // Also while the app is loading: the prerendered text must equal the app's first render, or React
      // renders it again.
      fillEvent();
    };
    void loadActiveEvent().then(async (event) => {
      await filled;
      show(event);
      if (!started) stopWatching = watchActiveEvent(show);
      // Only English is prerendered.
      if (!currentOrganization().languages.includes('en')) start();
    });
  });
}

function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
}

/**
 * Registers the service worker after the page has loaded, so it does not delay the first paint. The app
 * offers the new version.
 */
function registerWorker(onReady: () => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  import('../../../platform/service-worker/register-worker.ts')
    .then(({ registerServiceWorker }) => registerServiceWorker(onReady))
    .catch((error: unknown) => console.error('The service worker could not be registered.', error));
}
