import { isolateBidi } from '@wine-walk/common/lib/bidi-isolation.ts';
import { onePeriod } from '@wine-walk/common/lib/one-period.ts';

const isolated = (part: unknown) => (typeof part === 'string' ? isolateBidi(part) : part);

/** Returns the same texts, with parameters isolated by `isolateBidi`, and one period where a time ends a sentence. */
export function prepareTexts<T extends object>(catalog: T): T {
  const entries = Object.entries(catalog).map(([name, text]: [string, unknown]) => {
    if (typeof text === 'function')
      return [
        name,
        (...parts: unknown[]): unknown => {
          const sentence = (text as (...args: unknown[]) => unknown)(...parts.map(isolated));
          return typeof sentence === 'string' ? onePeriod(sentence) : sentence;
        },
      ];
    const isSection = typeof text === 'object' && text !== null && !Array.isArray(text);
    return [name, isSection ? prepareTexts(text) : text];
  });
  return Object.fromEntries(entries) as T;
}
