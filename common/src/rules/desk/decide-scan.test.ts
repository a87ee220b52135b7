import { describe, expect, it } from 'vitest';
import { type DeskLookupResult } from '../../model/desk.ts';
import { unlimitedTickets } from '../../model/ticket-counts.ts';
import { at, registration } from '../../support/samples.ts';
import {
  decideEntry,
  decideScan,
  noFacts,
  type ScanFacts,
  toDeskPerson,
  toRegistrationFacts,
} from './decide-scan.ts';
import { parseDeskScan } from './desk-scan.ts';
import { findInSnapshot, toSnapshotEntry, toTicketSnapshotEntry } from './desk-snapshot.ts';

const facts = (id: string, overrides: object = {}) =>
  toRegistrationFacts(registration(id, overrides));
const cashDue = { isVerified: false, ticketId: null };
const arrived = { arrivedAt: at(5), arrivedBy: 'Theo' };
const cancelled = { status: 'cancelled', cancelledAt: at(5), cancelledBy: 'Rosa' };

describe('decideEntry', () => {
  it.each([
    ['paid', {}, { answer: 'welcome' }],
    ['unpaid', cashDue, { answer: 'collect' }],
    [
      'arrived',
      arrived,
      { answer: 'refused', reason: 'used', happenedAt: at(5), happenedBy: 'Theo' },
    ],
    [
      'cancelled',
      cancelled,
      { answer: 'refused', reason: 'cancelled', happenedAt: at(5), happenedBy: 'Rosa' },
    ],
    ['of another event', { eventId: 'spring' }, { reason: 'wrong-event', happenedAt: null }],
  ])('decides the entrance of a person who is %s', (_, overrides, expected) => {
    expect(decideEntry(facts('A1', overrides), 'autumn')).toMatchObject(expected);
  });
});

const none: Omit<ScanFacts, 'scan'> = {
  eventId: 'autumn',
  now: Date.parse(at(60)),
  ...noFacts,
};
const decide = (text: string, known: Partial<ScanFacts> = {}) =>
  decideScan({ ...none, scan: parseDeskScan(text), ...known });

const empty: Omit<DeskLookupResult, 'answer' | 'lookedUp'> = {
  reason: null,
  happenedAt: null,
  happenedBy: null,
  otherEventName: null,
  people: [],
  tickets: [],
  missing: [],
  reward: null,
  ticketId: null,
};
const ticket = (overrides: object = {}) => ({
  id: 'T-9',
  typeId: null,
  eventId: null,
  isRegistered: false,
  holderName: null,
  source: null,
  owes: false,
  ...overrides,
});
const unregistered = (ticketId: string) => ({
  ticketId,
  typeId: null,
  holderName: null,
  source: null,
  owes: false,
});
const code = (overrides: object = {}): ScanFacts['code'] => ({
  isVerifiable: true,
  eventId: 'autumn',
  expiresAt: at(61),
  rewardName: 'Cork',
  claim: null,
  holder: facts('A1'),
  ...overrides,
});
const claim = { happenedAt: at(9), happenedBy: 'Theo' };
const unverifiable = (overrides: object = {}): ScanFacts['code'] => ({
  isVerifiable: false,
  rewardName: 'A reward',
  claim: null,
  ...overrides,
});
const cork = { code: '12345678', name: 'Cork' };
const reward = { code: '12345678', name: 'A reward' };
const person = (id: string, overrides: object = {}) => toDeskPerson(registration(id, overrides));

