import type { WaiverText } from '../../model/registrations.ts';
import { waiverEn202611 } from './waiver-2026-11-en.ts';
import { waiverEs202611 } from './waiver-2026-11-es.ts';

/**
 * Every published release by version. Registrations store version and SHA-256 of the signed text, so a
 * published text never changes; a new wording is a new version.
 */
export const waiverTexts: Readonly<Record<string, WaiverText>> = {
  [waiverEn202611.version]: waiverEn202611,
  [waiverEs202611.version]: waiverEs202611,
};

const current: Record<WaiverText['language'], WaiverText> = {
  en: waiverEn202611,
  es: waiverEs202611,
};

/** Release that is signed now. */
export function currentWaiver(language: WaiverText['language']): WaiverText {
  return current[language];
}

/**
 * Returns the exact hashed text: the title, then each heading with its text on the next line, an empty line
 * in between, no trailing line break. Throws RangeError for an unknown version.
 */
export function waiverPlainText(version: string): string {
  const waiver = Object.hasOwn(waiverTexts, version) ? waiverTexts[version] : undefined;
  if (!waiver) throw new RangeError(`There is no waiver ${version}.`);
  const parts = waiver.paragraphs.map(({ heading, text }) => `${heading}\n${text}`);
  return [waiver.title, ...parts].join('\n\n');
}
