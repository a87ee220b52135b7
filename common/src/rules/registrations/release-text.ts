import { defaultLanguage, type Language, languages } from '../../model/languages.ts';
import type { ReleaseDocument, ReleaseText } from '../../model/releases.ts';

/** Fields that a release's texts may contain in braces. */
export interface ReleaseNames {
  organizer: string;
  jurisdiction: string;
}

/** Returns the text with `{organizer}` and `{jurisdiction}` replaced. */
export function fillReleaseText(text: string, names: ReleaseNames): string {
  return text
    .replaceAll('{organizer}', () => names.organizer)
    .replaceAll('{jurisdiction}', () => names.jurisdiction);
}

/** Returns the text as it is hashed: sections with one empty line between, no spaces at line ends. */
export function normalizeReleaseText(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      // With the character before, so that spaces within a line are read once and not from each of them.
      .replace(/(^|[^ \t])[ \t]+$/gm, '$1')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** Returns the language of a version, such as `2026-11-es`. */
export const releaseLanguage = (version: string): Language =>
  languages.find((language) => version.endsWith(`-${language}`)) ?? defaultLanguage;

type ReleaseTexts = Pick<ReleaseDocument, Language>;

/**
 * Returns the text that readers of a language sign: their own, or the first one if the release was published without
 * theirs.
 * @throws Error if the release has no text.
 */
export function signedText(
  release: ReleaseTexts,
  language: Language,
): { language: Language; text: ReleaseText } {
  for (const candidate of [language, ...languages]) {
    const text = release[candidate];
    if (text) return { language: candidate, text };
  }
  throw new Error('The release has no text.');
}

interface Paragraph {
  heading: string;
  text: string;
}

/** Returns the sections: the first of several lines is the heading; a single line has none. */
export function releaseParagraphs(text: string): Paragraph[] {
  return text.split('\n\n').map((section) => {
    const [first = '', ...rest] = section.split('\n');
    return rest.length > 0
      ? { heading: first, text: rest.join('\n') }
      : { heading: '', text: first };
  });
}

/** Returns the text of a release with headings, as `releaseParagraphs` reads it. */
export const releaseTextOf = ({ paragraphs }: { paragraphs: readonly Paragraph[] }): string =>
  paragraphs.map(({ heading, text }) => (heading ? `${heading}\n${text}` : text)).join('\n\n');
