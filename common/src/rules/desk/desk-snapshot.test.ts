import { describe, expect, it } from 'vitest';
import { type DeskSnapshot } from '../../api/staff/desk.ts';
import { unlimitedTickets } from '../../model/ticket-counts.ts';
import { at, registration } from '../../support/samples.ts';
import { searchedWords } from '../people/name-search.ts';
import { parseDeskScan } from './desk-scan.ts';
import {
  findByNameInSnapshot,
  findInSnapshot,
  findPartyInSnapshot,
  toSnapshotEntry,
  toTicketSnapshotEntry,
  withArrivedPeople,
} from './desk-snapshot.ts';
import { participantOfReference } from './person-reference.ts';

/** Returns an ID in place of its hash, readable in failures. */
const hash = (id: string) => `#${id}`;

const entryOf = (id: string, overrides: object = {}) =>
  toSnapshotEntry(registration(id, overrides), hash);

describe('toSnapshotEntry', () => {
  it.each([
    ['with a ticket', {}, 'welcome'],
    ['who pays cash', { isVerified: false, ticketId: null }, 'collect'],
    ['who is in', { arrivedAt: at(5), arrivedBy: 'Ana' }, 'used'],
    [
      'who was cancelled',
      { status: 'cancelled', cancelledAt: at(5), cancelledBy: 'Ana' },
      'cancelled',
    ],
  ])('stores the answer for a person %s', (_name, overrides, answer) => {
    expect(entryOf('A1', overrides).answer).toBe(answer);
  });

  it('stores first name and initial with time and staff member', () => {
    expect(entryOf('A1', { arrivedAt: at(5), arrivedBy: 'Ana' })).toEqual({
      confirmation: '#A1',
      ticket: '#T-A1',
      ticketKey: '#TA1',
      answer: 'used',
      name: 'Maya R.',
      nameTerms: ['#m', '#ma', '#may', '#maya', '#r', '#re', '#rey', '#reye', '#reyes'],
      party: null,
      participantId: 'A1',
      ticketEnd: 'A1',
      submittedAt: at(0),
      mustSign: false,
      hasTicketToShow: false,
      owes: false,
      typeId: null,
      happenedAt: at(5),
      happenedBy: 'Ana',
    });
  });
});