describe('decideScan', () => {
  it.each<[string, string, Partial<ScanFacts>, Partial<DeskLookupResult>]>([
    [
      'welcomes a paid person by confirmation, with their ticket',
      'A1',
      { registration: facts('A1') },
      { answer: 'welcome', people: [person('A1')], ticketId: 'T-A1' },
    ],
    [
      'welcomes a paid person by ticket',
      'T-9',
      { registration: facts('A1'), ticket: ticket({ isRegistered: true }) },
      { answer: 'welcome', people: [person('A1')], ticketId: 'T-9' },
    ],
    [
      'collects cash from an unpaid person',
      'A1',
      { registration: facts('A1', cashDue) },
      { answer: 'collect', people: [person('A1', cashDue)] },
    ],
    [
      'adds members of the party who can be admitted',
      'A1',
      {
        registration: facts('A1'),
        party: [facts('B2', cashDue), facts('C3', arrived), facts('D4', cancelled)],
      },
      { answer: 'welcome', people: [person('A1'), person('B2', cashDue)], ticketId: 'T-A1' },
    ],
    [
      'lists the tickets of the order that no one has registered with',
      'A1',
      { registration: facts('A1'), missing: [unregistered('T-8')] },
      {
        answer: 'welcome',
        people: [person('A1')],
        missing: [unregistered('T-8')],
        ticketId: 'T-A1',
      },
    ],
    [
      'adds those of the order who can be admitted to an unused ticket',
      'T-9',
      { ticket: ticket(), party: [facts('B2'), facts('C3', arrived)] },
      {
        answer: 'register',
        people: [person('B2')],
        tickets: [unregistered('T-9')],
        ticketId: 'T-9',
      },
    ],
    [
      'refuses a person who has arrived, with the party',
      'A1',
      { registration: facts('A1', arrived), party: [facts('B2')] },
      {
        answer: 'refused',
        reason: 'used',
        happenedAt: at(5),
        happenedBy: 'Theo',
        people: [person('A1', arrived), person('B2')],
        ticketId: 'T-A1',
      },
    ],
    [
      'refuses a cancelled registration',
      'A1',
      { registration: facts('A1', cancelled) },
      {
        answer: 'refused',
        reason: 'cancelled',
        happenedAt: at(5),
        happenedBy: 'Rosa',
        people: [person('A1', cancelled)],
        ticketId: 'T-A1',
      },
    ],
    [
      'refuses a registration of another event by its name, without the person',
      'A1',
      { registration: facts('A1', { eventId: 'spring' }), otherEventName: 'Spring' },
      { answer: 'refused', reason: 'wrong-event', otherEventName: 'Spring' },
    ],
    [
      'refuses a registration of a deleted event',
      'A1',
      { registration: facts('A1', { eventId: 'spring' }) },
      { answer: 'refused', reason: 'wrong-event', otherEventName: null },
    ],
    [
      'registers with an unused ticket for any event',
      'T-9',
      { ticket: ticket() },
      { answer: 'register', ticketId: 'T-9', tickets: [unregistered('T-9')] },
    ],
    [
      'registers with an unused ticket for this event',
      'T-9',
      { ticket: ticket({ eventId: 'autumn' }) },
      { answer: 'register', ticketId: 'T-9', tickets: [unregistered('T-9')] },
    ],
    [
      'refuses an unused ticket for another event',
      'T-9',
      { ticket: ticket({ eventId: 'spring' }), otherEventName: 'Spring' },
      { answer: 'refused', reason: 'wrong-event', otherEventName: 'Spring' },
    ],
    [
      'does not know a used ticket without its registration',
      'T-9',
      { ticket: ticket({ isRegistered: true }) },
      { answer: 'refused', reason: 'unknown' },
    ],
    [
      'refuses a deleted ticket with time and staff member',
      'T-9',
      { ticketDeletion: claim },
      { answer: 'refused', reason: 'revoked', ...claim },
    ],
    ['does not know another ID', 'T-9', {}, { answer: 'refused', reason: 'unknown' }],
    [
      'decides a single match of a name, with the full name',
      'Maya',
      { matches: [facts('A1')], party: [facts('B2')] },
      {
        answer: 'welcome',
        lookedUp: 'Maya Reyes',
        people: [person('A1'), person('B2')],
        ticketId: 'T-A1',
      },
    ],
    [
      'decides the holder of a stamp card',
      'card 41',
      { matches: [facts('A1')] },
      { answer: 'welcome', lookedUp: 'CARD-0041', people: [person('A1')], ticketId: 'T-A1' },
    ],
    [
      'offers several matches to choose from, in their order',
      'Maya',
      { matches: [facts('B2', arrived), facts('A1')] },
      { answer: 'choose', people: [person('B2', arrived), person('A1')] },
    ],
    [
      'registers the only ticket of a holder',
      'Nora',
      { ticketMatches: [unregistered('T-9')] },
      { answer: 'register', ticketId: 'T-9', tickets: [unregistered('T-9')] },
    ],
    [
      'offers a person and a ticket to choose from',
      'Nora',
      { matches: [facts('A1')], ticketMatches: [unregistered('T-9')] },
      { answer: 'choose', people: [person('A1')], tickets: [unregistered('T-9')] },
    ],
    ['does not know a name without a match', 'Otto', {}, { answer: 'refused', reason: 'unknown' }],
    [
      'redeems a code',
      '1234 5678',
      { code: code() },
      { answer: 'redeem', lookedUp: '12345678', reward: cork },
    ],
    [
      'refuses a code of another event',
      '12345678',
      { code: code({ eventId: 'spring' }), otherEventName: 'Spring' },
      { answer: 'refused', reason: 'wrong-event', otherEventName: 'Spring' },
    ],
    [
      'does not know the code of a deleted reward',
      '12345678',
      { code: code({ rewardName: null, claim }) },
      { answer: 'refused', reason: 'unknown' },
    ],
    [
      'refuses a claimed reward before an expired code',
      '12345678',
      { code: code({ claim, expiresAt: at(1) }) },
      { answer: 'refused', reason: 'reward-claimed', ...claim, reward: cork },
    ],
    [
      'refuses a code at its expiry',
      '12345678',
      { code: code({ expiresAt: at(60) }) },
      { answer: 'refused', reason: 'code-expired', happenedAt: at(60) },
    ],
    [
      'refuses the code of a cancelled registration',
      '12345678',
      { code: code({ holder: facts('A1', cancelled) }) },
      {
        answer: 'refused',
        reason: 'cancelled',
        happenedAt: at(5),
        happenedBy: 'Rosa',
        people: [person('A1', cancelled)],
        reward: cork,
      },
    ],
    [
      'refuses the code of an unpaid person',
      '12345678',
      { code: code({ holder: facts('A1', cashDue) }) },
      { answer: 'refused', reason: 'not-paid', people: [person('A1', cashDue)], reward: cork },
    ],
    [
      'refuses a code without a registration',
      '12345678',
      { code: code({ holder: null }) },
      { answer: 'refused', reason: 'not-paid', reward: cork },
    ],
    [
      'decides a known code before a ticket with the same ID',
      '12345678',
      { code: code(), ticket: ticket({ id: '12345678' }) },
      { answer: 'redeem', reward: cork },
    ],
    [
      'redeems a code that cannot be verified',
      '12345678',
      { code: unverifiable(), matches: null },
      { answer: 'redeem', reward },
    ],
    [
      'refuses an unverifiable code that this desk redeemed',
      '12345678',
      { code: unverifiable({ claim }), matches: null },
      { answer: 'refused', reason: 'reward-claimed', ...claim, reward },
    ],
    [
      'decides a ticket before an unverifiable code with the same ID',
      '12345678',
      { code: unverifiable({ claim }), ticket: ticket({ id: '12345678' }), matches: null },
      { answer: 'register', ticketId: '12345678', tickets: [unregistered('12345678')] },
    ],
    [
      'does not know a stamp card if the desk cannot search',
      'CARD-0041',
      { matches: null },
      { answer: 'refused', reason: 'unknown' },
    ],
  ])('%s', (_, text, known, expected) => {
    const { lookedUp } = parseDeskScan(text);
    expect(decide(text, known)).toEqual({ ...empty, lookedUp, ...expected });
  });

  it.each(['Maya', 'maya@example.com'])('returns null for %j if the desk cannot search', (text) => {
    expect(decide(text, { matches: null })).toBeNull();
  });
});

