import { holderFields } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { admit, api, lookUp, names, person, seedDesk } from '../../support/api/calls/desk-api.ts';
import { at, audited } from '../../support/api/calls/staff-api.ts';
import { change } from '../../support/api/store/database.ts';

beforeEach(seedDesk);

describe('POST /api/admin/desk/lookup', () => {
  it.each(['ww-1', 'MAYA1', 'https://walk.example/waiver/MAYA1'])(
    'finds %s with others who share the email',
    async (text) => {
      const answer = await lookUp(text);
      expect(answer).toMatchObject({ answer: 'welcome', reason: null, ticketId: 'WW-1' });
      expect(names(answer)).toEqual(['Maya Reyes', 'Rosa Reyes']);
    },
  );

  it('finds by name without accents or case, by last name and by email', async () => {
    expect(names(await lookUp('ÓTTO LIND'))).toEqual(['Otto Lindqvist']);
    expect(names(await lookUp('lindq'))).toEqual(['Otto Lindqvist']);
    expect(names(await lookUp('O@X.org'))).toEqual(['Otto Lindqvist']);
    const namesakes = await lookUp('Reyes');
    expect([namesakes.answer, ...names(namesakes)]).toEqual(['choose', 'Maya Reyes', 'Rosa Reyes']);
  });

  it('finds a person by the reference of an offline desk, and no one by an unknown one', async () => {
    const [person] = (await lookUp('MAYA1')).people;
    const found = await lookUp('person:maya');
    expect(found.people[0]).toEqual(person);
    expect(person?.submittedAt).toEqual(expect.any(String));
    expect(await lookUp('person:nobody')).toMatchObject({ answer: 'refused', reason: 'unknown' });
  });

  it("returns the event's price to collect", async () => {
    await change('events/autumn', { ticketPrice: { amountCents: 4250, currency: 'USD' } });
    const answer = await lookUp('0TT01');
    expect(answer.answer).toBe('collect');
    expect(answer.event.ticketPrice).toEqual({ amountCents: 4250, currency: 'USD' });
  });

  it('returns an unused ticket as ready for registration', async () => {
    expect(await lookUp('WW-2')).toMatchObject({ answer: 'register', ticketId: 'WW-2' });
  });

  it('rejects a used ticket as unknown after the data of the person was deleted', async () => {
    await change('tickets/WW-1', { submissionId: null, redeemedBy: null });
    expect(await lookUp('WW-1')).toMatchObject({ answer: 'refused', reason: 'unknown' });
  });

  it.each([
    ['its holder', 'Otto Lindqvist', 'collect', ['Otto Lindqvist']],
    ['someone else', 'Nora Reyes', 'register', []],
  ])(
    'finds the person who left an unused ticket for the desk if the person is %s',
    async (_, holder, answer, found) => {
      await change(
        'tickets/WW-2',
        holderFields({ holderName: holder, holderEmail: 'nora@example.com' }),
      );
      await change('registrations/0TT01', { deskTicketId: 'WW-2' });
      const result = await lookUp('ww-2');
      expect(result).toMatchObject({ answer, ticketId: 'WW-2' });
      expect(names(result)).toEqual(found);
      expect((await lookUp('0TT01')).people).toMatchObject([{ deskTicketId: 'WW-2' }]);
    },
  );

  it('finds an order as a party, with the tickets that no one has registered with', async () => {
    for (const id of ['WW-1', 'WW-2', 'WW-3'])
      await change(`tickets/${id}`, { orderId: '1001', eventId: 'autumn' });
    await change('tickets/WW-3', { state: 'redeemed', submissionId: '0TT01' });
    await change('registrations/ROSA1', { email: 'rosa@example.com' });
    for (const text of ['WW-1', 'MAYA1']) {
      const result = await lookUp(text);
      expect(names(result)).toEqual(['Maya Reyes', 'Otto Lindqvist']);
      expect(result.missing).toMatchObject([{ ticketId: 'WW-2' }]);
    }
    const unused = await lookUp('WW-2');
    expect([unused.answer, ...names(unused)]).toEqual(['register', 'Maya Reyes', 'Otto Lindqvist']);
    expect(unused.missing).toEqual([]);
  });

  it.each([
    ['its holder', 'Otto Lindqvist', ['WW-3']],
    ['someone else', 'Nora Reyes', []],
  ])(
    'finds by confirmation the order of a ticket to show at the desk if it is %s',
    async (_, holderName, missing) => {
      const order = { orderId: '1002', eventId: 'autumn' };
      await change('tickets/WW-2', {
        ...order,
        ...holderFields({ holderName, holderEmail: null }),
      });
      await change('tickets/WW-3', order);
      await change('registrations/0TT01', { deskTicketId: 'WW-2' });
      const result = await lookUp('0TT01');
      expect(result.missing.map(({ ticketId }) => ticketId)).toEqual(missing);
    },
  );

  it('finds in an order who registered to show their ticket of it', async () => {
    const sell = (id: string, holderName: string) =>
      change(`tickets/${id}`, {
        orderId: '1002',
        eventId: 'autumn',
        ...holderFields({ holderName, holderEmail: null }),
      });
    await sell('WW-2', 'Otto Lindqvist');
    await sell('WW-3', 'Nora Berg');
    await change('registrations/0TT01', { deskTicketId: 'WW-2' });
    await change(
      'registrations/N0RA1',
      person('Nora Berg', { participantId: 'nora', deskTicketId: 'WW-3' }),
    );
    for (const text of ['0TT01', 'WW-2']) {
      const result = await lookUp(text);
      expect(names(result)).toEqual(['Otto Lindqvist', 'Nora Berg']);
      expect(result.missing).toEqual([]);
    }
  });

  it('leaves out the tickets and people of an order for another event', async () => {
    for (const id of ['WW-1', 'WW-2', 'WW-3']) await change(`tickets/${id}`, { orderId: '1001' });
    await change('tickets/WW-2', { state: 'redeemed', submissionId: 'SPR1NG1' });
    await change('registrations/ROSA1', { email: 'rosa@example.com' });
    const result = await lookUp('WW-1');
    expect([names(result), result.missing]).toEqual([['Maya Reyes'], []]);
  });

  it.each(['WW1', 'ww 1', 'WW–1'])('finds a ticket typed as %s', async (text) => {
    await change('tickets/WW-1', { entryKey: 'WW1' });
    expect(await lookUp(text)).toMatchObject({ answer: 'welcome', ticketId: 'WW-1' });
  });

  describe('when the holder of a ticket has not registered', () => {
    const nora = {
      ticketId: 'WW-2',
      typeId: null,
      holderName: 'Nora Reyes',
      source: 'import',
      owes: false,
    };
    const sell = () =>
      change(
        'tickets/WW-2',
        holderFields({ holderName: 'Nora Reyes', holderEmail: 'nora@example.com' }),
      );

    it.each(['ww-2', 'nora', 'NORA REYES', 'Nora@example.com'])(
      'finds their ticket by %s',
      async (text) => {
        await sell();
        expect(await lookUp(text)).toMatchObject({
          answer: 'register',
          ticketId: 'WW-2',
          tickets: [nora],
        });
        expect(JSON.stringify(await api.audit())).not.toMatch(/nora/i);
      },
    );

    it('lists their ticket with the registered people of that name', async () => {
      await sell();
      const answer = await lookUp('Reyes');
      expect([answer.answer, ...names(answer)]).toEqual(['choose', 'Maya Reyes', 'Rosa Reyes']);
      expect(answer.tickets).toEqual([nora]);
      expect(await api.audit()).toMatchObject([{ action: 'desk.search', details: { people: 3 } }]);
    });

    it('lists their ticket with the only registered person of that name', async () => {
      const holder = holderFields({ holderName: 'Nora Lindqvist', holderEmail: null });
      await change('tickets/WW-2', holder);
      const answer = await lookUp('Lindqvist');
      expect([answer.answer, ...names(answer)]).toEqual(['choose', 'Otto Lindqvist']);
      expect(answer.tickets).toMatchObject([{ ticketId: 'WW-2', holderName: 'Nora Lindqvist' }]);
    });

    it('omits used tickets and those of another event', async () => {
      const holder = holderFields({ holderName: 'Ada Quill', holderEmail: null });
      await change('tickets/WW-1', holder);
      await change('tickets/WW-3', holder);
      expect(await lookUp('Ada Quill')).toMatchObject({ reason: 'unknown', tickets: [] });
    });
  });

  it.each([
    ['WW-99', { reason: 'unknown' }],
    ['00000000', { reason: 'unknown' }],
    ['WW-3', { reason: 'wrong-event', otherEventName: 'Spring Walk' }],
    ['SPR1NG1', { reason: 'wrong-event', otherEventName: 'Spring Walk' }],
  ])('rejects %s with a reason and audits it without a name', async (text, why) => {
    expect(await lookUp(text)).toMatchObject({ answer: 'refused', people: [], ...why });
    expect(await audited()).toEqual([
      { actor: 'desk', action: 'desk.scan-refused', target: 'events/autumn' },
    ]);
  });

  it('audits a search without results without the typed text', async () => {
    await lookUp('Nobody Known');
    const notes = await api.audit();
    expect(notes.map(({ details }) => details)).toEqual([{ reason: 'unknown' }]);
  });

  it('distinguishes a revoked ticket from an unknown one', async () => {
    await api.as('admin', 'DELETE', '/api/admin/tickets/WW-2');
    expect(await lookUp('WW-2')).toMatchObject({ reason: 'revoked', happenedBy: 'admin' });
  });

  it('shows the time and staff of a previous admission', async () => {
    await admit(['MAYA1']);
    const answer = await lookUp('WW-1');
    expect(answer).toMatchObject({ reason: 'used', happenedBy: 'desk of the walk' });
    expect(Date.parse(String(answer.happenedAt))).toBeGreaterThan(Date.now() - 60_000);
    // Others of the party can still be admitted.
    expect(names(answer)).toEqual(['Maya Reyes', 'Rosa Reyes']);
  });

  it('shows the account that canceled the registration', async () => {
    await change('registrations/MAYA1', {
      status: 'cancelled',
      cancelledAt: at,
      cancelledBy: 'Ana',
      state: 'cancelled',
    });
    expect(await lookUp('MAYA1')).toMatchObject({
      reason: 'cancelled',
      happenedAt: at,
      happenedBy: 'Ana',
    });
  });
});
