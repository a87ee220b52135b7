import { loadTexts } from '../../texts/catalogues.ts';
import { appPart } from './app-part.ts';
import { type ScreenName, screenAt, screens, signedInApp } from './screens.ts';
import { isKnownDevice } from './trace.ts';

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
export async function headStart(pathname: string): Promise<void> {
  const name = screenAt(pathname);
  const parts: Promise<unknown>[] = [appPart.load(), loadTexts()];
  if (name) parts.push(screens[name].load());
  if (!forEverybody.includes(name) && isKnownDevice()) {
    parts.push(signedInApp.load(), followSession());
  }
  await Promise.allSettled(parts);
}

async function followSession(): Promise<void> {
  const { firstSession } = await import('../../data/session-store.ts');
  await firstSession();
}
