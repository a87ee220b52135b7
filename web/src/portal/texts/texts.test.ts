import { expect, it } from 'vitest';
import { english } from './en/portal.ts';
import { spanish } from './es/portal.ts';

/** Texts that are the same in both languages: names, codes, units and a few words. */
const sameInBoth = [
  ...['#WineWalk', 'Ash Hollow Farm', 'Cabernet Franc 2023'],
  ...['CA', 'CAD', 'ID', 'PIN', 'SHA-256 x', 'USD, EUR', 'WW2024-001234', 'https://'],
  ...['x min'],
  ...[
    'Admin',
    'Alcohol',
    'Error',
    'Hashtag',
    'Logo',
    'No',
    'OK',
    'Portal',
    'Taxi',
    'Total',
    'Zoom',
    'no',
  ],
];

type TextFunction = (...parts: unknown[]) => unknown;

/** Calls the text with `sample` for each parameter; undefined if it needs other parameters. */
function call(text: TextFunction, sample: unknown): unknown {
  try {
    return text(...Array.from({ length: 9 }, () => sample));
  } catch {
    return undefined;
  }
}

const noun = { one: 'x', many: 'x' };

/** Returns the texts that strings and numbers as parameters result in, or else nouns and lists. */
function resultsOf(text: TextFunction): unknown[] {
  const results = [2, 1, 'x'].map((sample) => call(text, sample));
  return results.some((result) => result !== undefined)
    ? results
    : [noun, ['x', 'x']].map((sample) => call(text, sample));
}

/** Lists every text by its path, except those of unknown parameters. */
function textsIn(catalog: object, where = ''): [string, string][] {
  return Object.entries(catalog).flatMap(([name, text]: [string, unknown]): [string, string][] => {
    const place = `${where}${name}`;
    if (typeof text === 'function')
      return textsIn(resultsOf(text as TextFunction), `${place}.`)
        .filter(([, result]) => !/undefined|\[object/.test(result))
        .map(([at, result]) => [at, result.replace(/\b[12]\b/g, 'x')]);
    if (typeof text === 'object' && text !== null) return textsIn(text, `${place}.`);
    return typeof text === 'string' ? [[place, text]] : [];
  });
}

/** Lists the texts of the portal itself. */
function ownTexts({
  attendee: _,
  attendeeScreens: __,
  translateMessage: ___,
  ...topics
}: typeof english) {
  return textsIn(topics);
}

/** True if the text has words or units besides the parameters. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\bx\b/g, ''));

it('has every text in Spanish', () => {
  const inSpanish = new Map(ownTexts(spanish));
  const same = ownTexts(english).filter(
    ([place, text]) => inSpanish.get(place) === text && hasWords(text),
  );
  expect(same.filter(([, text]) => !sameInBoth.includes(text))).toEqual([]);
  const unused = sameInBoth.filter((text) => !same.some(([, other]) => other === text));
  expect(unused).toEqual([]);
});

it('has no words of the other language', () => {
  const englishWords =
    /\b(the|and|of|with|your|you|for|from|this|is|are|to|was|on|in|by|at|not)\b/i;
  const spanishWords = /\b(el|la|los|las|una|un|del|que|para|con|por|tu|su|y)\b/i;
  const mixed = [
    ...ownTexts(spanish).filter(([, text]) => englishWords.test(text)),
    ...ownTexts(english).filter(([, text]) => spanishWords.test(text)),
  ];
  expect(mixed).toEqual([]);
});

it('contracts “a el” and “de el” before a time that begins with a date', () => {
  expect(
    ownTexts(spanish).filter(([, text]) => /(?<!\p{L})(?:a|de) el(?!\p{L})/iu.test(text)),
  ).toEqual([]);
});
