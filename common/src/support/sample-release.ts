import type { ShownRelease } from '../api/releases.ts';
import { byLanguage, type Language } from '../model/languages.ts';
import type { ReleaseDocument } from '../model/releases.ts';
import { releaseParagraphs } from '../rules/registrations/release-text.ts';

/** ID of `sampleRelease`. */
export const sampleReleaseId = '2026-11';

/** Published release for tests, which registrations sign. */
export const sampleRelease = {
  organizer: 'Harlow Wine Walk',
  jurisdiction: 'Virginia',
  en: {
    title: 'Release of Liability',
    text: '1. Risks\nI take part at my own risk.\n\n2. Law\nThe law of Virginia applies.',
    sha256: 'e'.repeat(64),
  },
  es: {
    title: 'Exención de responsabilidad',
    text: '1. Riesgos\nParticipo bajo mi propio riesgo.\n\n2. Ley\nRige la ley de Virginia.',
    sha256: 'f'.repeat(64),
  },
  publishedAt: '2025-01-10T15:00:00.000Z',
  publishedBy: 'admin',
} satisfies ReleaseDocument;

/** Returns `sampleRelease` as the API shows it, under `id`. */
export function shownSampleRelease(language: 'en' | 'es', id = sampleReleaseId): ShownRelease {
  const { title, text, sha256 } = sampleRelease[language];
  return {
    version: `${id}-${language}`,
    language,
    title,
    paragraphs: releaseParagraphs(text),
    sha256,
  };
}

/** Returns `sampleRelease` in each language as the API shows it, under `id`: in English where it lacks one. */
export const shownSampleReleases = (id = sampleReleaseId): Record<Language, ShownRelease> =>
  byLanguage((language) => shownSampleRelease(language === 'es' ? 'es' : 'en', id));
