import { nameKey } from './names.ts';

/** Bounds of the search terms of a name: words, and letters of each. Longer searches compare these letters. */
const maxWords = 10;
const maxLetters = 12;

/** Separators of the parts of a written name. One part finds the name, and so do all parts written as one word. */
const between = /[-']+/;
/** Anything else that is neither a letter, a mark nor a digit: commas, periods, brackets. */
const punctuation = /[^\p{L}\p{M}\p{N}\s'-]+/gu;
/** Scripts that write a name without spaces: a given name begins within the word. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;

const writtenWords = (name: string) =>
  nameKey(name).replace(punctuation, ' ').split(' ').filter(Boolean);

/** Returns the words by which a name is found: 'Emily Smith-Jones' → emily, smith, jones, smithjones. */
function nameWords(name: string): string[] {
  const words = writtenWords(name).flatMap((word) => {
    const letters = Array.from(word);
    if (unspaced.test(word)) return letters.map((_, at) => letters.slice(at).join(''));
    const parts = word.split(between).filter(Boolean);
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  });
  return [...new Set(words)].slice(0, maxWords);
}

/**
 * Returns the beginnings of the words of a name, of 1 to 12 letters each, at most 120. An `array-contains` query
 * compares them with a word of `searchedWords`.
 */
export function nameTerms(name: string): string[] {
  const terms = nameWords(name).flatMap((word) => {
    const letters = Array.from(word).slice(0, maxLetters);
    return letters.map((_, at) => letters.slice(0, at + 1).join(''));
  });
  return [...new Set(terms)];
}

/** Returns the words of a search, longest first, as `nameTerms` has them; empty if it has no letter or digit. */
export function searchedWords(search: string): string[] {
  const words = writtenWords(search).flatMap((word) => word.split(between).filter(Boolean));
  const cut = words.map((word) => Array.from(word).slice(0, maxLetters).join(''));
  return [...new Set(cut)].toSorted((a, b) => b.length - a.length).slice(0, maxWords);
}

/** True if a list in memory shows a text: it contains the search, or each word of the search begins one of its words. */
export function matchesSearch(search: string, text: string): boolean {
  if (nameKey(text).includes(nameKey(search))) return true;
  const words = searchedWords(search);
  const terms = new Set(nameTerms(text));
  return words.length > 0 && words.every((word) => terms.has(word));
}
