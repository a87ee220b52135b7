import format, { type CompiledMessage } from 'icu-minify/format';
import { atTime, ofTime, theTime } from '../spanish-times.ts';
import { isolateBidi } from './bidi-isolation.ts';
import { sentenceStart } from './sentence-start.ts';

/** Texts of a topic, with messages compiled by `compileCatalog`: a text without arguments is a string. */
export interface Catalog {
  readonly [name: string]: CompiledMessage | Catalog;
}

type Value = string | number | boolean | null | undefined;

/** Tags of messages, such as `<atTime>{time}</atTime>`. Those of a language adapt a value to its grammar. */
const tags: Readonly<Record<string, (text: string) => string>> = {
  capital: sentenceStart,
  atTime,
  ofTime,
  theTime,
};

const handlers = Object.fromEntries(
  Object.entries(tags).map(([name, change]) => [
    name,
    (parts: readonly string[]) => change(parts.join('')),
  ]),
);

const formatters = {
  getNumberFormat: (...[locale, options]: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(locale, options),
  getDateTimeFormat: (...[locale, options]: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(locale, options),
  getPluralRules: (...[locale, options]: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(locale, options),
};

/** Returns a value as messages take it: a missing one is empty, which a `none` branch selects. */
function prepared(value: Value): string | number {
  if (typeof value === 'number') return value;
  return isolateBidi(String(value ?? ''));
}

/** Returns a text in which a sentence that ends with a time such as '2:18 p.m.' has one period. */
const onePeriod = (text: string) => text.replace(/([ap]\.\s?m\.\u2069?)\./giu, '$1');

function render(
  message: CompiledMessage,
  language: string,
  values: Readonly<Record<string, Value>>,
): string {
  const entries = Object.entries(values).map(([name, value]) => [name, prepared(value)]);
  const all = { ...handlers, ...(Object.fromEntries(entries) as Record<string, string | number>) };
  return onePeriod(String(format(message, language, all, { formatters })));
}

/**
 * Returns the texts of a catalog, the only look-up of texts: a string for each message without arguments, a function of the
 * arguments for the others. Names in right-to-left scripts are isolated; a time that ends a sentence has one period.
 */
export function textsFrom<T>(catalog: Catalog, language: string): T {
  const texts = Object.entries(catalog).map(([name, entry]) => {
    if (typeof entry === 'string') return [name, entry];
    if (isMessage(entry))
      return [name, (values: Readonly<Record<string, Value>>) => render(entry, language, values)];
    return [name, textsFrom(entry, language)];
  });
  return Object.fromEntries(texts) as T;
}

const isMessage = (entry: CompiledMessage | Catalog): entry is CompiledMessage =>
  Array.isArray(entry);

/** Names of the tags. */
export const tagNames: readonly string[] = Object.keys(tags);