describe('decideScan with the data of the server and of a snapshot', () => {
  /** Returns an ID in place of its hash, readable in failures. */
  const hash = (id: string) => `#${id}`;
  const event = {
    id: 'autumn',
    name: 'Autumn',
    timeZone: 'America/New_York',
    ticketPrice: { amountCents: 3500, currency: 'USD' },
    ticketTypes: [],
    left: unlimitedTickets,
  };
  const fromSnapshot = (text: string, entries: ReturnType<typeof toSnapshotEntry>[]) => {
    const scan = parseDeskScan(text);
    const { submissionId, ticketId, ticketKey } = scan;
    const hashes = {
      ticketKey: ticketKey && hash(ticketKey),
      submissionId: submissionId && hash(submissionId),
      ticketId: ticketId && hash(ticketId),
      participantId: null,
    };
    return decide(text, { ...findInSnapshot({ entries, event }, scan, hashes), matches: null });
  };
  const decisive = (result: DeskLookupResult | null) => {
    if (!result) return null;
    const { answer, reason, happenedAt, happenedBy, lookedUp, reward, people } = result;
    const isVerified = people.map((found) => found.isVerified);
    return { answer, reason, happenedAt, happenedBy, lookedUp, reward, isVerified };
  };

  const states = [
    ['paid', {}],
    ['unpaid', { isVerified: false }],
    ['arrived', arrived],
    ['cancelled', cancelled],
    ['arrived and cancelled', { ...arrived, ...cancelled }],
  ] as const;
  it.each(
    states.flatMap(([name, overrides]) => [
      [`${name} person by confirmation`, 'https://walk.example/waiver/A1', overrides] as const,
      [`${name} person by ID`, 'A1', overrides] as const,
      [`${name} person by ticket`, 't-a1', overrides] as const,
    ]),
  )('agrees on %s', (_, text, overrides) => {
    const stored = registration('A1', overrides);
    const isTicket = parseDeskScan(text).lookedUp === 'T-A1';
    const byServer = decide(text, {
      registration: toRegistrationFacts(stored),
      ticket: isTicket ? ticket({ id: 'T-A1', isRegistered: true }) : null,
    });
    const offline = fromSnapshot(text, [
      toSnapshotEntry(registration('B2'), hash),
      toSnapshotEntry(stored, hash),
    ]);
    expect(decisive(offline)).toEqual(decisive(byServer));
  });

  const unusedTicket = toTicketSnapshotEntry(
    { id: 'T-9', typeId: null, holderName: 'Nora Lund', owes: false, orderId: null },
    hash,
  );
  it('agrees on an unused ticket', () => {
    const byServer = decide('T-9', { ticket: ticket({ holderName: 'NL' }) });
    expect(fromSnapshot('T-9', [unusedTicket])).toEqual(byServer);
  });

  it('agrees on a ticket that is paid at the desk', () => {
    const owed = toTicketSnapshotEntry(
      { id: 'T-9', typeId: null, holderName: null, owes: true, orderId: null },
      hash,
    );
    const byServer = decide('T-9', { ticket: ticket({ owes: true }) });
    expect(byServer).toMatchObject({ answer: 'register', tickets: [{ owes: true }] });
    expect(fromSnapshot('T-9', [owed])).toEqual(byServer);
  });

  it('agrees on the type of a ticket, registered or not', () => {
    const driver = toTicketSnapshotEntry(
      { id: 'T-9', typeId: 'driver', holderName: null, owes: false, orderId: null },
      hash,
    );
    const byServer = decide('T-9', { ticket: ticket({ typeId: 'driver' }) });
    expect(byServer?.tickets).toMatchObject([{ typeId: 'driver' }]);
    expect(fromSnapshot('T-9', [driver])).toEqual(byServer);
    const registered = toSnapshotEntry(registration('A1', { typeId: 'driver' }), hash);
    expect(fromSnapshot('T-A1', [registered])?.people).toMatchObject([{ typeId: 'driver' }]);
  });

  it('agrees on an unknown ID', () => {
    expect(fromSnapshot('T-8', [unusedTicket])).toEqual(decide('T-8'));
  });
});
