import { createHmac } from 'node:crypto';
import { type DeskSnapshot, type SnapshotEntry } from '@wine-walk/common/api/staff/desk.ts';
import { nameTerms } from '@wine-walk/common/rules/people/name-search.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deskEvent } from '../../../support/portal/sample-lookup.ts';
import { lookupActions } from './lookup-actions.ts';
import { forBusiness, lookupNote, toLookupResultView } from './lookup-result-view.ts';
import { lookUpInSnapshot, markArrived, OfflineUnavailableError } from './offline-lookup.ts';

const key = Buffer.alloc(32, 250);
/** Returns the keyed hash as the server computes it. */
const hash = (id: string) =>
  createHmac('sha256', key).update(id).digest().subarray(0, 12).toString('base64url');
const entry = (id: string, answer: SnapshotEntry['answer'], name = 'Maya R.'): SnapshotEntry => ({
  confirmation: answer === 'register' ? null : hash(id),
  ticket: hash(`T-${id}`),
  ticketKey: hash(`T${id}`),
  nameTerms: answer === 'register' ? [] : nameTerms(name).map((term) => hash(term).slice(0, 6)),
  party: null,
  participantId: answer === 'register' ? null : `uid-${id}`,
  ticketEnd: null,
  submittedAt: null,
  mustSign: false,
  hasTicketToShow: false,
  owes: false,
  answer,
  name: answer === 'register' ? '' : name,
  typeId: null,
  happenedAt: answer === 'used' || answer === 'cancelled' ? '2026-11-20T22:41:00.000Z' : null,
  happenedBy: answer === 'used' || answer === 'cancelled' ? 'Jonah' : null,
});
const snapshot: DeskSnapshot = {
  event: deskEvent,
  takenAt: '2026-11-20T22:32:00.000Z',
  hashKey: key.toString('base64url'),
  entries: [
    entry('M1', 'welcome'),
    entry('C1', 'collect', 'Otto L.'),
    entry('U1', 'used'),
    entry('X1', 'cancelled'),
    entry('R1', 'register'),
  ],
  businesses: [{ id: 'vino', name: 'Vino Veritas' }],
  cursor: '',
};

// On the evening of the list: times of another day are named with it.
beforeEach(
  () => void vi.useFakeTimers({ now: Date.parse('2026-11-20T22:45:00.000Z'), toFake: ['Date'] }),
);
afterEach(() => void vi.useRealTimers());

const lookUp = (text: string, of = snapshot, redeemed = new Map()) =>
  lookUpInSnapshot(text, of, redeemed);
const viewOf = async (text: string) => {
  const result = await lookUp(text);
  const { tone, title, lines } = toLookupResultView(result);
  return {
    tone,
    title,
    text: lines.join(' '),
    presses: lookupActions(result).map(({ label }) => label),
  };
};

const sell = 'Sell a ticket at the desk\u00a0· $35';

