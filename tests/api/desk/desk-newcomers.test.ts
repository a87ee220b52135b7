import { isProblem } from '@wine-walk/common/api/contract/problems.ts';
import { holderFields, newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildDeskSnapshot } from '../../../functions/src/modules/desk/snapshot.ts';
import { deskCaller, seed } from '../../support/api/calls/staff-api.ts';
import { participantOf, registrationOf } from '../../support/api/fixtures/event-fixture.ts';
import {
  admit,
  ago,
  before,
  listConflicts,
  seedOfflineDesk,
} from '../../support/api/fixtures/offline-desk.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';

beforeEach(seedOfflineDesk);

/** Person without a registration, as a desk sends them. */
const newcomer = (fields: object) => ({
  ref: `ref-${Math.random()}`.replace('.', ''),
  ticketId: null,
  found: null,
  fullName: '',
  ...fields,
});
const admitNew = (people: object[], fields: object = {}) =>
  admit({ newcomers: people, eventId: 'autumn', doneAt: null, ...fields });
const registrationWith = async (ticketId: string) => {
  const { submissionId } = (await stored(`tickets/${ticketId}`)) as { submissionId: string };
  return stored(`registrations/${submissionId}`);
};

describe('POST /api/admin/desk/admissions with newcomers', () => {
  beforeEach(() =>
    change('tickets/WW-1', {
      ...holderFields({ holderName: 'Nora Berg', holderEmail: 'nora@example.com' }),
      orderId: 'order-1',
    }),
  );

  it('registers the holder of a ticket with a release on paper, and admits them', async () => {
    const { status, json } = await admitNew([newcomer({ ticketId: 'ww-1' })]);
    expect([status, json.arrived?.length, json.conflicts]).toEqual([200, 1, {}]);
    expect(await registrationWith('WW-1')).toMatchObject({
      fullName: 'Nora Berg',
      email: 'nora@example.com',
      state: 'arrived',
      isVerified: true,
      ticketId: 'WW-1',
      signedOn: 'paper',
      liabilityWaiver: true,
      paymentMethod: 'prepaid',
    });
  });

  it('asks for the reason if another person has the ticket', async () => {
    const other = { ticketId: 'WW-1', fullName: 'Odd Lie' };
    expect((await admitNew([newcomer(other)])).json).toMatchObject({
      code: 'ticket-of-other-holder',
    });
    const { status } = await admitNew([newcomer({ ...other, holderChange: 'gift' })]);
    expect(status).toBe(200);
    expect(await registrationWith('WW-1')).toMatchObject({ fullName: 'Odd Lie', email: '' });
  });

  it('takes the price of an unpaid ticket, and uses it up', async () => {
    await change('tickets/WW-1', { owes: true, typeId: null });
    const nora = newcomer({ ticketId: 'WW-1' });
    expect((await admitNew([nora])).json.code).toBe('not-paid');
    expect(await stored('tickets/WW-1')).toMatchObject({ state: 'unused' });
    const { json } = await admitNew([nora], { takesPayment: true });
    expect(json).toMatchObject({ amountCents: 3500, conflicts: {} });
    expect(await stored('tickets/WW-1')).toMatchObject({ state: 'redeemed' });
    expect(await registrationWith('WW-1')).toMatchObject({
      fullName: 'Nora Berg',
      ticketId: null,
      state: 'arrived',
      isVerified: true,
    });
  });

  it('registers no one after the end of the event', async () => {
    await change('events/autumn', { startTime: ago(600), endTime: ago(60) });
    const before = await howMany('registrations');
    const uma = newcomer({ fullName: 'Uma Frost' });
    const { status, json } = await admitNew([uma], { takesPayment: true });
    expect([status, json.code]).toEqual([422, 'no-active-event']);
    expect(await howMany('registrations')).toBe(before);
  });

  it('refuses an unknown ticket and one without a payment', async () => {
    expect((await admitNew([newcomer({ ticketId: 'WW-404' })])).json.code).toBe('ticket-not-found');
    expect((await admitNew([newcomer({ fullName: 'Uma Frost' })])).json.code).toBe('not-paid');
  });
});

