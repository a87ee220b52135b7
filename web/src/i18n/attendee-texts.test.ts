import { apiEndpoints } from '@wine-walk/common/api/api.ts';
import { expect, it } from 'vitest';
import { englishTexts, spanishTexts } from '../support/catalog-texts.ts';

it('labels the categories by the words of the specification, a bar as Bar/Pub', () => {
  expect(englishTexts.businesses.categories).toEqual({
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

it.each([
  ['English', englishTexts],
  ['Spanish', spanishTexts],
])('has %s texts for every problem that attendees can get', (_, { problems }) => {
  // The pages of a shop, its counter and the results are in the portal.
  const forAttendees = Object.values(apiEndpoints).filter(
    ({ path }) => !/^\/api\/(?:admin|shop|shop-pages|results)\//.test(path),
  );
  const codes = new Set(forAttendees.flatMap((call): readonly string[] => call.problems));
  expect(codes.size).toBeGreaterThan(10);
  const messages = problems.codes as Record<string, unknown>;
  expect([...codes].filter((code) => !messages[code])).toEqual([]);
});
