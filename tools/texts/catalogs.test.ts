import type { MessageCatalog } from '@wine-walk/common/lib/texts/compile-catalog.ts';
import { languages } from '@wine-walk/common/model/languages.ts';
import { describe, expect, it } from 'vitest';
import { organizationFacts } from '../boundaries/lint-plugin.ts';
import { allTopics, readCatalog } from './catalogs.ts';

/** Messages that are the same in both languages: names, codes, units and a few words. */
const sameInBoth = [
  '#WineWalk',
  'Admin',
  'Alcohol',
  'App',
  'Ash Hollow Farm',
  'Bar/Pub',
  'CSV',
  'CSV: {table}',
  'Cabernet Franc 2023',
  'Error',
  'Hashtag',
  'ID',
  'Logo',
  'No',
  'OK',
  'OK: {action}',
  'PIN',
  'Portal',
  'SHA-256 {sha256}',
  'Taxi',
  'Total',
  'WC',
  'WW2024-001234',
  'Zoom',
  'https://',
  'no',
  '{count} KB',
  '{count} MB',
  '{count} min',
  '{minutes} min',
];

/** Lists the messages of a catalog by path. */
const messagesIn = (entry: string | MessageCatalog, path: string): [string, string][] =>
  typeof entry === 'string'
    ? [[path, entry]]
    : Object.entries(entry).flatMap(([name, inner]) => messagesIn(inner, `${path}.${name}`));

const messagesOf = (language: string) =>
  allTopics().flatMap((topic) => messagesIn(readCatalog(topic, language), topic));

