import { expect, it } from 'vitest';
import { emptyTillColumn } from '../../model/desk.ts';
import { addToTill, expectedTillCents, newTill, tillColumnOf } from './till.ts';

it('opens a till with its float and without payments or a count', () => {
  const opened = {
    eventId: 'autumn',
    staffId: 'ana',
    staffName: 'Ana',
    currency: 'USD',
    openingFloatCents: 5000,
    openedAt: '2026-11-21T18:00:00.000Z',
  };
  const noPayments = { salesCents: 0, salesCount: 0, refundsCents: 0 };
  expect(newTill(opened)).toEqual({
    ...opened,
    ...noPayments,
    card: noPayments,
    other: noPayments,
    handedOverCents: 0,
    closedAt: null,
    closedBy: null,
    countedCents: null,
    countedCardCents: null,
    explanation: '',
  });
});

it('expects float and sales minus refunds and transfers in a till', () => {
  const till = {
    openingFloatCents: 5000,
    salesCents: 7000,
    refundsCents: 3500,
    handedOverCents: 2000,
  };
  expect(expectedTillCents(till)).toBe(6500);
});

it('adds a payment to the column of its method only', () => {
  const till = {
    ...emptyTillColumn,
    salesCents: 7000,
    card: { ...emptyTillColumn, salesCents: 3500, salesCount: 1 },
    other: emptyTillColumn,
  };
  expect(addToTill(till, 'cash', { refundsCents: 3500 })).toEqual({
    salesCents: 7000,
    salesCount: 0,
    refundsCents: 3500,
  });
  const fields = addToTill(till, 'card', { salesCents: 3500, salesCount: 1 });
  expect(fields).toEqual({ card: { salesCents: 7000, salesCount: 2, refundsCents: 0 } });
  expect(tillColumnOf({ ...till, ...fields }, 'card').salesCents).toBe(7000);
});
