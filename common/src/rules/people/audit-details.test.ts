import { expect, it } from 'vitest';
import { withoutPersonValues } from './audit-details.ts';

it('withoutPersonValues replaces values before and after a correction by the names of fields', () => {
  const before = { fullName: 'Maya Reyes', email: 'maya@example.com' };
  const after = { ...before, fullName: 'Maya Reyés' };
  expect(withoutPersonValues('registration.edit', { before, after, endedSessions: true })).toEqual({
    endedSessions: true,
    changed: ['fullName'],
  });
  expect(withoutPersonValues('registration.edit', { changed: ['fullName'] })).toBeUndefined();
});

it.each([
  ['payment.refund', { amountCents: 3500, reason: 'Maya was ill' }, { amountCents: 3500 }],
  ['payment.void', { reason: 'Maya was ill' }, {}],
  [
    'desk.settle-doubt',
    { note: 'Maya came in', kind: 'arrival', reason: 'twice' },
    { kind: 'arrival', reason: 'twice' },
  ],
  ['till.close', { countedCents: 1, explanation: 'Maya' }, { countedCents: 1 }],
])('withoutPersonValues removes the typed text of %s', (action, details, cleaned) => {
  expect(withoutPersonValues(action, details)).toEqual(cleaned);
  expect(withoutPersonValues(action, cleaned)).toBeUndefined();
});

it('withoutPersonValues leaves reasons of other actions', () => {
  expect(withoutPersonValues('check-in.refuse', { reason: 'ask-desk' })).toBeUndefined();
});
