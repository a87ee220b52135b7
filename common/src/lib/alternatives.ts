import { sentenceStart } from './sentence-start.ts';

/** Returns 'Cash, card or check'; `alone` words a single one. Empty and false parts are left out. */
export function alternatives(
  parts: readonly (string | false)[],
  or: string,
  alone: (one: string) => string,
): string {
  const named = parts.filter((part): part is string => Boolean(part));
  const last = named.at(-1) ?? '';
  const text = named.length < 2 ? alone(last) : `${named.slice(0, -1).join(', ')} ${or} ${last}`;
  return sentenceStart(text);
}
