import { currentLanguage } from '../../platform/device/language.ts';
import { loadTexts } from '../texts/texts.ts';

/** Loads the texts of the current language, then the portal, whose constants contain texts. */
export async function loadPortal() {
  await loadTexts(currentLanguage());
  return await import('./portal.tsx');
}
