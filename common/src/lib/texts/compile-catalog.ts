import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Catalog } from './texts.ts';

/** Texts of a topic as translators write them: ICU messages in sections. */
export interface MessageCatalog {
  readonly [name: string]: string | MessageCatalog;
}

/**
 * Returns a catalog with compiled messages. An entry that it lacks, or that is empty, is taken from `fallback`, the catalog
 * of the default language.
 */
export function compileCatalog(catalog: MessageCatalog, fallback: MessageCatalog): Catalog {
  const entries = Object.entries(fallback).map(([name, other]) => {
    const own = catalog[name];
    if (typeof other === 'string') return [name, compileMessage(isText(own) ? own : other)];
    return [name, compileCatalog(typeof own === 'object' ? own : {}, other)];
  });
  return Object.fromEntries(entries) as Catalog;
}

const isText = (entry: unknown): entry is string => typeof entry === 'string' && entry !== '';

/** Returns a compiled message. A `none` branch selects an empty value, which has no name in ICU. */
export const compileMessage = (message: string): CompiledMessage => withEmptyKeys(compile(message));

function withEmptyKeys<T>(node: T): T;
function withEmptyKeys(node: unknown): unknown {
  if (Array.isArray(node)) return node.map((part: unknown) => withEmptyKeys(part));
  if (typeof node !== 'object' || node === null) return node;
  const options = Object.entries(node).map(([key, value]): [string, unknown] => [
    key === 'none' ? '' : key,
    withEmptyKeys(value as unknown),
  ]);
  return Object.fromEntries(options);
}
