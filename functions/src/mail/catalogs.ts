import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileCatalog, type MessageCatalog } from '@wine-walk/common/lib/compile-catalog.ts';
import type { Catalog } from '@wine-walk/common/lib/texts.ts';
import { byLanguage, defaultLanguage, type Language } from '@wine-walk/common/model/languages.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'common', 'src', 'messages');

function readMailPart(topic: string, language: Language): MessageCatalog {
  const path = join(folder, topic, `${language}.json`);
  const catalog = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as MessageCatalog)
    : {};
  return typeof catalog.mail === 'object' ? catalog.mail : {};
}

/**
 * Compiled catalogs of mails by topic. The build replaces this module by what it exports (tools/build/mail-catalogs.ts), since
 * the catalogs are not deployed.
 */
export const mailCatalogs: Readonly<Record<string, Record<Language, Catalog>>> = Object.fromEntries(
  globSync(join(folder, '*', `${defaultLanguage}.json`)).map((path) => {
    const topic = basename(dirname(path));
    const fallback = readMailPart(topic, defaultLanguage);
    return [
      topic,
      byLanguage((language) => compileCatalog(readMailPart(topic, language), fallback)),
    ];
  }),
);
