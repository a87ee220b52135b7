import { hash } from 'node:crypto';
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
export const sha256 = (text: string): string => hash('sha256', text);

/** Collection of published texts: releases that attendees sign, or agreements that shops sign. */
export type SignedTexts = 'releases' | 'agreements';

/** Returns the published texts, the newest first. */
export function readReleases(
  limit: number,
  texts: SignedTexts = 'releases',
): Promise<Stored<ReleaseDocument>[]> {
  return readQuery(documentPaths[texts], releaseDocument, (query) =>
    query.orderBy('publishedAt', 'desc').limit(limit),
  );
}

/** Returns the text that is signed now in each language; null if none was published. */
export async function findCurrentRelease(
  texts: SignedTexts = 'releases',
): Promise<Record<Language, ShownRelease> | null> {
  const [newest] = await readReleases(1, texts);
  return newest ? byLanguage((language) => shownRelease(newest, language)) : null;
}

/** Returns a published text by its version, such as `2026-11-en`; undefined if it does not exist. */
export async function findRelease(
  version: string,
  texts: SignedTexts = 'releases',
): Promise<ShownRelease | undefined> {
  const [, id = '', language = ''] = /^([a-z0-9-]{1,37})-([a-z]+)$/.exec(version) ?? [];
  if (!isLanguage(language)) return undefined;
  const path = texts === 'releases' ? documentPaths.release(id) : documentPaths.agreement(id);
  const stored = await readDocument(path, releaseDocument);
  return stored?.data[language] && shownRelease(stored, language);
}

function shownRelease({ id, data }: Stored<ReleaseDocument>, reader: Language): ShownRelease {
  const { language, text: signed } = signedText(data, reader);
  const { title, text, sha256: hash } = signed;
  const paragraphs = releaseParagraphs(text);
  return { version: `${id}-${language}`, language, title, paragraphs, sha256: hash };
}
