import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  compileCatalog,
  type MessageCatalog,
} from '@wine-walk/common/lib/texts/compile-catalog.ts';
import type { Catalog } from '@wine-walk/common/lib/texts/texts.ts';
import { byLanguage, defaultLanguage, type Language } from '@wine-walk/common/model/languages.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'common', 'src', 'messages');

function readPart(topic: string, part: string, language: Language): MessageCatalog {
  const path = join(folder, topic, `${language}.json`);
  const catalog = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as MessageCatalog)
    : {};
  const section = catalog[part];
  return typeof section === 'object' ? section : {};
}

/*
 * The build replaces this module by its exports (tools/build/catalogs.ts), since the catalogs are not deployed.
 */

/** Compiled catalogs of mails by topic. */
export const mailCatalogs: Readonly<Record<string, Record<Language, Catalog>>> = Object.fromEntries(
  globSync(join(folder, '*', `${defaultLanguage}.json`)).map((path) => {
    const topic = basename(dirname(path));
    const fallback = readPart(topic, 'mail', defaultLanguage);
    return [
      topic,
      byLanguage((language) => compileCatalog(readPart(topic, 'mail', language), fallback)),
    ];
  }),
);

/** Compiled messages of the API's problems, in English. */
export const problemCatalog: Catalog = compileCatalog(
  {},
  {
    attendee: readPart('problems', 'attendee', defaultLanguage),
    portal: readPart('problems', 'portal', defaultLanguage),
  },
);
