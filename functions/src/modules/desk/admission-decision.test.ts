import { problem } from '@wine-walk/common/api/contract/problems.ts';
import { type RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { describe, expect, it } from 'vitest';
import { decideAdmission, decideByPrices } from './admission-decision.ts';

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
    liabilityWaiver: true,
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
  isReleaseSigned: false,
  doneAt: null,
  staffName: 'Ana',
  now,
};
const due = { isVerified: false };
const came = { arrivedAt: at, arrivedBy: 'Theo' };

describe('decideAdmission at the entrance', () => {
  it('admits a paid person without another payment', () => {
    const decided = decideAdmission([of('Maya'), of('Rosa')], { ...inPerson, takesPayment: true });
    expect(decided).toEqual({
      arriving: ['Maya', 'Rosa'],
      paying: [],
      payingTwice: [],
      conflicts: {},
      implausibleTimes: {},
    });
  });

  it('admits an unpaid person who pays and rejects one who does not', () => {
    const party = [of('Maya'), of('Otto', due)];
    expect(decideAdmission(party, { ...inPerson, takesPayment: true })).toEqual({
      arriving: ['Maya', 'Otto'],
      paying: ['Otto'],
      payingTwice: [],
      conflicts: {},
      implausibleTimes: {},
    });
    expect(decideAdmission(party, inPerson)).toEqual(problem('not-paid', { name: 'Otto Reyes' }));
  });

  it('rejects a guest until they signed the release', () => {
    const guest = [of('Noor', { liabilityWaiver: false })];
    expect(decideAdmission(guest, inPerson)).toMatchObject({ problem: 'release-unsigned' });
    const signed = decideAdmission(guest, { ...inPerson, isReleaseSigned: true });
    expect(signed).toMatchObject({ arriving: ['Noor'] });
    const paper = decideAdmission(guest, { ...inPerson, source: 'paper' });
    expect(paper).toMatchObject({ arriving: ['Noor'], conflicts: {} });
  });

  it('does not take cash again if a payment exists', () => {
    const paid = [of('Otto', { ...due, payment })];
    expect(decideAdmission(paid, { ...inPerson, takesPayment: true })).toMatchObject({
      problem: 'not-paid',
    });
  });

  it('takes the payment without an arrival if no ID was checked', () => {
    const sent = { ...inPerson, takesPayment: true, isIdSeen: false };
    const decided = {
      arriving: [],
      paying: ['Otto'],
      payingTwice: [],
      conflicts: {},
      implausibleTimes: {},
    };
    expect(decideAdmission([of('Otto', due)], sent)).toEqual(decided);
    // A person admitted without payment may pay later.
    expect(decideAdmission([of('Otto', { ...due, ...came })], sent)).toEqual(decided);
  });

  it.each([
    ['came in already', came, problem('already-arrived', { name: 'Maya Reyes', by: 'Theo' })],
    [
      'was cancelled',
      { status: 'cancelled' },
      problem('registration-cancelled', { name: 'Maya Reyes' }),
    ],
  ])('rejects with the name a person who %s', (_what, changes, refusal) => {
    expect(decideAdmission([of('Maya', changes)], inPerson)).toEqual(refusal);
  });

  it('rejects an admitted person who owes cash when the ID is checked again', () => {
    const again = [of('Otto', { ...due, ...came })];
    const sent = { ...inPerson, takesPayment: true };
    expect(decideAdmission(again, sent)).toMatchObject({ problem: 'already-arrived' });
  });

  it('rejects a person of another event than the first of the party', () => {
    expect(decideAdmission([of('Maya'), of('Ada', { eventId: 'spring' })], inPerson)).toEqual(
      problem('wrong-event', { name: 'Ada Reyes' }),
    );
  });
});

