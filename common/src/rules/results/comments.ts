import { cutText } from '../../lib/cut-text.ts';
import type { ResultsDocument } from '../../model/results.ts';

/** Comments of a business that are kept, and their length: 40 businesses fit into one document. */
const maxComments = 12;
const maxCommentLength = 400;

/** Words that a name of one word may begin with. */
const articles = new Set(['the', 'el', 'la', 'los', 'las', 'l', 'le', 'les']);

interface Word {
  /** Lower case, without accents. */
  text: string;
  /** True unless it begins with a small letter. */
  isCapital: boolean;
  startsSentence: boolean;
}

function wordsOf(text: string): Word[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  let end = 0;
  return [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const startsSentence = end === 0 || /[.!?:\n]/.test(plain.slice(end, index));
    end = index + word.length;
    return { text: word.toLowerCase(), isCapital: !/^\p{Ll}/u.test(word), startsSentence };
  });
}

/** Returns the last words of the places at which a comment has the words of a name in a row. */
function placesOf(name: readonly Word[], comment: readonly Word[]): Word[] {
  if (name.length === 0) return [];
  return comment.filter((_, at) =>
    name.every(({ text }, back) => comment[at - name.length + 1 + back]?.text === text),
  );
}

/**
 * Returns the comments that name each business, without regard to accents and punctuation. A name of one word, such as
 * "Wine" or "The Shop", differs from the word by its capital; at the start of a sentence, which has one anyway, it is the
 * name unless any comment uses the word.
 */
export function commentsNaming(
  businesses: readonly { id: string; name: string }[],
  comments: readonly string[],
): ResultsDocument['comments'] {
  const read = comments.map((text) => ({ text, words: wordsOf(text) }));
  const found = businesses.map(({ id, name }) => {
    const sought = wordsOf(name);
    const isOneWord = sought.filter(({ text }) => !articles.has(text)).length <= 1;
    const places = read.map(({ text, words }) => ({ text, at: placesOf(sought, words) }));
    const isWord = places.some(({ at }) => at.some(({ isCapital }) => !isCapital));
    const isName = (word: Word) =>
      !isOneWord || (word.isCapital && !(isWord && word.startsSentence));
    const naming = places.filter(({ at }) => at.some(isName));
    const some = naming.slice(0, maxComments).map(({ text }) => cutText(text, maxCommentLength));
    return [id, { count: naming.length, some }] as const;
  });
  return Object.fromEntries(found.filter(([, { count }]) => count > 0));
}
