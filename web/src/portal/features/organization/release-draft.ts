import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { publishRelease } from '@wine-walk/common/api/releases.ts';
import { byLanguage, type Language, languages } from '@wine-walk/common/model/languages.ts';
import type { OrganizationFacts } from '@wine-walk/common/model/organization-facts.ts';
import { releaseTextOf } from '@wine-walk/common/rules/registrations/release-text.ts';
import { z } from 'zod';
import { persisted } from '../../../platform/storage/persisted.ts';
import type { CurrentRelease } from '../../../shared/use-current-release.ts';
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

/** Returns where the form starts: the draft, else the current release, else the template. `start`: null before the first one. */
export function startOfRelease(
  kind: 'release' | 'agreement',
  start: CurrentRelease | null,
  { name, minimumAge, languages: offered }: OrganizationFacts,
): ReleaseBody {
  const saved = (kind === 'release' ? releaseDraft : agreementDraft).get();
  const textIn = (language: Language) => {
    if (!offered.includes(language)) return undefined;
    if (saved?.[language]) return saved[language];
    if (start === null) {
      const { releaseTemplate, agreementTemplate } = printTexts(language).organization;
      const template = kind === 'release' ? releaseTemplate : agreementTemplate;
      return { title: template.title, text: template.text({ minimumAge: minimumAge ?? '[18]' }) };
    }
    const shown = start[language];
    const published = shown.language === language ? shown : undefined;
    return {
      title: published?.title ?? '',
      text: published ? releaseTextOf(published) : '',
    };
  };
  return {
    organizer: saved?.organizer ?? name,
    jurisdiction: saved?.jurisdiction ?? '',
    ...byLanguage(textIn),
  };
}
