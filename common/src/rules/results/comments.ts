import type { ResultsDocument } from '../../model/results.ts';

/** Comments of a business that are kept, and their length: 40 businesses fit into one document. */
const maxComments = 12;
const maxCommentLength = 400;

const normalized = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** Returns the comments that name each business, without regard to case, accents and punctuation. */
export function commentsNaming(
  businesses: readonly { id: string; name: string }[],
  comments: readonly string[],
): ResultsDocument['comments'] {
  const words = comments.map((comment) => ` ${normalized(comment).trim()} `);
  const found = businesses.map(({ id, name }) => {
    const sought = ` ${normalized(name).trim()} `;
    const naming = comments.filter((_, at) => sought.trim() !== '' && words[at]?.includes(sought));
    const some = naming.slice(0, maxComments).map((comment) => comment.slice(0, maxCommentLength));
    return [id, { count: naming.length, some }] as const;
  });
  return Object.fromEntries(found.filter(([, { count }]) => count > 0));
}
