import { textsFrom } from '@wine-walk/common/lib/texts/texts.ts';
import type { MailTexts } from '@wine-walk/common/messages/types.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { mailCatalogs } from '../lib/catalogs.ts';

const known = new Map<string, unknown>();

/** Returns the texts of a topic for mails in a language. */
export function mailTexts<T extends keyof MailTexts>(topic: T, language: Language): MailTexts[T] {
  const key = `${topic}/${language}`;
  const texts = known.get(key) ?? textsFrom(mailCatalogs[topic]?.[language] ?? {}, language);
  known.set(key, texts);
  return texts as MailTexts[T];
}
