import { type RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { describe, expect, it } from 'vitest';
import { decideAdmission } from './admission-decision.ts';

const at = '2026-11-20T21:05:00.000Z';
const payment = { amountCents: 3500, currency: 'USD', method: 'cash', takenAt: at };
const of = (id: string, changes: object = {}) =>
  ({
    id,
    eventId: 'autumn',
    fullName: `${id} Reyes`,
    submittedAt: '2026-11-20T18:00:00.000Z',
    status: 'active',
    isVerified: true,
    payment: null,
    arrivedAt: null,
    arrivedBy: null,
    ...changes,
  }) as RegistrationDocument & { id: string };
const now = Date.parse('2026-11-20T21:10:00.000Z');
const inPerson = {
  source: 'desk' as const,
  takesPayment: false,
  isIdSeen: true,
  doneAt: null,
  now,
};
const due = { isVerified: false };
const came = { arrivedAt: at, arrivedBy: 'Theo' };

describe('at the entrance', () => {
  it('whoever has paid arrives, and pays nothing', () => {
    const decided = decideAdmission([of('Maya'), of('Rosa')], { ...inPerson, takesPayment: true });
    expect(decided).toEqual({ arriving: ['Maya', 'Rosa'], paying: [], doubts: {} });
  });

  it('whoever owes cash pays and arrives where it is taken, and is refused where not', () => {
    const party = [of('Maya'), of('Otto', due)];
    expect(decideAdmission(party, { ...inPerson, takesPayment: true })).toEqual({
      arriving: ['Maya', 'Otto'],
      paying: ['Otto'],
      doubts: {},
    });
    expect(decideAdmission(party, inPerson)).toMatchObject({
      problem: 'not-paid',
      message: 'Otto Reyes has not paid yet. Take the cash first.',
    });
  });

  it('cash is taken once: a payment that is there is not paid again', () => {
    const paid = [of('Otto', { ...due, payment })];
    expect(decideAdmission(paid, { ...inPerson, takesPayment: true })).toMatchObject({
      problem: 'not-paid',
    });
  });

  it('whose ID was not seen pays and does not arrive', () => {
    const sent = { ...inPerson, takesPayment: true, isIdSeen: false };
    const decided = { arriving: [], paying: ['Otto'], doubts: {} };
    expect(decideAdmission([of('Otto', due)], sent)).toEqual(decided);
    // Who came in without paying pays later, all the same.
    expect(decideAdmission([of('Otto', { ...due, ...came })], sent)).toEqual(decided);
  });

  it.each([
    ['came in already', came, 'already-arrived', 'Maya Reyes came in already, by Theo.'],
    [
      'was cancelled',
      { status: 'cancelled' },
      'registration-cancelled',
      'The registration of Maya Reyes was cancelled.',
    ],
  ])('whoever %s is refused by name', (_what, changes, code, message) => {
    expect(decideAdmission([of('Maya', changes)], inPerson)).toEqual({ problem: code, message });
  });

  it('whoever was admitted and owes cash is shown as admitted where their ID is checked again', () => {
    const again = [of('Otto', { ...due, ...came })];
    const sent = { ...inPerson, takesPayment: true };
    expect(decideAdmission(again, sent)).toMatchObject({ problem: 'already-arrived' });
  });

  it('the first of a party says which event it is: whoever is of another one is refused', () => {
    expect(decideAdmission([of('Maya'), of('Ada', { eventId: 'spring' })], inPerson)).toEqual({
      problem: 'wrong-event',
      message: 'Ada Reyes is registered for another event.',
    });
  });
});

describe('what a door list says', () => {
  const onPaper = { ...inPerson, source: 'paper' as const, doneAt: Date.parse(at) };

  it('stands with what speaks against it; who is in already stays so, however often it is entered', () => {
    const list = [
      of('Maya', came),
      of('Otto', due),
      of('Rosa'),
      of('Ada', { status: 'cancelled' }),
      of('Ida', { status: 'cancelled', ...came }),
    ];
    expect(decideAdmission(list, onPaper)).toEqual({
      arriving: ['Otto', 'Rosa', 'Ada'],
      paying: [],
      doubts: { Otto: 'not-paid', Ada: 'registration-cancelled' },
    });
  });

  it('is not doubted for its time, which nobody wrote down', () => {
    const early = { ...onPaper, doneAt: Date.parse('2026-11-18T12:00:00.000Z') };
    expect(decideAdmission([of('Maya')], early)).toMatchObject({ arriving: ['Maya'], doubts: {} });
  });
});

describe('what was done without a connection', () => {
  it('stands, and what speaks against it is noted for each', () => {
    const party = [of('Maya', came), of('Otto', due), of('Rosa')];
    expect(decideAdmission(party, { ...inPerson, doneAt: Date.parse(at) })).toEqual({
      arriving: ['Otto', 'Rosa'],
      paying: [],
      doubts: { Maya: 'already-arrived', Otto: 'not-paid' },
    });
  });
});
