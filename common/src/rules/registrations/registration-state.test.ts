import { describe, expect, it } from 'vitest';
import { decideEntry } from '../desk/decide-scan.ts';
import { deriveRegistrationState, deskStep, newRegistrationFields } from './registration-state.ts';

const at = '2026-11-20T22:00:00.000Z';
const payment = {
  amountCents: 3500,
  currency: 'USD',
  method: 'cash' as const,
  takenAt: at,
  takenBy: 'staff-desk',
  tillId: 't',
};

describe('deriveRegistrationState', () => {
  it.each([
    ['cash-due', {}],
    ['verified', { isVerified: true }],
    ['paid', { isVerified: true, payment }],
    ['arrived', { isVerified: true, payment, arrivedAt: at }],
    ['walking', { isVerified: true, arrivedAt: at, firstVisitAt: at }],
    ['walking-not-arrived', { isVerified: true, firstVisitAt: at }],
    ['cancelled', { isVerified: true, firstVisitAt: at, status: 'cancelled' as const }],
  ])('returns %s', (state, changes) => {
    const made = { ...newRegistrationFields('Ada', false), isVerified: false };
    expect(deriveRegistrationState({ ...made, ...changes })).toBe(state);
  });

  it('returns the first state by the ticket', () => {
    expect(newRegistrationFields('Ada', true).state).toBe('verified');
    expect(newRegistrationFields('Ada', false).state).toBe('cash-due');
  });
});

describe('deskStep', () => {
  it.each([
    ['pay', { state: 'cash-due', isVerified: false, arrivedAt: null }],
    ['pay', { state: 'walking-not-arrived', isVerified: false, arrivedAt: null }],
    ['pick-up', { state: 'verified', isVerified: true, arrivedAt: null }],
    ['pick-up', { state: 'paid', isVerified: true, arrivedAt: null }],
    ['pick-up', { state: 'walking-not-arrived', isVerified: true, arrivedAt: null }],
    ['done', { state: 'walking', isVerified: true, arrivedAt: at }],
    ['cancelled', { state: 'cancelled', isVerified: true, arrivedAt: at }],
  ] as const)('returns %s for %o', (step, facts) => {
    expect(deskStep(facts)).toBe(step);
  });

  it.each([
    ['pay', 'collect', {}],
    ['pay', 'collect', { firstVisitAt: at }],
    ['pick-up', 'welcome', { isVerified: true, firstVisitAt: at }],
    ['done', 'refused', { isVerified: true, firstVisitAt: at, arrivedAt: at }],
    ['cancelled', 'refused', { isVerified: true, status: 'cancelled' as const }],
  ])('returns %s if the desk answers %s, for %o', (step, answer, changes) => {
    const facts = { ...newRegistrationFields('Ada', false), isVerified: false, ...changes };
    expect(deskStep({ ...facts, state: deriveRegistrationState(facts) })).toBe(step);
    expect(decideEntry({ ...facts, eventId: 'autumn' }, 'autumn').answer).toBe(answer);
  });
});
