import { defaultLanguage, type Language } from '@wine-walk/common/model/languages.ts';
import { english, type PortalTexts } from './en/portal.ts';

const catalogs: Record<Language, () => Promise<PortalTexts>> = {
  en: () => Promise.resolve(english),
  es: async () => (await import('./es/portal.ts')).spanish,
};

/** Language of `texts`. */
export let language: Language = defaultLanguage;

/**
 * Texts of the portal, by topic: `texts.tickets.title`. Constants may contain them, because they are loaded before
 * the modules of the portal, and another language reloads the page.
 */
export let texts: PortalTexts = english;

/** Loads the texts of `chosen`. Rejects if they cannot be loaded. */
export async function loadTexts(chosen: Language): Promise<void> {
  texts = await catalogs[chosen]();
  language = chosen;
}