describe('lookUpInSnapshot', () => {
  it('welcomes a person with a ticket, by ticket and by confirmation', async () => {
    for (const text of ['T-M1', 'https://walk.example/waiver/M1'])
      expect(await viewOf(text)).toMatchObject({
        tone: 'in',
        title: 'Welcome, Maya',
        presses: ['ID seen, hand over the glass'],
      });
    expect(lookupNote(await lookUp('T-M1'))).toContain('using the list from 5:32 PM');
  });

  it('finds a ticket that was typed with other dashes', async () => {
    expect(await viewOf('t–m1')).toMatchObject({ title: 'Welcome, Maya' });
  });

  it('collects cash and offers only offline actions', async () => {
    expect(await viewOf('T-C1')).toMatchObject({
      tone: 'collect',
      title: '$35 to collect',
      presses: ['Paid $35, ID seen, hand over the glass'],
    });
  });

  it('asks for the ticket that a holder registered to show, and welcomes them with it', async () => {
    const due = { ...entry('D1', 'collect', 'Nora L.'), hasTicketToShow: true };
    const only = { ...snapshot, entries: [due] };
    const { lines } = toLookupResultView(await lookUp('https://walk.example/waiver/D1', only));
    expect(lines).toContain('Nora has a ticket to show: scan it');
    const shown = await lookUp('t d1', only);
    expect(toLookupResultView(shown)).toMatchObject({ tone: 'in', title: 'Welcome, Nora' });
    expect(lookupActions(shown)).toMatchObject([
      { label: 'ID seen, hand over the glass', people: [{ ticketId: 'TD1' }] },
    ]);
  });

  it.each([
    ['T-U1', 'Already used', 'Maya R. arrived at 5:41 PM, by Jonah.'],
    ['X1', 'Canceled', 'was canceled at 5:41 PM, by Jonah.'],
    ['T-9', 'Unknown', 'isn’t on this phone’s list'],
  ])('refuses %s with reason, time and staff member', async (text, title, why) => {
    const view = await viewOf(text);
    expect(view).toMatchObject({ tone: 'refused', title });
    expect(view.presses).toEqual(title === 'Already used' ? [] : [sell]);
    expect(view.text).toContain(why);
  });

  it('recognizes a valid ticket without a registration', async () => {
    expect(await viewOf('T-R1')).toMatchObject({
      title: 'Not registered yet',
      presses: [
        'Waiver signed on paper, ID seen, hand over the glass',
        'Someone else has this ticket',
      ],
    });
  });

  it('warns that a redemption code cannot be verified and refuses one redeemed on this device', async () => {
    expect(await viewOf('1234 5678')).toMatchObject({ tone: 'collect', presses: ['Handed over'] });
    const earlier = { happenedAt: '2026-11-20T22:50:00.000Z', happenedBy: 'Ana' };
    const again = await lookUp('12345678', snapshot, new Map([['12345678', earlier]]));
    expect(toLookupResultView(again)).toMatchObject({ tone: 'refused', title: 'Already used' });
  });

  it('throws OfflineUnavailableError for an email', async () => {
    await expect(lookUp('maya@example.com')).rejects.toBeInstanceOf(OfflineUnavailableError);
  });

  it('finds a person by name and looks them up by their reference from then on', async () => {
    const found = await lookUp('l otto');
    expect(toLookupResultView(found)).toMatchObject({ title: '$35 to collect' });
    expect(found.lookedUp).toBe('person:uid-C1');
    expect(await lookUp(found.lookedUp)).toEqual(found);
    expect(await viewOf('Lindqvist')).toMatchObject({ title: 'Unknown', presses: [sell] });
  });

  describe('with a name in an order', () => {
    const ofOrder = (of: SnapshotEntry, end: string): SnapshotEntry => ({
      ...of,
      party: 'order1',
      ticketEnd: end,
    });
    const ada = ofOrder(entry('A1', 'welcome', 'Ada L.'), '-01');
    const guest = ofOrder(entry('G1', 'register'), '-02');
    const terms = nameTerms('Nora Berg').map((term) => hash(term).slice(0, 6));
    const nora = { ...ofOrder(entry('N1', 'register'), '-03'), name: 'NB', nameTerms: terms };
    const order = { ...snapshot, entries: [...snapshot.entries, ada, guest, nora] };

    it('finds the party of a person, as by their reference', async () => {
      const found = await lookUp('ada', order);
      expect(found).toMatchObject({
        answer: 'welcome',
        lookedUp: 'person:uid-A1',
        missing: [{ ticketId: '…-02' }, { ticketId: '…-03' }],
      });
      expect(await lookUp(found.lookedUp, order)).toEqual(found);
    });

    it('finds the party of an unused ticket, which is marked as used with it', async () => {
      const found = await lookUp('berg', order);
      expect(found).toMatchObject({
        answer: 'register',
        lookedUp: 'berg',
        people: [{ submissionId: 'person:uid-A1' }],
        tickets: [{ ticketId: '…-03' }],
        missing: [{ ticketId: '…-02' }],
      });
      const newcomers = ['-03', '-02'].map((ticketEnd) => ({
        ref: ticketEnd,
        ticketId: null,
        found: { text: found.lookedUp, ticketEnd },
        fullName: '',
      }));
      const after = await markArrived(
        order,
        { submissionIds: [], ticketIds: [], newcomers },
        { happenedAt: '2026-11-20T22:55:00.000Z', happenedBy: 'Ana' },
      );
      expect(after.entries.filter(({ answer }) => answer === 'register')).toEqual(
        snapshot.entries.filter(({ answer }) => answer === 'register'),
      );
    });
  });

  it('offers a choice of several people of one name', async () => {
    const found = await lookUp('Maya');
    expect([found.answer, found.lookedUp]).toEqual(['choose', 'Maya']);
    expect(found.people.map(({ submissionId }) => submissionId)).toEqual([
      'person:uid-M1',
      'person:uid-U1',
      'person:uid-X1',
    ]);
  });

  it('refuses a person admitted on this device, by any of their codes', async () => {
    const after = await markArrived(
      snapshot,
      { submissionIds: [], ticketIds: ['T-M1'], newcomers: [] },
      {
        happenedAt: '2026-11-20T22:55:00.000Z',
        happenedBy: 'Ana',
      },
    );
    expect(await lookUp('M1', after)).toMatchObject({ reason: 'used', happenedBy: 'Ana' });
  });

  it('checks known people in at a business and refuses others as before', async () => {
    const [vino] = snapshot.businesses;
    const present = forBusiness(await lookUp('U1'), vino);
    expect(lookupActions(present)).toMatchObject([{ label: 'Check in at Vino Veritas' }]);
    expect(toLookupResultView(present)).toMatchObject({ tone: 'in', title: 'Maya' });
    expect(forBusiness(await lookUp('X1'), vino)).toMatchObject({ reason: 'cancelled' });
    expect(forBusiness(await lookUp('X1'), vino)).not.toHaveProperty('at');
  });
});
