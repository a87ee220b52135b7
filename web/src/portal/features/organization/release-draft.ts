import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { publishRelease } from '@wine-walk/common/api/releases.ts';
import {
  byLanguage,
  defaultLanguage,
  type Language,
  languages,
} from '@wine-walk/common/model/languages.ts';
import type { OrganizationFacts } from '@wine-walk/common/model/organization-facts.ts';
import { releaseTextOf } from '@wine-walk/common/rules/registrations/release-text.ts';
import { z } from 'zod';
import { persisted } from '../../../platform/storage/persisted.ts';
import type { CurrentRelease } from '../../../shared/use-current-release.ts';
import { format } from '../../kit/format.ts';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { printTexts } from '../../texts/print-texts.ts';
import { texts } from '../../texts/texts.ts';

export type ReleaseBody = BodyOf<typeof publishRelease>;

/** Returns the gaps of a template that are left in a text: notes in square brackets. */
export const gapsIn = (text: string): string[] => text.match(/\[[^\]]+\]/g) ?? [];

/** Validates a release: no text may contain a gap of the template. */
export const releaseSchema = formSchema<ReleaseBody, ReleaseBody>(
  publishRelease.body,
  (values, refuse) => {
    for (const language of languages) {
      const [gap, ...others] = gapsIn(values[language]?.text ?? '');
      if (gap)
        refuse(
          `${language}.text`,
          texts.organization.release.gaps({ count: others.length + 1, gap }),
        );
    }
    return values;
  },
);

const writtenText = z.object({ title: z.string(), text: z.string() });

const draft = z.object({
  organizer: z.string(),
  jurisdiction: z.string(),
  ...byLanguage(() => writtenText.optional()),
});

/** Unpublished release on this device, in the words of the author. */
export const releaseDraft = persisted('release-draft', (value) => draft.parse(value), 'device');

/** Unpublished participation agreement on this device. */
export const agreementDraft = persisted('agreement-draft', (value) => draft.parse(value), 'device');

type Kind = 'release' | 'agreement';

/** Returns the annotated template in a language. `isOwn`: false if the language has none and this is the default one's. */
function templateIn(kind: Kind, language: Language, minimumAge: number | null) {
  const { title, text } = printTexts(language).organization[`${kind}Template`];
  const fallback = printTexts(defaultLanguage).organization[`${kind}Template`];
  return {
    title,
    text: text({ minimumAge: minimumAge ?? '[18]' }),
    isOwn: language === defaultLanguage || title !== fallback.title,
  };
}

/** Returns the published text in a language; undefined if it lacks one, or none was published. */
function publishedIn(start: CurrentRelease | null, language: Language) {
  const shown = start?.[language];
  return shown?.language === language ? shown : undefined;
}

/**
 * Returns the text that the form starts from: the published one, else the template, else the text of another language with
 * a gap for its translation.
 */
function firstText(
  kind: Kind,
  start: CurrentRelease | null,
  language: Language,
  minimumAge: number | null,
) {
  const published = publishedIn(start, language);
  if (published) return { title: published.title, text: releaseTextOf(published) };
  const { isOwn, ...template } = templateIn(kind, language, minimumAge);
  if (isOwn) return template;
  const signed = start?.[language];
  const { title, text } = signed ? { ...signed, text: releaseTextOf(signed) } : template;
  const gap = texts.organization.release.toTranslate({ language: format.language(language) });
  return { title, text: `${gap}\n\n${text}` };
}

/** Returns the note of a language that was added after the publication; undefined for the others. */
export function addedLanguageNote(
  kind: Kind,
  start: CurrentRelease | null,
  language: Language,
): string | undefined {
  if (start === null || publishedIn(start, language)) return undefined;
  return texts.organization.release.added({
    language: format.language(language),
    signed: format.language(start[language].language),
    hasTemplate: templateIn(kind, language, null).isOwn,
  });
}

/** Returns the draft that is saved, else the first text. `start`: null before the first publication. */
export function startOfRelease(
  kind: Kind,
  start: CurrentRelease | null,
  { name, minimumAge, languages: offered }: OrganizationFacts,
  saved: ReleaseBody | null = null,
): ReleaseBody {
  const textIn = (language: Language) =>
    offered.includes(language)
      ? (saved?.[language] ?? firstText(kind, start, language, minimumAge))
      : undefined;
  return {
    organizer: saved?.organizer ?? name,
    jurisdiction: saved?.jurisdiction ?? '',
    ...byLanguage(textIn),
  };
}
