import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { MessageCatalog } from '@wine-walk/common/lib/texts/compile-catalog.ts';
import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import { root } from '../shared/paths.ts';

export const messagesFolder = join(root, 'common', 'src', 'messages');

/**
 * Parts of a catalog, which are loaded apart: texts of attendees, of the staff portal, of mails, and those that staff print or
 * send in the languages of attendees.
 */
export const parts = ['attendee', 'portal', 'mail', 'print'] as const;

export type Part = (typeof parts)[number];

/** Returns the path of a topic's catalog. */
export const catalogPath = (topic: string, language: string): string =>
  join(messagesFolder, topic, `${language}.json`);

/** Returns a topic's catalog by parts; empty if the language has none. */
export function readCatalog(topic: string, language: string): MessageCatalog {
  const path = catalogPath(topic, language);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as MessageCatalog) : {};
}

/** Returns a part of a topic's catalog; empty if the language lacks it. */
export function readPart(topic: string, part: Part, language: string): MessageCatalog {
  const section = readCatalog(topic, language)[part];
  return typeof section === 'object' ? section : {};
}

/** Returns the topics, by the catalogs of the default language. */
export const allTopics = (): string[] =>
  globSync(join(messagesFolder, '*', `${defaultLanguage}.json`))
    .map((path) => basename(dirname(path)))
    .sort();

/** Returns the topics whose catalog has the part. */
export const topicsWith = (part: Part): string[] =>
  allTopics().filter((topic) => part in readCatalog(topic, defaultLanguage));

/** Returns the name of a topic as a property: `pointRules` of `point-rules`. */
export const propertyOf = (topic: string): string =>
  topic.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
