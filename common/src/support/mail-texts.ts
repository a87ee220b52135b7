import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCatalog, type MessageCatalog } from '../lib/texts/compile-catalog.ts';
import { textsFrom } from '../lib/texts/texts.ts';
import type { MailTexts } from '../messages/types.ts';
import { defaultLanguage, type Language } from '../model/languages.ts';

/** Returns the texts of a topic that the server writes, in a language. */
export function mailTexts<T extends keyof MailTexts>(topic: T, language: Language): MailTexts[T] {
  const [own, fallback] = [language, defaultLanguage].map((code) => {
    const path = join(import.meta.dirname, '..', 'messages', topic, `${code}.json`);
    if (!existsSync(path)) return {};
    const { mail } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, MessageCatalog>;
    return mail ?? {};
  });
  return textsFrom(compileCatalog(own ?? {}, fallback ?? {}), language);
}
