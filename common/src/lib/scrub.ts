/** Replacements that remove personal data and secrets from texts of errors, most specific first. */
const replacements: readonly (readonly [pattern: RegExp, by: string])[] = [
  // Queries and fragments of URLs contain one-time codes and typed texts.
  [/([?#])[^\s'")]*/g, '$1…'],
  [/[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g, '<email>'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '<ip>'],
  [/\b(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{1,4}\b/gi, '<ip>'],
  // Tokens, and IDs that are a capability; names of functions have no digits.
  [/\b(?=[\w-]*\d)[\w-]{20,}\b/g, '<id>'],
  [/\+?\d[\d\s().-]{6,}\d/g, '<number>'],
];

/** Returns a text without emails, IP addresses, telephone numbers, IDs, tokens and queries of URLs. */
export function scrub(text: string): string {
  return replacements.reduce((before, [pattern, by]) => before.replace(pattern, by), text);
}
