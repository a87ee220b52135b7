import { initialTexts } from '../../../i18n/text-bundles.ts';
import { currentSession } from '../../../platform/session/session-state.ts';
import { hasStoredEventData } from '../../../platform/storage/storage-event-data.ts';
import { preloadableApp } from './preloadable-app.ts';
import { isReturningDevice } from './previous-session.ts';
import { type ScreenName, screenForPath, screens, signedInApp } from './screens.ts';

const forEverybody: readonly (ScreenName | undefined)[] = [
  'waiver',
  'confirmation',
  'admin',
  undefined,
];

/**
 * Loads all that the address will need at once, instead of each part when the one before it is shown.
 * Resolves when all of it is here or has failed: what fails here fails again, with words, where it is used.
 */
export async function preloadForPath(pathname: string): Promise<void> {
  const name = screenForPath(pathname);
  const chunks: Promise<unknown>[] = [preloadableApp.load(), initialTexts.load()];
  if (name) chunks.push(screens[name].load());
  if (!forEverybody.includes(name) && isReturningDevice()) {
    chunks.push(signedInApp.load());
    // Whom the device remembers is shown what it kept before Firebase is loaded; where it kept nothing, nothing can be
    // shown before Firebase has been asked: that begins now, and is not waited for to draw what stands for it.
    const isRemembered = currentSession().state !== 'loading';
    if (!isRemembered || !hasStoredEventData()) {
      const live = import('../../shared/prefetch-event-data.ts')
        .then(({ prefetchEventListeners: openWalk }) => openWalk())
        .catch(() => undefined);
      if (!isRemembered) chunks.push(live);
    }
  }
  await Promise.allSettled(chunks);
}
