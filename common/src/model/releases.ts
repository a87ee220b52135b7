import { z } from 'zod';
import { instant } from './fields/values.ts';
import { byLanguage } from './languages.ts';

/** Text of a release in one language: its title, then sections, each a heading line and its text. */
export const releaseText = z.object({
  title: z.string(),
  /** Sections, separated by an empty line. */
  text: z.string(),
  /** SHA-256 of the title, an empty line and the text, in lower-case hex. */
  sha256: z.string(),
});

export type ReleaseText = z.infer<typeof releaseText>;

/** `releases/{id}`: release in the languages that the organization offered at its publication. Never changed. */
export const releaseDocument = z.object({
  /** Names that the text contains, as typed. */
  organizer: z.string(),
  jurisdiction: z.string(),
  ...byLanguage(() => releaseText.optional()),
  publishedAt: instant,
  /** Username of the admin who published it. */
  publishedBy: z.string(),
});

export type ReleaseDocument = z.infer<typeof releaseDocument>;
