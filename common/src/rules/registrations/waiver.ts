import { waiverEn202611 } from './waiver-2026-11-en.ts';
import { waiverEs202611 } from './waiver-2026-11-es.ts';
import type { WaiverText } from './waiver-text.ts';

/**
 * Every release that was ever published, by version. Registrations keep the version and SHA-256 of what was
 * signed, so a published text never changes: a new wording is a new version beside it.
 */
export const waiverTexts: Readonly<Record<string, WaiverText>> = {
  [waiverEn202611.version]: waiverEn202611,
  [waiverEs202611.version]: waiverEs202611,
};

const current: Record<WaiverText['language'], WaiverText> = {
  en: waiverEn202611,
  es: waiverEs202611,
};

/** The release that is signed today. */
export function currentWaiver(language: WaiverText['language']): WaiverText {
  return current[language];
}

/**
 * The exact text that is hashed: the title, then each heading with its text on the next line, an empty line
 * between them, no line break at the end. Throws RangeError for a version there never was.
 */
export function waiverPlainText(version: string): string {
  const waiver = Object.hasOwn(waiverTexts, version) ? waiverTexts[version] : undefined;
  if (!waiver) throw new RangeError(`There is no waiver ${version}.`);
  const parts = waiver.paragraphs.map(({ heading, text }) => `${heading}\n${text}`);
  return [waiver.title, ...parts].join('\n\n');
}
