import { createHash } from 'node:crypto';
import type { ShownRelease } from '@wine-walk/common/api/releases.ts';
import type { LanguageCode } from '@wine-walk/common/model/organization-facts.ts';
import { type ReleaseDocument, releaseDocument } from '@wine-walk/common/model/releases.ts';
import { releaseParagraphs } from '@wine-walk/common/rules/registrations/release-text.ts';
import {
  currentWaiver,
  waiverPlainText,
  waiverTexts,
} from '@wine-walk/common/rules/registrations/waiver.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import { readDocument, type Stored } from './read.ts';

/** Returns the SHA-256 of a text in lower-case hex. */
export const sha256 = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex');

/** Returns the published releases, the newest first. */
export function readReleases(limit: number): Promise<Stored<ReleaseDocument>[]> {
  return readQuery(documentPaths.releases, releaseDocument, (query) =>
    query.orderBy('publishedAt', 'desc').limit(limit),
  );
}

/** Returns the release that is signed now; the built-in one until staff have published another. */
export async function findCurrentRelease(language: LanguageCode): Promise<ShownRelease> {
  const [newest] = await readReleases(1);
  return newest ? shownRelease(newest, language) : builtInRelease(currentWaiver(language).version);
}

/** Returns a published release by its version, such as `2026-11-en`; undefined if it does not exist. */
export async function findRelease(version: string): Promise<ShownRelease | undefined> {
  if (Object.hasOwn(waiverTexts, version)) return builtInRelease(version);
  const [, id = '', language = ''] = /^(.{1,37})-(en|es)$/.exec(version) ?? [];
  if (!/^[a-z0-9-]+$/.test(id)) return undefined;
  const stored = await readDocument(documentPaths.release(id), releaseDocument);
  return stored && shownRelease(stored, language as LanguageCode);
}

function shownRelease({ id, data }: Stored<ReleaseDocument>, language: LanguageCode): ShownRelease {
  const { title, text, sha256: hash } = data[language];
  const paragraphs = releaseParagraphs(text);
  return { version: `${id}-${language}`, language, title, paragraphs, sha256: hash };
}

/** Returns a release of the source code; the newest English one for an unknown version. */
export function builtInRelease(version: string): ShownRelease {
  const waiver = waiverTexts[version] ?? currentWaiver('en');
  const { language, title, paragraphs } = waiver;
  const hash = sha256(waiverPlainText(waiver.version));
  return { version: waiver.version, language, title, paragraphs: [...paragraphs], sha256: hash };
}
