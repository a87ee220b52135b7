import type { DeskChange } from '@wine-walk/common/api/staff/changes.ts';
import { expect, it } from 'vitest';
import { undoLabel, undoPaymentText } from './undo-list.tsx';

const base = {
  id: 'a',
  partIds: ['a'],
  eventId: 'autumn',
  madeBy: 'theo',
  madeAt: '2026-11-20T22:41:00.000Z',
  undoUntil: '2026-11-20T22:46:00.000Z',
};
const admission = { ...base, kind: 'admission' as const, people: ['Maya Reyes'], taken: null };
const checkIn = {
  ...base,
  kind: 'check-in' as const,
  people: ['Maya Reyes'],
  businesses: ['Vino'],
};
const businesses = ['Vino', 'Cask', 'Loom', 'Oak'];

it.each<[DeskChange, string]>([
  [admission, 'Maya Reyes is in'],
  [{ ...admission, people: ['Maya Reyes', 'Otto Lind'] }, 'Maya Reyes, Otto Lind are in'],
  [{ ...base, kind: 'redemption', rewardName: 'First Pour' }, 'First Pour handed over'],
  [{ ...checkIn, change: 'confirm' }, 'Vino confirmed for Maya Reyes'],
  [{ ...checkIn, change: 'refuse', people: [] }, 'Vino refused for Someone'],
  [{ ...checkIn, change: 'check-in' }, 'Maya Reyes checked in at Vino'],
  [{ ...checkIn, businesses, change: 'enter-card' }, 'Card of Maya Reyes: 4 businesses'],
])('returns the label of %j: %j', (change, label) => {
  expect(undoLabel(change)).toBe(label);
});

it('returns the payment to give back, by its method', () => {
  expect(undoPaymentText(admission)).toBeNull();
  const taken = { amountCents: 7000, currency: 'USD' };
  expect(undoPaymentText({ ...admission, taken: { ...taken, method: 'cash' } })).toBe(
    '$70 was collected. Undo removes it from your till, so give it back. They stay registered.',
  );
  expect(undoPaymentText({ ...admission, taken: { ...taken, method: 'card' } })).toBe(
    '$70 was paid by card. Undo removes it from your till, so refund it at the terminal. They stay registered.',
  );
});
