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
  /** Returns the message of a schema or of the server, which is English, in the current language. */
  translateMessage: (message: string) => string;
}

/** Language of the portal's texts. */
export let language: Language = defaultLanguage;

/**
 * Texts of the portal, by topic: `texts.tickets.title`. Constants may contain them, because they are loaded before
 * the modules of the portal, and another language reloads the page.
 */
export let texts: PortalTexts;

/** Loads the texts of `chosen`. Rejects if they cannot be loaded. */
export async function loadTexts(chosen: Language): Promise<void> {
  const [own, attendee, server] = await Promise.all([
    loadBundle('portal', chosen),
    loadBundle('app', chosen),
    serverTexts(chosen),
    // Components of the attendee app that the portal shows.
    loadBundle('screens', chosen),
    loadBundle('later', chosen),
  ]);
  texts = {
    ...(own as unknown as CatalogTexts),
    ...server(attendee as unknown as SharedTexts),
  };
  language = chosen;
}

/** Returns the texts of problems and of the server's messages, which are English already. */
async function serverTexts(
  chosen: Language,
): Promise<(attendee: SharedTexts) => Pick<PortalTexts, 'attendee' | 'translateMessage'>> {
  if (chosen === defaultLanguage)
    return (attendee) => ({ attendee, translateMessage: (message) => message });
  const { staffProblems, translateMessage } = await import('./es/server-texts.ts');
  // Staff get their own texts for problems, also in components that are shared with the attendee app.
  return ({ problems, ...attendee }) => ({
    attendee: {
      ...attendee,
      problems: { ...problems, byCode: { ...problems.byCode, ...staffProblems } },
    },
    translateMessage,
  });
}