describe('POST /api/admin/desk/admissions with newcomers, made offline', () => {
  const offline = { doneAt: ago(2) };

  it('finds a ticket by the name that was looked up and the end of its ID', async () => {
    await change('tickets/WW-1', holderFields({ holderName: 'Nora Berg', holderEmail: null }));
    const found = { text: 'berg', ticketEnd: '-1' };
    expect((await admitNew([newcomer({ found })], offline)).json.conflicts).toEqual({});
    expect(await registrationWith('WW-1')).toMatchObject({ fullName: 'Nora Berg' });
  });

  it('finds the ticket among many that one holder bought', async () => {
    const bought = newTicket(
      { eventId: 'autumn', holderName: 'Rotary Club', holderEmail: null, orderId: 'order-9' },
      'import',
      ago(60),
    );
    const ids = Array.from({ length: 60 }, (_, at) => `ROTARY-${String(at).padStart(3, '0')}`);
    await seed({
      ...before,
      ...Object.fromEntries(ids.map((id) => [`tickets/${id}`, bought])),
    });
    const people = [
      newcomer({ found: { text: 'rotary', ticketEnd: '-057' } }),
      newcomer({ found: { text: 'ROTARY-003', ticketEnd: '-058' } }),
    ];
    expect((await admitNew(people, offline)).json.conflicts).toEqual({});
    expect(await stored('tickets/ROTARY-057')).toMatchObject({ state: 'redeemed' });
    expect(await stored('tickets/ROTARY-058')).toMatchObject({ state: 'redeemed' });
  });

  it.each(['person:rosa', 'TICKETSUBM1SS10N0001', 'lund'])(
    'finds a ticket of the order by %s, who has another of it',
    async (text) => {
      const submissionId = 'TICKETSUBM1SS10N0001';
      const ofOrder = (holderName: string | null) =>
        newTicket(
          { eventId: 'autumn', holderName, holderEmail: null, orderId: 'order-9' },
          'import',
          ago(60),
        );
      await seed({
        ...before,
        'participants/rosa': {
          ...participantOf('rosa', 'Rosa Lund'),
          registrations: { autumn: submissionId },
        },
        [`registrations/${submissionId}`]: {
          ...registrationOf('Rosa Lund'),
          participantId: 'rosa',
          ticketId: 'ORDER-001',
          isVerified: true,
          state: 'verified',
        },
        'tickets/ORDER-001': { ...ofOrder('Rosa Lund'), state: 'redeemed', submissionId },
        'tickets/ORDER-002': ofOrder(null),
      });
      const guest = newcomer({ found: { text, ticketEnd: '-002' } });
      expect((await admitNew([guest], offline)).json.conflicts).toEqual({});
      expect(await stored('tickets/ORDER-002')).toMatchObject({ state: 'redeemed' });
    },
  );

  it('finds an unused ticket of the order, of two orders in one name', async () => {
    const ofOrder = (orderId: string, holderName: string | null) =>
      newTicket({ eventId: 'autumn', holderName, holderEmail: null, orderId }, 'import', ago(60));
    const used = {
      ...ofOrder('order-8', 'Nora Berg'),
      state: 'redeemed',
      submissionId: 'TICKETSUBM1SS10N0001',
    };
    await seed({
      ...before,
      'tickets/USED-001': used,
      'tickets/USED-002': used,
      'tickets/OPEN-001': ofOrder('order-9', 'Nora Berg'),
      'tickets/OPEN-002': ofOrder('order-9', null),
    });
    const guest = newcomer({ found: { text: 'berg', ticketEnd: '-002' } });
    expect((await admitNew([guest], offline)).json.conflicts).toEqual({});
    expect(await stored('tickets/OPEN-002')).toMatchObject({ state: 'redeemed' });
  });

  it('admits an order of 20 together', async () => {
    const people = Array.from({ length: 20 }, (_, at) => newcomer({ fullName: `Guest ${at}` }));
    const { status, json } = await admitNew(people, { ...offline, takesPayment: true });
    expect([status, json.arrived?.length]).toEqual([200, 20]);
  });

  it('registers a person once and sells once, also when it is sent under another key', async () => {
    const sale = {
      ...offline,
      takesPayment: true,
      takenCents: { uma: 3500 },
      newcomers: [newcomer({ ref: 'uma', fullName: 'Uma Frost' })],
      eventId: 'autumn',
    };
    expect((await admit(sale)).json).toMatchObject({ amountCents: 3500, conflicts: {} });
    const before = await howMany('registrations');
    expect((await admit(sale)).json).toMatchObject({ amountCents: 0, conflicts: {} });
    expect(await howMany('registrations')).toBe(before);
    expect(await listConflicts()).toEqual([]);
  });

  it('reports a conflict for a person who paid nothing for a ticket with a price', async () => {
    const uma = newcomer({ ref: 'uma', fullName: 'Uma Frost' });
    const sale = { ...offline, takesPayment: true, takenCents: { uma: 0 } };
    const { json } = await admitNew([uma], sale);
    expect(Object.values(json.conflicts)).toEqual(['not-paid']);
    expect(await listConflicts()).toMatchObject([
      { reason: 'not-paid', due: { amountCents: 3500, currency: 'USD' } },
    ]);
  });

  it('admits anyone who registered with the ticket since, and names who came twice', async () => {
    await change('tickets/WW-1', {
      state: 'redeemed',
      submissionId: 'TICKETSUBM1SS10N0001',
      redeemedBy: 'rosa',
    });
    const first = await admitNew([newcomer({ ticketId: 'WW-1' })], offline);
    expect(first.json).toMatchObject({ arrived: ['TICKETSUBM1SS10N0001'], conflicts: {} });
    const second = await admitNew([newcomer({ ticketId: 'WW-1' })], offline);
    expect(second.json.conflicts).toEqual({ TICKETSUBM1SS10N0001: 'already-arrived' });
  });

  it.each([
    ['now', {}],
    ['offline', offline],
  ])(
    'admits by the ticket who registered to show it, and marks it as used: %s',
    async (_when, fields) => {
      await change('tickets/WW-1', holderFields({ holderName: 'Nora Berg', holderEmail: null }));
      const submissionId = 'N0RASUBM1SS10N000001';
      await change(`registrations/${submissionId}`, {
        ...registrationOf('Nora Berg'),
        participantId: 'nora',
        deskTicketId: 'WW-1',
      });
      const { status, json } = await admitNew([newcomer({ ticketId: 'WW-1' })], fields);
      expect([status, json.arrived, json.conflicts]).toEqual([200, [submissionId], {}]);
      expect(await stored('tickets/WW-1')).toMatchObject({ state: 'redeemed', submissionId });
      expect(await registrationWith('WW-1')).toMatchObject({ ticketId: 'WW-1', isVerified: true });
    },
  );

  it('does not admit with a ticket of another event that the person registered to show', async () => {
    const holder = holderFields({ holderName: 'Nora Berg', holderEmail: null });
    await change('tickets/WW-1', { ...holder, eventId: 'spring' });
    await change('registrations/N0RASUBM1SS10N000001', {
      ...registrationOf('Nora Berg'),
      participantId: 'nora',
      deskTicketId: 'WW-1',
    });
    const { json } = await admitNew([newcomer({ ticketId: 'WW-1' })], offline);
    expect(Object.values(json.conflicts)).toEqual(['not-paid']);
    expect(await stored('tickets/WW-1')).toMatchObject({ state: 'unused' });
  });

  it('lists anyone who came in with an unknown ticket, with the amount that they owe', async () => {
    await admitNew([newcomer({ ticketId: 'WW-404', fullName: 'Uma Frost' })], offline);
    expect(await listConflicts()).toEqual([
      expect.objectContaining({
        reason: 'not-paid',
        fullName: 'Uma Frost',
        due: { amountCents: 3500, currency: 'USD' },
      }),
    ]);
  });
});

