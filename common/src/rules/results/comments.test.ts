import { describe, expect, it } from 'vitest';
import { commentsNaming } from './comments.ts';

/** Returns the comments that name one business. */
const naming = (name: string, comments: string[]) =>
  commentsNaming([{ id: 'shop', name }], comments).shop?.some ?? [];

describe('commentsNaming', () => {
  it('finds a name of several words without regard to case, accents and punctuation', () => {
    const comments = ['loved cafe du nord!', 'CAFÉ-DU-NORD was closed', 'A café in the north'];
    expect(naming('Café du Nord', comments)).toEqual(comments.slice(0, 2));
  });

  it('finds whole words only', () => {
    expect(naming('Oak & Ash', ['Oak and Ash', 'oak, ashes', 'Soak Ash'])).toEqual([]);
    expect(naming('Cask', ['The Casks', 'At Cask’s'])).toEqual(['At Cask’s']);
  });

  it.each([
    ['Wine', 'Loved the stop at Wine.', 'The wine was great'],
    ['The Shop', 'We liked The Shop best', 'the shop around the corner was closed'],
    ['La Barra', 'Nos gustó La Barra', 'en la barra no había lugar'],
    ['L’Atelier', 'Bravo à L’Atelier', 'un atelier était fermé'],
  ])('finds a name of one word, %s, only with its capital', (name, comment, common) => {
    expect(naming(name, [common, comment])).toEqual([comment]);
  });

  it.each(['Wine was great.', 'So good! Wine for all', 'Tip:\nWine'])(
    'takes the first word of a sentence for a name unless a comment uses it as a word: %s',
    (comment) => {
      expect(naming('Wine', [comment])).toEqual([comment]);
      expect(naming('Wine', [comment, 'More wine, please'])).toEqual([]);
    },
  );

  it('finds names in writings without capitals', () => {
    expect(naming('酒庄', ['我喜欢 酒庄'])).toEqual(['我喜欢 酒庄']);
    expect(naming('1870', ['We loved 1870'])).toEqual(['We loved 1870']);
  });

  it('stores 12 comments with 400 characters each, and the number of all', () => {
    const comments = Array.from({ length: 14 }, (_, at) => `Vino Veritas ${at} ${'a'.repeat(500)}`);
    const found = commentsNaming([{ id: 'vino', name: 'Vino Veritas' }], comments).vino;
    expect(found?.count).toBe(14);
    expect(found?.some).toEqual(comments.slice(0, 12).map((comment) => comment.slice(0, 400)));
  });

  it('cuts no emoji in half, which Firestore rejects', () => {
    const start = `Vino Veritas ${'a'.repeat(386)}`;
    const found = commentsNaming([{ id: 'vino', name: 'Vino Veritas' }], [`${start}🍷🍷`]).vino;
    expect(found?.some).toEqual([start]);
  });

  it('lists no business that none names, and none without a name', () => {
    const businesses = [
      { id: 'vino', name: 'Vino Veritas' },
      { id: 'signs', name: '…' },
    ];
    expect(commentsNaming(businesses, ['All was good …', ''])).toEqual({});
  });
});
