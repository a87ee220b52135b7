import type { MessageCatalog } from '@wine-walk/common/lib/texts/compile-catalog.ts';
import { tagNames } from '@wine-walk/common/lib/texts/texts.ts';
import { type MessageParts, partsOf } from './message-arguments.ts';

/** Differences of a catalog from the one of the default language. */
export interface CatalogDifferences {
  /** Paths of texts that are not translated, and of groups without any: the default language stands in for them. */
  missing: string[];
  /** Entries that would be lost or shown wrongly, as `path: reason`. */
  wrong: string[];
}

/** Compares a translated catalog with the one of the default language. `path`: where both are, as in 'feedback'. */
export function compareCatalogs(
  catalog: MessageCatalog,
  original: MessageCatalog,
  path: string,
): CatalogDifferences {
  const differences: CatalogDifferences = { missing: [], wrong: [] };
  for (const [name, text] of Object.entries(original)) {
    const here = `${path}.${name}`;
    const own = catalog[name];
    if (own === undefined || own === '') {
      differences.missing.push(missingText(text, here));
    } else if (typeof own === 'string' && typeof text === 'string') {
      const reason = differenceOf(own, text);
      if (reason) differences.wrong.push(`${here}: ${reason}`);
    } else if (typeof own === 'object' && typeof text === 'object') {
      const inner = compareCatalogs(own, text, here);
      differences.missing.push(...inner.missing);
      differences.wrong.push(...inner.wrong);
    } else {
      differences.wrong.push(`${here}: one is a text, the other a group of texts`);
    }
  }
  const unknown = Object.keys(catalog).filter((name) => !(name in original));
  differences.wrong.push(
    ...unknown.map((name) => `${path}.${name}: the original has no such text`),
  );
  return differences;
}

const missingText = (entry: string | MessageCatalog, path: string): string =>
  typeof entry === 'string' ? path : `${path} (${countTexts(entry)} texts)`;

const countTexts = (entry: string | MessageCatalog): number =>
  typeof entry === 'string'
    ? 1
    : Object.values(entry).reduce((count, inner) => count + countTexts(inner), 0);

/** Returns why a translation cannot stand for the text; undefined if it can. */
function differenceOf(translation: string, text: string): string | undefined {
  const own = readParts(translation);
  if (typeof own === 'string') return own;
  const original = readParts(text);
  if (typeof original === 'string') return undefined;
  const unknown = [...own.arguments.keys()].filter((name) => !original.arguments.has(name));
  if (unknown.length > 0) return `{${unknown[0]}} is not an argument of the original`;
  const lost = [...original.arguments]
    .filter(([name, { isNumber, isFlag }]) => !isNumber && !isFlag && !own.arguments.has(name))
    .map(([name]) => name);
  if (lost.length > 0) return `{${lost[0]}} is missing`;
  const tag = [...own.tags].find((name) => !tagNames.includes(name));
  return tag && `<${tag}> is not a tag`;
}

function readParts(message: string): MessageParts | string {
  try {
    return partsOf(message);
  } catch (error) {
    return `not an ICU message (${error instanceof Error ? error.message : String(error)})`;
  }
}
