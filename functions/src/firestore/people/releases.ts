import { createHash } from 'node:crypto';
import type { ShownRelease } from '@wine-walk/common/api/releases.ts';
import { byLanguage, isLanguage, type Language } from '@wine-walk/common/model/languages.ts';
import { type ReleaseDocument, releaseDocument } from '@wine-walk/common/model/releases.ts';
import {
  releaseParagraphs,
  signedText,
} from '@wine-walk/common/rules/registrations/release-text.ts';
import { documentPaths } from '../paths.ts';
import { readQuery } from '../query.ts';
import { readDocument, type Stored } from '../read.ts';

/** Returns the SHA-256 of a text in lower-case hex. */
export const sha256 = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex');

/** Returns the published releases, the newest first. */
export function readReleases(limit: number): Promise<Stored<ReleaseDocument>[]> {
  return readQuery(documentPaths.releases, releaseDocument, (query) =>
    query.orderBy('publishedAt', 'desc').limit(limit),
  );
}

/** Returns the release that is signed now in each language; null if none was published. */
export async function findCurrentRelease(): Promise<Record<Language, ShownRelease> | null> {
  const [newest] = await readReleases(1);
  return newest ? byLanguage((language) => shownRelease(newest, language)) : null;
}

/** Returns a published release by its version, such as `2026-11-en`; undefined if it does not exist. */
export async function findRelease(version: string): Promise<ShownRelease | undefined> {
  const [, id = '', language = ''] = /^([a-z0-9-]{1,37})-([a-z]+)$/.exec(version) ?? [];
  if (!isLanguage(language)) return undefined;
  const stored = await readDocument(documentPaths.release(id), releaseDocument);
  return stored?.data[language] && shownRelease(stored, language);
}

function shownRelease({ id, data }: Stored<ReleaseDocument>, reader: Language): ShownRelease {
  const { language, text: signed } = signedText(data, reader);
  const { title, text, sha256: hash } = signed;
  const paragraphs = releaseParagraphs(text);
  return { version: `${id}-${language}`, language, title, paragraphs, sha256: hash };
}
