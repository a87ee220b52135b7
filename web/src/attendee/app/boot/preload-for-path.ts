import { loadTexts } from '../../../i18n/load-texts.ts';
import { currentSession } from '../../../platform/session/session-state.ts';
import { isPersisted } from '../../../platform/storage/persisted.ts';
import { preloadableApp } from './preloadable-app.ts';
import { isReturningDevice } from './previous-session.ts';
import { type ScreenName, screenForPath, screens, signedInApp } from './screens.ts';

const publicScreens: readonly (ScreenName | undefined)[] = [
  'waiver',
  'confirmation',
  'admin',
  'results',
  undefined,
];

/**
 * Loads all chunks of the address in parallel instead of one after another. Resolves when every chunk has
 * loaded or failed. A failed chunk fails again, with a message, where it is used.
 */
export async function preloadForPath(pathname: string): Promise<void> {
  const name = screenForPath(pathname);
  const chunks: Promise<unknown>[] = [preloadableApp.load(), loadTexts('app')];
  if (name) chunks.push(screens[name].load());
  if (!publicScreens.includes(name) && isReturningDevice()) {
    chunks.push(signedInApp.load());
    // A returning attendee sees cached data before Firebase loads. Without cached data, the Firebase request
    // starts now and the placeholder does not wait for it.
    const isSessionKnown = currentSession().state !== 'loading';
    if (!isSessionKnown || !isPersisted('walk', 'session-user')) {
      const live = import('../../shared/event-data/prefetch-event-data.ts')
        .then(({ prefetchEventListeners }) => prefetchEventListeners())
        .catch(() => undefined);
      if (!isSessionKnown) chunks.push(live);
    }
  }
  await Promise.allSettled(chunks);
}