describe('decideAdmission with a payment by a person who owes nothing', () => {
  const offline = { ...inPerson, takesPayment: true, doneAt: Date.parse(at) };

  it.each([
    ['offline', offline],
    ['online', { ...inPerson, takesPayment: true }],
    ['on a door list', { ...offline, source: 'paper' as const }],
  ])('counts the payment as paid twice when taken %s', (_where, sent) => {
    expect(decideAdmission([of('Maya')], sent)).toMatchObject({
      payingTwice: ['Maya'],
      paying: [],
    });
  });

  it('follows the amounts of the request in a party', () => {
    const party = [of('Maya'), of('Rosa'), of('Otto', due), of('Ida', due)];
    const takenCents = { Maya: 3500, Otto: 3500 };
    expect(decideAdmission(party, { ...offline, takenCents })).toMatchObject({
      paying: ['Otto'],
      payingTwice: ['Maya'],
      conflicts: { Ida: 'not-paid' },
    });
  });

  it('does not count a door list again', () => {
    const paper = { ...offline, source: 'paper' as const };
    const paidHere = { payment: { ...payment, takenBy: 'Ana' } };
    const known = [of('Maya', came), of('Otto', paidHere)];
    expect(decideAdmission(known, paper)).toMatchObject({ payingTwice: [] });
    const paidElsewhere = of('Otto', { payment: { ...payment, takenBy: 'Theo' } });
    expect(decideAdmission([paidElsewhere], paper)).toMatchObject({ payingTwice: ['Otto'] });
  });
});

describe('decideAdmission for a door list', () => {
  const onPaper = { ...inPerson, source: 'paper' as const, doneAt: Date.parse(at) };

  it('admits despite conflicts, which it reports, and leaves earlier arrivals unchanged', () => {
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
      payingTwice: [],
      conflicts: { Otto: 'not-paid', Ada: 'registration-cancelled' },
      implausibleTimes: {},
    });
  });

  it('reports no conflict about the time, which a door list does not contain', () => {
    const early = { ...onPaper, doneAt: Date.parse('2026-11-18T12:00:00.000Z') };
    expect(decideAdmission([of('Maya')], early)).toEqual({
      arriving: ['Maya'],
      paying: [],
      payingTwice: [],
      conflicts: {},
      implausibleTimes: {},
    });
  });
});

describe('decideAdmission for an offline action', () => {
  it('admits despite conflicts, which it reports per person', () => {
    const party = [of('Maya', came), of('Otto', due), of('Rosa')];
    expect(decideAdmission(party, { ...inPerson, doneAt: Date.parse(at) })).toEqual({
      arriving: ['Otto', 'Rosa'],
      paying: [],
      payingTwice: [],
      conflicts: { Maya: 'already-arrived', Otto: 'not-paid' },
      implausibleTimes: {},
    });
  });
});

describe('decideByPrices for an offline action before the registration', () => {
  const early = { ...inPerson, doneAt: Date.parse('2026-11-20T17:00:00.000Z') };
  const decide = (
    registration: object,
    { priceCents, takenCents }: { priceCents: number; takenCents?: number },
  ) => {
    const amounts: Record<string, number> = takenCents === undefined ? {} : { Otto: takenCents };
    const sent = takenCents === undefined ? {} : { takesPayment: true, takenCents: amounts };
    const decided = decideAdmission([of('Otto', registration)], { ...early, ...sent });
    if ('problem' in decided) throw new Error(decided.problem);
    return decideByPrices(decided, { amounts, priceOf: () => priceCents });
  };

  it.each([
    ['a paid ticket', {}, { priceCents: 3500 }, []],
    ['a ticket that is paid', due, { priceCents: 3500, takenCents: 3500 }, ['Otto']],
    ['a free ticket', due, { priceCents: 0 }, ['Otto']],
    ['a free ticket that is sold', due, { priceCents: 0, takenCents: 0 }, ['Otto']],
  ])('reports the implausible time of an arrival with %s', (_ticket, facts, prices, paying) => {
    expect(decide(facts, prices)).toMatchObject({
      arriving: ['Otto'],
      paying,
      conflicts: { Otto: 'implausible-time' },
    });
  });

  it.each([
    ['takes nothing', { priceCents: 3500 }],
    ['takes an amount of 0', { priceCents: 3500, takenCents: 0 }],
  ])('reports as not paid an arrival for which the desk %s', (_what, prices) => {
    expect(decide(due, prices)).toMatchObject({
      arriving: ['Otto'],
      paying: [],
      conflicts: { Otto: 'not-paid' },
    });
  });
});
