import { expect, it } from 'vitest';
import { ownTill } from '../../../support/portal/sample-till.ts';
import { tillDifferenceText } from './till-difference.ts';

const counted = (countedCents: number) => tillDifferenceText({ ...ownTill, countedCents });

it('returns how much a count is below or above the expected cash', () => {
  expect(tillDifferenceText(ownTill)).toBe('');
  expect([counted(5000), counted(4950), counted(5700)]).toEqual(['', '$0.50 less', '$7 more']);
});

it('adds the difference of the terminal if its total was entered', () => {
  const card = { salesCents: 7000, salesCount: 2, refundsCents: 3500 };
  const till = { ...ownTill, card, countedCents: 4900 };
  expect(tillDifferenceText(till)).toBe('$1 less');
  expect(tillDifferenceText({ ...till, countedCardCents: 7000 })).toBe('$1 less, card $35 more');
});