/** Returns the words of a message, without its arguments, tags and selectors. */
const wordsOf = (message: string) =>
  message
    .replaceAll(/\{\w+(?:, (?:plural|select|selectordinal),|\})/g, ' ')
    .replaceAll(/<\/?\w+>/g, ' ')
    .replaceAll(/[\w=]+ \{/g, ' ');

it('has every text in Spanish', () => {
  const spanish = new Map(messagesOf('es'));
  expect(messagesOf('en').filter(([path]) => !spanish.get(path))).toEqual([]);
  const same = messagesOf('en')
    .filter(([path, text]) => spanish.get(path) === text && /\p{L}{2}/u.test(wordsOf(text)))
    .map(([, text]) => text);
  expect([...new Set(same)].sort()).toEqual(sameInBoth);
});

it('has no words of the other language', () => {
  const englishWords =
    /\b(the|and|of|with|your|you|for|from|this|is|are|to|was|on|in|by|at|not)\b/i;
  const spanishWords = /\b(el|la|los|las|una|un|del|que|para|con|por|tu|su|y)\b/i;
  const mixed = [
    ...messagesOf('es').filter(([, text]) => englishWords.test(wordsOf(text))),
    ...messagesOf('en').filter(([, text]) => spanishWords.test(wordsOf(text))),
  ];
  expect(mixed).toEqual([]);
});

it('contracts “a el” and “de el” before a time that begins with a date', () => {
  const uncontracted = /(?<!\p{L})(?:a|de) (?:el(?!\p{L})|<theTime>)/iu;
  expect(messagesOf('es').filter(([, text]) => uncontracted.test(text))).toEqual([]);
});

/** Words that a translation has if the English text has them. */
const words = [
  { english: /(?<!to )\bstops?\b(?! (?:these )?emails)/i, es: /parada/i, fr: /étape/i },
  { english: /\bstamp(?:s|ed)?\b/i, es: /sell/i, fr: /tampon/i },
  { english: /\brewards?\b/i, es: /premio/i, fr: /récompense/i },
];

it.each(['es', 'fr'] as const)('translates stop, stamp and reward everywhere: %s', (language) => {
  const translated = new Map(messagesOf(language));
  const ofAttendees = messagesOf('en').filter(([path]) =>
    /^[\w-]+\.(?:attendee|mail)\./.test(path),
  );
  const others = ofAttendees.flatMap(([path, text]) => {
    const translation = wordsOf(translated.get(path) ?? '');
    const isOther = words.some(
      (word) => word.english.test(wordsOf(text)) && !word[language].test(translation),
    );
    return translation.trim() && isOther ? [`${path}: ${translation}`] : [];
  });
  // “Récompenses” is wider than a place of the navigation on a phone.
  expect(others).toEqual(language === 'fr' ? ['shell.attendee.rewards: Primes'] : []);
});

it.each(['en', 'es'])('names the grades in results as people chose them, in %s', (language) => {
  const texts = new Map(messagesOf(language));
  for (const [grade, column] of [
    [1, 'bad'],
    [2, 'fair'],
    [3, 'good'],
  ] as const) {
    const label = texts.get(`results.portal.survey.${column}`)?.toLowerCase();
    for (const question of ['evening', 'again'])
      expect(label).toContain(
        texts.get(`feedback.attendee.grades.${question}.${grade}`)?.toLowerCase(),
      );
  }
});

it.each(['en', 'es', 'fr'])(
  'begins the text after a greeting with a capital, in %s',
  (language) => {
    const small = messagesOf(language).filter(([, text]) => /^[^\n]*[,:]\n\n\p{Ll}/u.test(text));
    expect(small).toEqual([]);
  },
);

it.each(['en', 'es', 'fr'])(
  'names the button that sends a survey as it is labeled, in %s',
  (language) => {
    const texts = new Map(messagesOf(language));
    expect(texts.get('confirm-email.attendee.survey.lead')).toContain(
      texts.get('feedback.attendee.send'),
    );
  },
);

it.each(['en', 'es'])('names every language in the record of a person, in %s', (language) => {
  const texts = new Map(messagesOf(language));
  expect(
    languages.filter((code) => !texts.has(`registrations.portal.personalData.codes.${code}`)),
  ).toEqual([]);
});

it.each([
  ['en', /\p{L}'\p{L}|[«»]/u],
  ['es', /\p{L}'\p{L}|[“”]/u],
  // A sign after an ordinary space can begin a line.
  ['fr', /\p{L}'\p{L}|[“”]| [:;!?»]|«(?!\u00A0)|[^\s\u00A0(][!?»](?=\s|$)/u],
] as const)('has the apostrophes, quotes and spaces of the language: %s', (language, wrong) => {
  expect(messagesOf(language).filter(([, text]) => wrong.test(text))).toEqual([]);
});

// Words for which docs/texts.md has another term.
it.each([
  ['en', /\bmails\b|\b(?:a|one|1|this|test) mail\b/i],
  ['es', /recompensa|inscri[bp]|aplicaci[oó]n|(?<!\p{L})cartera/iu],
  // “Lorsque l’app est active” is a label of iPhones.
  ['fr', /promenade|\b(?:une|deux|trois) touches?\b|\bapp\b(?! est active)/i],
] as const)('uses the terms of docs/texts.md: %s', (language, others) => {
  expect(messagesOf(language).filter(([, text]) => others.test(wordsOf(text)))).toEqual([]);
});

/** True if a message states a choice of the organization: its name, place, age or price, or that the desk takes cash. */
function fixesFacts([path, text]: readonly [string, string]): boolean {
  const isOfCash = /cash|\btill/i.test(path) || text.includes('{cash, select,');
  return (
    new RegExp(organizationFacts).test(text) ||
    (!isOfCash && /\b(?:cash|efectivo|espèces)\b/i.test(text))
  );
}

describe('facts of an organization', () => {
  it.each(languages)('finds no fixed fact in the texts: %s', (language) => {
    expect(messagesOf(language).filter(fixesFacts)).toEqual([]);
  });

  it.each([
    'Welcome to the Wine Walk',
    'We meet in the Historic District.',
    'Nos vemos en el distrito histórico.',
    'Confirmo que tengo 21 años.',
    'J’ai 21 ans ou plus.',
    'Please come 15 minutes early.',
    '{name} is $35.',
    '{name} coûte 35\u00A0$.',
    'Bring {price} in cash.',
    'Trae {price} en efectivo.',
    'Apportez {price} en espèces.',
  ])('finds a fixed fact in %j', (text) => {
    expect(fixesFacts(['home.attendee.lead', text])).toBe(true);
  });
});
