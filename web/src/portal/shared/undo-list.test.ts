import { type UndoableAction } from '@wine-walk/common/api/desk.ts';
import { expect, it } from 'vitest';
import { undoLabel, undoPaymentText } from './undo-list.tsx';

const done: UndoableAction = {
  action: 'admit',
  ids: ['a'],
  people: ['Maya Reyes'],
  subjects: ['Vino'],
  taken: null,
  happenedAt: '2026-11-20T22:41:00.000Z',
  undoUntil: '2026-11-20T22:46:00.000Z',
};

it.each([
  [{}, 'Maya Reyes is in'],
  [{ people: ['Maya Reyes', 'Otto Lind'] }, 'Maya Reyes, Otto Lind are in'],
  [{ action: 'redeem', people: [], subjects: ['First Pour'] }, 'First Pour handed over'],
  [{ action: 'confirm' }, 'Vino confirmed for Maya Reyes'],
  [{ action: 'refuse', people: [] }, 'Vino refused for Someone'],
  [{ action: 'check-in' }, 'Maya Reyes checked in at Vino'],
  [
    { action: 'enter-card', subjects: ['Vino', 'Cask', 'Loom', 'Oak'] },
    'Card of Maya Reyes: 4 businesses',
  ],
] as const)('returns the label of %j: %j', (changes, label) => {
  expect(undoLabel({ ...done, ...changes } as UndoableAction)).toBe(label);
});

it('returns the payment to give back, by its method', () => {
  expect(undoPaymentText(done)).toBeNull();
  const taken = { amountCents: 7000, currency: 'USD' };
  expect(undoPaymentText({ ...done, taken: { ...taken, method: 'cash' } })).toBe(
    '$70 was collected. Undo removes it from your till, so give it back.',
  );
  expect(undoPaymentText({ ...done, taken: { ...taken, method: 'card' } })).toBe(
    '$70 was paid by card. Undo removes it from your till, so refund it at the terminal.',
  );
});
