import { firstSession } from '../data/session-store.ts';
import { loadTexts } from '../texts/texts-provider.tsx';
import { isKnownDevice } from './boot/trace.ts';
import { loadScreen, type ScreenName, screenAt } from './screens.ts';
import { loadSignedInApp } from './signed-in-frame.tsx';

const forEverybody: readonly (ScreenName | undefined)[] = [
  'waiver',
  'confirmation',
  'admin',
  undefined,
];

/**
 * Starts loading all that the address will need at once, instead of each part when the one before it is
 * shown. What fails here fails again, with words, where it is used.
 */
export function headStart(pathname: string): void {
  const name = screenAt(pathname);
  const parts: Promise<unknown>[] = [loadTexts()];
  if (name) parts.push(loadScreen[name]());
  if (!forEverybody.includes(name) && isKnownDevice()) {
    parts.push(loadSignedInApp(), firstSession());
  }
  for (const part of parts) part.catch(() => undefined);
}
