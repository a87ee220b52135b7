import { currentLanguage } from '../../platform/device/language.ts';
import { loadPrintTexts } from '../texts/print-texts.ts';
import { loadTexts } from '../texts/texts.ts';

/** Loads the texts of the current language, then the portal, whose constants contain texts. */
export async function loadPortal() {
  await Promise.all([loadTexts(currentLanguage()), loadPrintTexts()]);
  return await import('./portal.tsx');
}

/** Loads the texts of the current language, then the page of a link to results, without the rest of the portal. */
export async function loadResults() {
  await loadTexts(currentLanguage());
  return await import('./results-app.tsx');
}
