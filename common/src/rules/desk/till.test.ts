import { expect, it } from 'vitest';
import { expectedTillCents } from './till.ts';

it('expects float and sales minus refunds and transfers in a till', () => {
  const till = {
    openingFloatCents: 5000,
    salesCents: 7000,
    refundsCents: 3500,
    handedOverCents: 2000,
  };
  expect(expectedTillCents(till)).toBe(6500);
});
