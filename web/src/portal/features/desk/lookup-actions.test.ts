import { ticketType } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it } from 'vitest';
import { deskPerson, emptyLookup } from '../../../support/portal/sample-lookup.ts';
import { lookupActions } from './lookup-actions.ts';
import { type LookupResult, toLookupResultView } from './lookup-result-view.ts';

const ada = { ...deskPerson, submissionId: 'ADA1', fullName: 'Ada Lund', ticketId: null };
const refused = (
  reason: LookupResult['reason'],
  more: Partial<LookupResult> = {},
): LookupResult => ({
  ...emptyLookup,
  answer: 'refused',
  reason,
  lookedUp: '12345678',
  reward: { code: '12345678', name: 'First Pour' },
  ...more,
});
const labels = (result: LookupResult) => lookupActions(result).map(({ label }) => label);

describe('lookupActions of a guest', () => {
  it('offers a guest to sign here, or on paper', () => {
    const result = refused(null, { answer: 'welcome', people: [{ ...ada, mustSign: true }] });
    expect(labels({ ...result, reward: null }).slice(0, 2)).toEqual([
      'Ada signs here',
      'Waiver signed on paper, ID seen, hand over the glass',
    ]);
  });
});

describe('lookupActions of ticket types', () => {
  const ticketTypes = [
    ticketType({ id: 'regular', includesDrinks: true, color: 'yellow' }),
    ticketType({ id: 'driver', includesDrinks: false, color: 'orange' }),
  ];
  const driver = { ...ada, typeId: 'driver' };
  const otto = { ...ada, submissionId: 'OTTO', fullName: 'Otto Lund', typeId: 'regular' };
  const welcome = (people: LookupResult['people']) => {
    const result = refused(null, { answer: 'welcome', reward: null, people });
    return { ...result, event: { ...result.event, ticketTypes } };
  };

  it('names the band and hands a designated driver no glass', () => {
    expect(labels(welcome([driver]))).toEqual(['ID seen, orange band, no glass']);
    expect(labels(welcome([otto]))).toEqual(['ID seen, yellow band, hand over the glass']);
  });

  it('counts the bands and the glasses of a party', () => {
    const people = [driver, otto, { ...otto, submissionId: 'IDA' }];
    expect(labels(welcome(people))).toEqual([
      'ID seen, orange band, 2 yellow bands, hand over 2 glasses',
      'Only Ada now: ID seen, orange band, no glass',
    ]);
  });
});

describe('lookupActions of an order', () => {
  const missing = [
    { ticketId: 'WW-2', typeId: null, holderName: 'Nora Lund', source: null, owes: false },
    { ticketId: 'WW-3', typeId: null, holderName: null, source: null, owes: false },
  ];

  it('lets in the whole order, or registers each of the tickets that no one has registered with', () => {
    const result = refused(null, { answer: 'welcome', people: [ada], missing });
    expect(labels(result)[1]).toBe('All 3: Waiver signed on paper, ID seen, hand over 3 glasses');
    expect(lookupActions(result).slice(2)).toEqual([
      { kind: 'register', label: 'Register Nora Lund\u00a0· WW-2', people: [], ticketId: 'WW-2' },
      { kind: 'register', label: 'Register WW-3', people: [], ticketId: 'WW-3' },
    ]);
    expect(labels({ ...result, offline: '2026-11-20T22:00:00.000Z' })).toHaveLength(2);
  });

  it('says that the holder of a ticket who comes in alone has signed on paper', () => {
    const tickets = [{ ...missing[0], holderName: 'Nora Lund', ticketId: 'WW-2' }];
    const result = refused(null, { answer: 'register', people: [], tickets, missing } as object);
    expect(labels(result)[1]).toBe(
      'Only Nora now: Waiver signed on paper, ID seen, hand over the glass',
    );
  });

  it('lets in the rest of an order whose scanned ticket is used', () => {
    const used = refused('used', { reward: null, people: [ada], missing });
    expect(labels(used)[0]).toBe(
      'The other 2: Waiver signed on paper, ID seen, hand over 2 glasses',
    );
    expect(lookupActions(used)[0]).toMatchObject({
      people: [],
      newcomers: [{ person: { ticketId: 'WW-2' } }, { person: { ticketId: 'WW-3' } }],
    });
  });

  it('takes the price of a ticket that owes with the admission, or after the registration', () => {
    const owed = { ticketId: 'WW-4', typeId: null, holderName: null, source: null, owes: true };
    const result = refused(null, { answer: 'register', people: [], tickets: [owed] });
    expect(labels(result)).toEqual([
      'Paid $35, waiver signed on paper, ID seen, hand over the glass',
      'Someone else has this ticket',
      'Register and take the payment',
    ]);
  });

  it('registers the holder of a free ticket without a payment', () => {
    const owed = { ticketId: 'WW-4', typeId: 'driver', holderName: null, source: null, owes: true };
    const result = refused(null, { answer: 'register', people: [], tickets: [owed] });
    const event = { ...result.event, ticketTypes: [ticketType({ priceCents: 0 })] };
    expect(labels({ ...result, event }).at(-1)).toBe('Register and let in');
    expect(toLookupResultView({ ...result, event }).title).toBe('Not registered yet');
  });

  it('lets in the others of an unused ticket’s order', () => {
    const result = refused(null, { answer: 'register', people: [ada] });
    expect(labels(result)).toEqual(['Register and let in', 'Ada: ID seen, hand over the glass']);
  });
});

