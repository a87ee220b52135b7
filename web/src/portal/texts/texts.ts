import type { PortalTexts as CatalogTexts } from '@wine-walk/common/messages/types.ts';
import { defaultLanguage, type Language } from '@wine-walk/common/model/languages.ts';
import { loadTexts as loadBundle } from '../../i18n/load-texts.ts';
import type { SharedTexts } from './en/portal.ts';

type PortalTexts = SharedTexts & CatalogTexts;

const catalogs: Record<Language, () => Promise<SharedTexts>> = {
  en: async () => (await import('./en/portal.ts')).english,
  es: async () => (await import('./es/portal.ts')).spanish,
};

/** Language of `texts`. */
export let language: Language = defaultLanguage;

/**
 * Texts of the portal, by topic: `texts.tickets.title`. Constants may contain them, because they are loaded before
 * the modules of the portal, and another language reloads the page.
 */
export let texts: PortalTexts;

/** Loads the texts of `chosen`. Rejects if they cannot be loaded. */
export async function loadTexts(chosen: Language): Promise<void> {
  const [shared, bundle] = await Promise.all([catalogs[chosen](), loadBundle('portal', chosen)]);
  texts = { ...shared, ...(bundle as unknown as CatalogTexts) };
  language = chosen;
}