describe('findInSnapshot', () => {
  const [maya, otto] = [entryOf('A1'), entryOf('B2', { ticketId: null })];
  const unused = toTicketSnapshotEntry(
    { id: 'T-9', typeId: null, holderName: 'Nora Lund', owes: false, orderId: null },
    hash,
  );
  const snapshot: DeskSnapshot = {
    event: {
      id: 'autumn',
      name: 'Autumn',
      timeZone: 'America/New_York',
      ticketPrice: { amountCents: 3500, currency: 'USD' },
      ticketTypes: [],
      left: unlimitedTickets,
    },
    takenAt: at(0),
    hashKey: '',
    entries: [maya, otto, unused],
    businesses: [],
    cursor: '',
  };
  const find = (text: string, of = snapshot) => {
    const scan = parseDeskScan(text);
    const { submissionId, ticketId, ticketKey } = scan;
    return findInSnapshot(of, scan, {
      submissionId: submissionId && hash(submissionId),
      ticketId: ticketId && hash(ticketId),
      ticketKey: ticketKey && hash(ticketKey),
      participantId: scan.participantId,
    });
  };

  it.each([
    ['t-a1', { registration: { arrivedAt: null }, ticket: { id: 'T-A1', isRegistered: true } }],
    ['https://walk.example/waiver/B2', { registration: { isVerified: true }, ticket: null }],
    ['T-9', { registration: null, ticket: { id: 'T-9', isRegistered: false, holderName: 'NL' } }],
    ['T-8', { registration: null, ticket: null }],
    ['1234 5678', { registration: null, ticket: null }],
    ['Reyes', { registration: null, ticket: null }],
  ])('returns the facts about %j', (text, expected) => {
    expect(find(text)).toMatchObject(expected);
  });

  it('finds a ticket by another spelling if that is the only one', () => {
    expect(find('t a1')).toMatchObject({ registration: { arrivedAt: null } });
    const alike = entryOf('C3', { ticketId: 'TA-1' });
    const both = { ...snapshot, entries: [...snapshot.entries, alike] };
    expect(find('t a1', both)).toEqual({ registration: null, ticket: null });
    expect(find('ta-1', both)).toMatchObject({ ticket: { id: 'TA-1' } });
  });

  it('knows only the scanned ID and the masked name of a person', () => {
    const masked = { fullName: 'Maya R.', state: 'verified', isVerified: true };
    const known = {
      ...masked,
      typeId: null,
      deskTicketId: null,
      mustSign: false,
      hasTicketToShow: false,
      ticketEnd: 'A1',
      submittedAt: at(0),
    };
    expect(find('T-A1').registration?.person).toEqual({
      ...known,
      submissionId: '',
      ticketId: 'T-A1',
    });
    expect(find('A1').registration?.person).toEqual({
      ...known,
      submissionId: 'A1',
      ticketId: null,
    });
  });

  const byName = (search: string, of = snapshot) =>
    findByNameInSnapshot(of, searchedWords(search).map(hash));
  const named = (fullName: string) => entryOf('A1', { fullName });

  it.each([
    ['Emily de la Fuente', 'De La Fuente'],
    ['Ana García Márquez', 'garcia marquez'],
    ['Jan van der Berg', 'van der Berg'],
    ['Emily Smith-Jones', 'Jones'],
    ['Luis Ortega Ruiz', 'Ortega'],
    ['Luis Ortega Ruiz', 'ruiz lu'],
    ['Maya Reyes', 'Reyes, Maya'],
  ])('finds %s by %j', (fullName, search) => {
    const found = byName(search, { ...snapshot, entries: [named(fullName), named('Otto Lund')] });
    expect(found.matches.map(({ person }) => person)).toMatchObject([
      { submissionId: 'person:A1', ticketId: null, ticketEnd: 'A1', submittedAt: at(0) },
    ]);
    expect(found.ticketMatches).toEqual([]);
  });

  it('finds the holder of an unused ticket, and no one by another name or by punctuation', () => {
    expect(byName('Lund')).toEqual({
      matches: [],
      ticketMatches: [
        { ticketId: '…9', typeId: null, holderName: 'NL', source: null, owes: false },
      ],
      party: [],
      missing: [],
    });
    for (const search of ['Lundy', 'ora', '...'])
      expect(byName(search)).toEqual({ matches: [], ticketMatches: [], party: [], missing: [] });
  });

  it('finds the rest of the order for the only person of a name, and none for one of several', () => {
    const order = { orderId: 'order-1' };
    const ofOrder = (id: string, fullName: string) =>
      toSnapshotEntry(registration(id, { fullName }), hash, order);
    const guest = toTicketSnapshotEntry(
      { ...order, id: 'T-77', typeId: null, holderName: null, owes: false },
      hash,
    );
    const entries = [ofOrder('A1', 'Maya Reyes'), ofOrder('B2', 'Ana Holm'), guest];
    const found = byName('holm', { ...snapshot, entries });
    expect(found.party.map(({ person }) => person.submissionId)).toEqual(['person:A1']);
    expect(found.missing.map(({ ticketId }) => ticketId)).toEqual(['…77']);
    const more = { ...snapshot, entries: [...entries, ofOrder('C3', 'Nils Holm')] };
    expect(byName('holm', more)).toMatchObject({ party: [], missing: [] });
  });

  it('lists at most 12 people', () => {
    const entries = Array.from({ length: 30 }, (_, at) => entryOf(`A${at}`));
    expect(byName('maya', { ...snapshot, entries }).matches).toHaveLength(12);
  });

  it('joins at most 20 unused tickets of an order, as many as are admitted together', () => {
    const order = { typeId: null, holderName: null, orderId: 'order-1', owes: false };
    const entries = Array.from({ length: 30 }, (_, index) =>
      toTicketSnapshotEntry({ ...order, id: `T-${index}` }, hash),
    );
    const ids = { submissionId: null, ticketId: hash('T-3'), ticketKey: null, participantId: null };
    expect(findPartyInSnapshot({ ...snapshot, entries }, ids).missing).toHaveLength(19);
  });

  it('finds a person again by the reference from a search, and reports them as arrived', () => {
    const [match] = byName('Reyes', { ...snapshot, entries: [maya] }).matches;
    const reference = match?.person.submissionId ?? '';
    expect(find(reference).registration?.person.fullName).toBe('Maya R.');
    const participantId = participantOfReference(reference);
    const ids = { submissionId: null, ticketId: null, ticketKey: null, participantId };
    const after = withArrivedPeople(snapshot, [ids], { happenedAt: at(7), happenedBy: 'Ana' });
    expect(find('T-A1', after).registration?.arrivedAt).toBe(at(7));
  });

  it('takes a ticket to show for a payment only when it is scanned', () => {
    const due = registration('D4', { isVerified: false, ticketId: null });
    const only = { ...snapshot, entries: [toSnapshotEntry(due, hash, { ticketToShow: 'T-D4' })] };
    expect(find('D4', only)).toMatchObject({
      registration: { isVerified: false, person: { isVerified: false, hasTicketToShow: true } },
    });
    expect(find('t d4', only)).toMatchObject({
      registration: {
        isVerified: true,
        person: { ticketId: 'TD4', state: 'verified', hasTicketToShow: false },
      },
    });
  });

  it('knows a guest who signs at the desk', () => {
    const guest = entryOf('D4', { liabilityWaiver: false });
    const found = find('T-D4', { ...snapshot, entries: [guest] });
    expect(found.registration?.person.mustSign).toBe(true);
  });

  it('reports a person admitted at this desk as arrived, by ticket and by confirmation', () => {
    const after = withArrivedPeople(
      snapshot,
      [{ submissionId: null, ticketId: '#T-A1', ticketKey: null, participantId: null }],
      {
        happenedAt: at(7),
        happenedBy: 'Ana',
      },
    );
    for (const text of ['T-A1', 'https://walk.example/waiver/A1'])
      expect(find(text, after)).toMatchObject({
        registration: { status: 'active', arrivedAt: at(7), arrivedBy: 'Ana' },
      });
    expect(after.entries.slice(1)).toEqual(snapshot.entries.slice(1));
  });
});
