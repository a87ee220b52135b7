import { expect, it } from 'vitest';
import { ownTill } from '../../../support/portal/sample-till.ts';
import { movementsText } from './tills-card.tsx';

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

it('lists payments by card and by the other method with their name', () => {
  const card = { salesCents: 7000, salesCount: 2, refundsCents: 3500 };
  const other = { salesCents: 3500, salesCount: 1, refundsCents: 0 };
  expect(movementsText({ ...ownTill, card, other }, 'Venmo')).toBe(
    'Float $50, 0 sales $0, card 2 sales $70, refunded $35, Venmo 1 sale $35',
  );
});
