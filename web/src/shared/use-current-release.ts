import { readCurrentRelease, type ShownRelease } from '@wine-walk/common/api/releases.ts';
import type { LanguageCode } from '@wine-walk/common/model/organization-facts.ts';
import { currentWaiver } from '@wine-walk/common/rules/registrations/waiver.ts';
import { useApiQuery } from '../platform/session/api.ts';

/** Returns the release that is signed now: the built-in one until the API has answered. */
export function useCurrentRelease(language: LanguageCode): ShownRelease {
  const current = useApiQuery(readCurrentRelease, {});
  if (current.data) return current.data[language];
  const { version, title, paragraphs } = currentWaiver(language);
  return { version, language, title, paragraphs: [...paragraphs], sha256: '' };
}
