import { expect, it } from 'vitest';
import { ownTill } from '../../../support/portal/sample-till.ts';
import { differenceText, movementsText } from './tills-card.tsx';

const counted = (countedCents: number) => differenceText({ ...ownTill, countedCents });

it('returns how much a count is below or above the expected cash', () => {
  expect(differenceText(ownTill)).toBe('');
  expect([counted(5000), counted(4950), counted(5700)]).toEqual(['', '$0.50 less', '$7 more']);
});

it('lists only the movements of a till that occurred', () => {
  expect(movementsText(ownTill)).toBe('Float $50, 0 sales $0');
  const sold = { ...ownTill, salesCount: 1, salesCents: 3500 };
  expect(movementsText({ ...sold, refundsCents: 3500, handedOverCents: 2000 })).toBe(
    'Float $50, 1 sale $35, refunded $35, handed over $20',
  );
  expect(movementsText({ ...sold, handedOverCents: -2000 })).toBe(
    'Float $50, 1 sale $35, received $20',
  );
});
