/** Letters of right-to-left scripts and directional control characters. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/** Isolates a name that contains right-to-left text, so the rest of the sentence keeps its direction. */
export const isolateBidi = (name: string): string =>
  rightToLeft.test(name) ? `${firstStrongIsolate}${name}${popIsolate}` : name;

const isolated = (part: unknown) => (typeof part === 'string' ? isolateBidi(part) : part);

/** Returns the same texts, with parameters isolated by `isolateBidi`. */
export function withBidiIsolation<T extends object>(catalogue: T): T {
  const entries = Object.entries(catalogue).map(([name, text]: [string, unknown]) => {
    if (typeof text === 'function')
      return [
        name,
        (...parts: unknown[]): unknown =>
          (text as (...args: unknown[]) => unknown)(...parts.map(isolated)),
      ];
    const isSection = typeof text === 'object' && text !== null && !Array.isArray(text);
    return [name, isSection ? withBidiIsolation(text) : text];
  });
  return Object.fromEntries(entries) as T;
}
