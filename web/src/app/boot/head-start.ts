import { loadTexts } from '../../texts/catalogues.ts';
import { loadApp } from './load-app.ts';
import { loadScreen, loadSignedInApp, type ScreenName, screenAt } from './screens.ts';
import { isKnownDevice } from './trace.ts';

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
  const parts: Promise<unknown>[] = [loadApp(), loadTexts()];
  if (name) parts.push(loadScreen[name]());
  if (!forEverybody.includes(name) && isKnownDevice()) {
    parts.push(loadSignedInApp(), followSession());
  }
  for (const part of parts) part.catch(() => undefined);
}

async function followSession(): Promise<void> {
  const { firstSession } = await import('../../data/session-store.ts');
  await firstSession();
}