describe('lookupActions of a refusal', () => {
  it('takes the payment of a person who arrived without having paid', () => {
    const people = [{ ...ada, state: 'walking' as const, isVerified: false }];
    const [first] = lookupActions(refused('used', { reward: null, people }));
    expect(first).toMatchObject({ label: 'Take $35 cash', kind: 'admit', isPaymentOnly: true });
    const offline = '2026-11-20T22:00:00.000Z';
    expect(labels(refused('used', { reward: null, people, offline }))).toEqual([]);
  });

  it('settles a person who arrived before their ticket was free, for their rewards', () => {
    const people = [{ ...ada, state: 'arrived' as const, isVerified: false, typeId: 'driver' }];
    const result = refused('used', { reward: null, people });
    const ticketTypes = [ticketType({ priceCents: 0 })];
    const [first] = lookupActions({ ...result, event: { ...result.event, ticketTypes } });
    expect(first).toMatchObject({ label: 'Record the free ticket', isPaymentOnly: true });
    expect(first).not.toHaveProperty('payment');
  });

  it('offers to sell a ticket and to open the registration', () => {
    expect(labels(refused('used', { reward: null, people: [ada] }))).toEqual([
      'Look Ada up',
      'Sell a ticket at the desk\u00a0· $35',
    ]);
    expect(labels(refused('unknown', { reward: null }))).toEqual([
      'Sell a ticket at the desk\u00a0· $35',
    ]);
  });

  it.each(['reward-claimed', 'reward-locked', 'out-of-stock', 'code-expired'] as const)(
    'offers no ticket for a reward: %s',
    (reason) => {
      expect(labels(refused(reason))).toEqual([]);
      expect(labels(refused(reason, { reward: null }))).toEqual([]);
    },
  );

  it('offers the payment for a reward of an unpaid person', () => {
    const unpaid = { ...ada, isVerified: false };
    expect(labels(refused('not-paid', { people: [unpaid] }))).toEqual([
      'Take Ada’s payment',
      'Look Ada up',
    ]);
    expect(labels(refused('cancelled', { people: [unpaid] }))).toEqual(['Look Ada up']);
  });

  it('offers only offline actions when offline', () => {
    const offline = '2026-11-20T22:41:00.000Z';
    expect(labels(refused('used', { reward: null, people: [ada], offline }))).toEqual([]);
    expect(labels(refused('unknown', { reward: null, offline }))).toEqual([
      'Sell a ticket at the desk\u00a0· $35',
    ]);
  });
});

describe('lookupActions of people who owe', () => {
  const unpaid = { ...ada, isVerified: false, state: 'cash-due' as const };
  const ben = { ...unpaid, submissionId: 'BEN1', fullName: 'Ben Marsh' };
  const collect = (people: LookupResult['people']) =>
    refused(null, { answer: 'collect', reward: null, people });
  const cash = { method: 'cash', name: 'cash' } as const;

  it('offers one action if the desk takes one payment', () => {
    expect(lookupActions(collect([unpaid]), [cash])[0]).toMatchObject({
      label: 'Paid $35, ID seen, hand over the glass',
      payment: 'cash',
    });
  });

  it('offers the ticket that a person left for the desk first', () => {
    expect(labels(collect([{ ...unpaid, deskTicketId: 'WW-2' }, ben])).slice(0, 2)).toEqual([
      'Use ticket WW-2',
      'Paid $70, ID seen, hand over 2 glasses',
    ]);
    expect(labels(collect([{ ...unpaid, deskTicketId: 'WW-2' }])).at(-1)).toBe(
      'They have another ticket',
    );
  });

  it('offers an action for each payment that the desk takes', () => {
    const payments = [
      cash,
      { method: 'card', name: 'card' },
      { method: 'other', name: 'Venmo' },
    ] as const;
    const admits = lookupActions(collect([unpaid, ben]), payments).filter(
      ({ kind }) => kind === 'admit',
    );
    expect(admits.map(({ label, payment }) => [label, payment])).toEqual([
      ['Paid $70 cash, ID seen, hand over 2 glasses', 'cash'],
      ['Paid $70 by card, ID seen, hand over 2 glasses', 'card'],
      ['Paid $70 Venmo, ID seen, hand over 2 glasses', 'other'],
      ['Only Ada now: Paid $35 cash, ID seen, hand over the glass', 'cash'],
      ['Only Ada now: Paid $35 by card, ID seen, hand over the glass', 'card'],
      ['Only Ada now: Paid $35 Venmo, ID seen, hand over the glass', 'other'],
    ]);
  });
});
