import { apiEndpoints } from '@wine-walk/common/api/api.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { describe, expect, it } from 'vitest';
import { english as deviceEnglish } from './en/device.ts';
import { enTexts as plainEnglish } from './en/landing.ts';
import { english as scannerEnglish } from './en/scanner.ts';
import { english as signInEnglish } from './en/session.ts';
import { spanish as deviceSpanish } from './es/device.ts';
import { spanish as plainSpanish } from './es/landing.ts';
import { spanish as scannerSpanish } from './es/scanner.ts';
import { spanish as signInSpanish } from './es/session.ts';
import { initialTexts, screenTexts } from './text-bundles.ts';

const loadAll = async (language: Language) => ({
  ...(await initialTexts.load(language)),
  ...(await screenTexts.load(language)),
});
const [english, spanish] = await Promise.all([loadAll('en'), loadAll('es')]);

/** Lists every text by its path; a text with parameters is listed as a function. */
function textsIn(catalog: object, where = ''): [string, string][] {
  return Object.entries(catalog).flatMap(([name, text]: [string, unknown]): [string, string][] => {
    const place = `${where}${name}`;
    if (typeof text === 'object' && text !== null) return textsIn(text, `${place}.`);
    return [[place, typeof text === 'string' ? text : `a ${typeof text}`]];
  });
}

/** Excludes server messages, which are used unchanged in English. */
const placesIn = (catalog: object) =>
  textsIn(catalog)
    .filter(([place]) => !place.startsWith('problems.byCode.'))
    .map(([place, text]) => (text === 'a function' ? `${place}()` : place));

describe.each([
  { kind: 'the app’s', inEnglish: english, inSpanish: spanish },
  { kind: 'the device’s', inEnglish: deviceEnglish, inSpanish: deviceSpanish },
  { kind: 'the landing’s', inEnglish: plainEnglish, inSpanish: plainSpanish },
  { kind: 'the sign-in’s', inEnglish: signInEnglish, inSpanish: signInSpanish },
  { kind: 'the scanner’s', inEnglish: scannerEnglish, inSpanish: scannerSpanish },
])('$kind catalogs', ({ inEnglish, inSpanish }) => {
  it('has the same texts in both languages', () => {
    expect(placesIn(inSpanish).toSorted()).toEqual(placesIn(inEnglish).toSorted());
    expect(placesIn(inEnglish).length).toBeGreaterThan(20);
  });

  it('has no empty text', () => {
    const empty = [...textsIn(inEnglish), ...textsIn(inSpanish)].filter(([, text]) => !text.trim());
    expect(empty).toEqual([]);
  });
});

it('labels the categories by the words of the specification, a bar as Bar/Pub', () => {
  expect(english.businesses.categories).toEqual({
    restaurant: 'Restaurant',
    bar: 'Bar/Pub',
    wine_bar: 'Wine Bar',
    retail: 'Retail',
    art_gallery: 'Art Gallery',
    antiques: 'Antiques',
    services: 'Services',
    entertainment: 'Entertainment',
  });
});

it('translates every app text except names and numbers', () => {
  const inSpanish = new Map(textsIn(spanish));
  const sentences = textsIn(english).filter(([, text]) => text.split(' ').length > 3);
  expect(sentences.filter(([place, text]) => inSpanish.get(place) === text)).toEqual([]);
});

it.each([
  ['English', english],
  ['Spanish', spanish],
])('has %s texts for every problem that attendees can get', (_, { problems }) => {
  const forAttendees = Object.values(apiEndpoints).filter(
    ({ path }) => !path.startsWith('/api/admin/'),
  );
  const codes = new Set(forAttendees.flatMap((call): readonly string[] => call.problems));
  expect(codes.size).toBeGreaterThan(10);
  const messages = problems.byCode as Record<string, string | undefined>;
  expect([...codes].filter((code) => !messages[code])).toEqual([]);
});
