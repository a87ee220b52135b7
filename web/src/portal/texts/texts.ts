import type {
  AttendeeTexts,
  PortalTexts as CatalogTexts,
} from '@wine-walk/common/messages/types.ts';
import { defaultLanguage, type Language } from '@wine-walk/common/model/languages.ts';
import { loadTexts as loadBundle } from '../../i18n/load-texts.ts';

/** Texts that the portal's own components share with the attendee app. */
type SharedTexts = Pick<AttendeeTexts, 'businesses' | 'common' | 'problems'>;

interface PortalTexts extends CatalogTexts {
  attendee: SharedTexts;
}

/** Language of the portal's texts, English if it has none in the chosen one. */
export let language: Language = defaultLanguage;

/** Share of the portal's topics that have texts in each language. */
export let portalIn: typeof import('virtual:texts')['portalIn'];

/**
 * Texts of the portal, by topic: `texts.tickets.title`. Constants may contain them, because they are loaded before
 * the modules of the portal, and another language reloads the page.
 */
export let texts: PortalTexts;

/** Loads the texts of `chosen`. Rejects if they cannot be loaded. */
export async function loadTexts(chosen: Language): Promise<void> {
  ({ portalIn } = await import('virtual:texts'));
  const shown = portalIn[chosen] === 'none' ? defaultLanguage : chosen;
  const [bundle, attendee] = await Promise.all([
    loadBundle('portal', shown),
    loadBundle('app', shown),
    // Components of the attendee app that the portal shows.
    loadBundle('screens', shown),
    loadBundle('later', shown),
  ]);
  const own = bundle as unknown as CatalogTexts;
  const shared = attendee as unknown as SharedTexts;
  // Staff have their own texts for some problems of attendees, also in components that both share.
  const codes = { ...shared.problems.codes, ...own.problems.codes };
  texts = { ...own, attendee: { ...shared, problems: { ...shared.problems, codes } } };
  language = shown;
}
