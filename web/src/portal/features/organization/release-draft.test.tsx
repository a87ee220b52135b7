import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import { shownSampleReleases } from '@wine-walk/common/support/sample-release.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addedLanguageNote, gapsIn, startOfRelease } from './release-draft.ts';

// French as a language whose catalog lacks the templates: they are those of the default language.
vi.mock(import('../../texts/print-texts.ts'), async (original) => {
  const actual = await original();
  return { ...actual, printTexts: () => actual.printTexts('en') };
});

beforeEach(() => localStorage.clear());

const organization = { ...defaultOrganization, languages: ['en', 'fr'] as const };

describe('startOfRelease in a language without a template', () => {
  it('starts from the published text with a gap for its translation', () => {
    const { en, fr } = startOfRelease('release', shownSampleReleases(), organization);
    expect(en?.text).toMatch(/^1. Risks/);
    expect(fr?.title).toBe('Release of Liability');
    expect(gapsIn(fr?.text ?? '')).toEqual([
      '[Translate the title and this text into French. Delete this note.]',
    ]);
    expect(fr?.text).toContain('\n\n1. Risks\nI take part at my own risk.\n\n2. Law');
    expect(addedLanguageNote('release', shownSampleReleases(), 'fr')).toContain('to be translated');
  });

  it('marks the template of the default language before the first publication', () => {
    const { en, fr } = startOfRelease('release', null, organization);
    expect(gapsIn(fr?.text ?? '')).toHaveLength(gapsIn(en?.text ?? '').length + 1);
    expect(addedLanguageNote('release', null, 'fr')).toBeUndefined();
  });
});
