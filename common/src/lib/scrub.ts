/** Replacement of each match of a pattern. */
type Replacement = readonly [pattern: RegExp, by: string | ((match: string) => string)];

/**
 * Replacements that remove personal data and secrets from texts of errors, most specific first. Their time grows with the length
 * of the text only: what makes a word one of these is tested once a word.
 */
const replacements: readonly Replacement[] = [
  // Queries and fragments of URLs contain one-time codes and typed texts.
  [/([?#])[^\s'")]*/g, '$1…'],
  [/[^\s<>()[\]"',;:]+/g, (word) => (word.slice(1, -1).includes('@') ? '<email>' : word)],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '<ip>'],
  [/\b(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{1,4}\b/gi, '<ip>'],
  // Tokens, and IDs that are a capability; names of functions have no digits.
  [/\w(?:[\w-]*\w)?/g, (word) => (word.length >= 20 && /\d/.test(word) ? '<id>' : word)],
  [/\+?\d[\d\s().-]{6,}\d/g, '<number>'],
];

/** Returns a text without emails, IP addresses, telephone numbers, IDs, tokens and queries of URLs. */
export function scrub(text: string): string {
  return replacements.reduce(
    (before, [pattern, by]) =>
      typeof by === 'string' ? before.replace(pattern, by) : before.replace(pattern, by),
    text,
  );
}