describe('GET /api/admin/desk/snapshot of an order', () => {
  const partyOf = (list: { entries: { ticketEnd: string | null; party: string | null }[] }) =>
    list.entries.flatMap(({ ticketEnd, party }) => (party === null ? [] : [[ticketEnd, party]]));
  /** Returns the list, without the limit of requests. */
  const read = async () => {
    const list = await buildDeskSnapshot(
      { eventId: 'autumn' },
      { caller: deskCaller, now: Date.now() },
    );
    if (isProblem(list)) throw new Error(list.problem);
    return list;
  };

  it('joins the registered people and the unused tickets of an order', async () => {
    const order = { orderId: 'order-1', eventId: 'autumn' };
    await change('tickets/WW-1', order);
    expect(partyOf(await read())).toHaveLength(1);
    const rosa = 'TICKETSUBM1SS10N0001';
    const used = newTicket({ ...order, holderName: null, holderEmail: null }, 'import', ago(60));
    await seed({ ...before, 'tickets/WW-2': { ...used, submissionId: rosa, state: 'redeemed' } });
    await change('tickets/WW-1', order);
    await change(`registrations/${rosa}`, { ticketId: 'WW-2' });
    const found = partyOf(await read());
    expect(found.map(([end]) => end).toSorted()).toEqual(['-1', '-2']);
    expect(new Set(found.map(([, party]) => party)).size).toBe(1);
  });

  it.each([
    ['its holder', 'Nora Berg', true],
    ['someone else', 'Odd Lie', false],
  ])(
    'joins who said they would show a ticket of the order only if it is its holder: %s',
    async (_, fullName, isHolder) => {
      const holder = holderFields({ holderName: 'Nora Berg', holderEmail: null });
      await change('tickets/WW-1', { orderId: 'order-1', eventId: 'autumn', ...holder });
      const due = { isVerified: false, ticketId: null, state: 'cash-due', deskTicketId: 'WW-1' };
      await change('registrations/TICKETSUBM1SS10N0001', { ...due, fullName });
      const joined = (await read()).entries.filter(({ party }) => party !== null);
      expect(joined).toMatchObject([{ ticketEnd: '-1', hasTicketToShow: isHolder }]);
    },
  );
});
