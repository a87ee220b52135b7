import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { ticketType } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import { admit, api, lookUp, openTill, seedDesk, undo } from '../../support/api/calls/desk-api.ts';
import { at } from '../../support/api/calls/staff-api.ts';
import { changesOf } from '../../support/api/changes.ts';
import { call } from '../../support/api/client.ts';
import { registrationBody } from '../../support/api/people.ts';
import { change, stored } from '../../support/api/store/database.ts';

const ida = {
  fullName: 'Ida Lund',
  over21: true,
  liabilityWaiver: true,
  signedOn: 'paper',
} as const;
const tasting = ticketType({ id: 'tasting', name: 'Tasting', priceCents: 4000, quantity: 3 });

/** Imports the lines of a file that lists a ticket of Ida Lund as not paid. */
const importing = (
  ticket: { owes?: boolean; typeId?: string; holderName?: string } = { owes: true },
) =>
  api.as('admin', 'POST', '/api/admin/tickets/import', {
    body: {
      tickets: [
        { id: 'OW-1', eventId: 'autumn', holderName: 'Ida Lund', typeId: 'tasting', ...ticket },
      ],
      existing: 'update',
    },
  });
const registerAtDesk = () =>
  api.as('desk', 'POST', '/api/admin/registrations', { body: { ...ida, ticketId: 'ow-1' } });
const submit = (changes: object) =>
  call('POST', '/api/waiver/submit', {
    at: api.at,
    body: registrationBody({ fullName: 'Ida Lund', ticketId: 'OW-1', ...changes }),
  });

beforeEach(async () => {
  await seedDesk();
  await change('events/autumn', { ticketTypes: [tasting] });
});

it('finds the person by code and name, takes the price once, and gives it back by an undo', async () => {
  await importing();
  for (const text of ['OW-1', 'Ida Lund', 'lund'])
    expect(await lookUp(text)).toMatchObject({
      answer: 'register',
      tickets: [{ ticketId: 'OW-1', holderName: 'Ida Lund', typeId: 'tasting', owes: true }],
    });
  const { json: till } = await openTill(0);
  const { submissionId } = (await registerAtDesk()).json;
  for (const text of ['OW-1', 'Ida Lund'])
    expect(await lookUp(text)).toMatchObject({
      answer: 'collect',
      people: [{ submissionId, typeId: 'tasting', isVerified: false, deskTicketId: null }],
      tickets: [],
    });
  expect((await admit([submissionId])).json.code).toBe('not-paid');
  const paid = await admit([submissionId], { takesPayment: true });
  expect(paid.json).toMatchObject({ amountCents: 4000, arrived: [submissionId] });
  expect(await stored(`tills/${till.id}`)).toMatchObject({ salesCents: 4000, salesCount: 1 });
  expect(await lookUp('OW-1')).toMatchObject({ answer: 'refused', reason: 'used' });
  await undo(paid.json.id);
  expect(await stored(`tills/${till.id}`)).toMatchObject({ salesCents: 0 });
  expect(await lookUp('OW-1')).toMatchObject({ answer: 'collect', people: [{ submissionId }] });
});

it.each([
  ['the desk', registerAtDesk],
  ['the form', () => submit({ paymentMethod: 'cash' })],
])(
  'counts one place of an unpaid ticket from the import until the sale, when registered by %s',
  async (_by, register) => {
    await importing();
    const taken = async () => (await stored('ticketCounts/autumn'))?.types;
    const edit = () =>
      api.as('admin', 'PUT', '/api/admin/events/autumn', {
        body: {
          name: 'Autumn Walk',
          startTime: at,
          endTime: '2099-01-01T00:00:00.000Z',
          ticketTypes: [tasting],
        },
      });
    expect((await edit()).status).toBe(200);
    expect(await taken()).toMatchObject({ tasting: { taken: 1 } });
    await openTill(0);
    const { submissionId } = (await register()).json;
    expect(await taken()).toMatchObject({ tasting: { taken: 1 } });
    // An edit counts again what is stored.
    expect((await edit()).status).toBe(200);
    expect(await stored('ticketCounts/autumn')).toMatchObject({
      taken: 5,
      open: 2,
      types: { tasting: { taken: 1 } },
    });
    await admit([submissionId], { takesPayment: true });
    expect(await taken()).toMatchObject({ tasting: { taken: 1 } });
  },
);

it('redeems no unpaid ticket in the form, and tells staff and public that it is unpaid', async () => {
  await importing();
  expect((await submit({ paymentMethod: 'prepaid' })).json).toMatchObject({ code: 'ticket-owes' });
  const check = (who: 'anonymous' | 'desk') =>
    api.as(who, 'POST', '/api/tickets/validate', { body: { ticketId: 'OW-1' } });
  expect((await check('anonymous')).json).toMatchObject({
    isValid: false,
    reason: 'owes',
    participantName: null,
    typeId: null,
  });
  expect((await check('desk')).json).toMatchObject({
    isValid: false,
    reason: 'owes',
    participantName: 'Ida Lund',
    typeId: 'tasting',
  });
  const moved = await api.as('admin', 'POST', '/api/admin/registrations/0TT01/ticket', {
    body: { ticketId: 'OW-1', version: 1, holderChange: 'gift' },
  });
  expect(moved.json.code).toBe('ticket-owes');
  expect(await stored('tickets/OW-1')).toMatchObject({ state: 'unused', owes: true });
});

it('rejects an unpaid ticket, and marks it as used after its registered holder pays at the desk', async () => {
  await importing();
  await openTill(0);
  const { submissionId } = (await submit({ paymentMethod: 'cash' })).json;
  expect(await lookUp('OW-1')).toMatchObject({
    answer: 'collect',
    people: [{ submissionId, deskTicketId: null }],
  });
  // A device without a connection knows only the ticket: it admits no person without the price.
  const byTicket = { ticketIds: ['OW-1'], takesPayment: false, isIdSeen: true };
  const free = await api.as('desk', 'POST', '/api/admin/desk/admissions', { body: byTicket });
  expect(free.json.code).toBe('not-paid');
  await admit([submissionId], { takesPayment: true });
  expect(await stored('tickets/OW-1')).toMatchObject({ state: 'redeemed', submissionId });
  expect((await lookUp('Ida Lund')).tickets).toEqual([]);
});

it('marks a ticket as paid when a later file says so, and as unpaid again by an undo', async () => {
  await importing();
  expect((await importing({})).json).toMatchObject({ updated: [], alreadyThere: ['OW-1'] });
  const { json } = await importing({ owes: false });
  expect(json).toMatchObject({ updated: ['OW-1'] });
  expect(await stored('tickets/OW-1')).toMatchObject({ owes: false });
  await changesOf(api).undo(json.changeId);
  expect(await stored('tickets/OW-1')).toMatchObject({ owes: true, holderName: 'Ida Lund' });
});

it('marks unpaid tickets in the list of an offline desk', async () => {
  await change(
    'tickets/OW-2',
    newTicket(
      { eventId: 'autumn', holderName: 'Ola Ek', holderEmail: null, owes: true },
      'import',
      at,
    ),
  );
  const { json } = await api.as(
    'desk',
    'GET',
    '/api/admin/desk/snapshot?eventId=autumn' as '/api/admin/desk/snapshot',
  );
  const owed = json.entries.filter(({ owes }: { owes: boolean }) => owes);
  expect(owed).toMatchObject([{ answer: 'register', name: 'OE' }]);
});

it('takes the price of a person who registered online and said they would show it', async () => {
  await importing();
  await openTill(0);
  const { json } = await submit({ paymentMethod: 'cash' });
  const { submissionId } = json;
  expect(await stored(`registrations/${submissionId}`)).toMatchObject({ deskTicketId: 'OW-1' });
  for (const text of [submissionId, 'Ida Lund', 'OW-1'])
    expect(await lookUp(text)).toMatchObject({
      answer: 'collect',
      people: [{ submissionId, typeId: 'tasting', isVerified: false, deskTicketId: null }],
      tickets: [],
    });
  const paid = await admit([submissionId], { takesPayment: true });
  expect(paid.json).toMatchObject({ amountCents: 4000, arrived: [submissionId] });
  expect(await stored('tickets/OW-1')).toMatchObject({ state: 'redeemed', submissionId });
});

it.each([true, false])(
  'enters a door list with the type of the ticket, which the desk sells: %s',
  async (isSoldAtDesk) => {
    const ticketTypes = [ticketType({ id: 'walk' }), { ...tasting, isSoldAtDesk }];
    await change('events/autumn', { ticketTypes });
    await importing();
    const { json: till } = await openTill(0);
    const { submissionId } = (await submit({ paymentMethod: 'cash' })).json;
    // Earlier versions stored no type.
    await change(`registrations/${submissionId}`, { typeId: null });
    const paid = await admit([submissionId], { takesPayment: true, source: 'paper' });
    expect(paid.json).toMatchObject({ amountCents: 4000, arrived: [submissionId] });
    expect(await stored(`registrations/${submissionId}`)).toMatchObject({ typeId: 'tasting' });
    expect(await stored(`tills/${till.id}`)).toMatchObject({ salesCents: 4000 });
    expect(await stored('tickets/OW-1')).toMatchObject({ state: 'redeemed', submissionId });
  },
);

it('lists and counts who names an unpaid ticket in the form as due at the price of the desk', async () => {
  const ticketTypes = [ticketType({ id: 'walk', priceCents: 0 }), tasting];
  await change('events/autumn', { ticketTypes });
  await importing();
  const { submissionId } = (await submit({ paymentMethod: 'cash' })).json;
  expect((await lookUp('OW-1')).people).toMatchObject([{ submissionId, typeId: 'tasting' }]);
  const due = '/api/admin/registrations?eventId=autumn&payment=due';
  const { registrations } = (await api.as('desk', 'GET', due)).json;
  expect(registrations).toMatchObject([{ id: submissionId, typeId: 'tasting' }]);
  const counts = await api.as('desk', 'GET', '/api/admin/registration-counts?eventId=autumn');
  expect(counts.json.payment).toEqual({ due: 1, paid: 2 });
  const { json } = await api.as('admin', 'GET', '/api/admin/events/autumn/overview');
  expect(json.cash).toMatchObject({ peopleDue: 1, dueCents: 4000 });
});

it('takes the price of the type that the ticket has now', async () => {
  const ticketTypes = [ticketType({ id: 'walk', priceCents: 3000 }), tasting];
  await change('events/autumn', { ticketTypes });
  await importing({ owes: true, typeId: 'walk' });
  await openTill(0);
  const { submissionId } = (await submit({ paymentMethod: 'cash' })).json;
  await importing();
  for (const text of [submissionId, 'OW-1'])
    expect((await lookUp(text)).people).toMatchObject([{ submissionId, typeId: 'tasting' }]);
  const paid = await admit([submissionId], { takesPayment: true });
  expect(paid.json).toMatchObject({ amountCents: 4000 });
  expect(await stored(`registrations/${submissionId}`)).toMatchObject({ typeId: 'tasting' });
});

it('lists and counts the price of the type that the ticket has now, also after an undo', async () => {
  const ticketTypes = [ticketType({ id: 'walk', priceCents: 0 }), tasting];
  await change('events/autumn', { ticketTypes });
  await importing({ owes: true, typeId: 'walk' });
  const { submissionId } = (await submit({ paymentMethod: 'cash' })).json;
  const due = async () => {
    const path = '/api/admin/registrations?eventId=autumn&payment=due';
    const { registrations } = (await api.as('desk', 'GET', path)).json;
    const counts = await api.as('desk', 'GET', '/api/admin/registration-counts?eventId=autumn');
    return [registrations.length, counts.json.payment.due];
  };
  expect(await due()).toEqual([0, 0]);
  const { json } = await importing();
  expect(await due()).toEqual([1, 1]);
  const { participantId } = (await stored(`registrations/${submissionId}`)) ?? {};
  expect(await stored(`participants/${participantId}/progress/autumn`)).toMatchObject({
    typeId: 'tasting',
  });
  await changesOf(api).undo(json.changeId);
  expect(await due()).toEqual([0, 0]);
  await importing();
  await api.as('admin', 'DELETE', '/api/admin/tickets/OW-1');
  expect(await due()).toEqual([0, 0]);
  expect(await stored(`registrations/${submissionId}`)).toMatchObject({ typeId: null });
  await importing();
  expect(await due()).toEqual([1, 1]);
  await api.as('admin', 'POST', '/api/admin/tickets/changes', {
    body: { ids: ['OW-1'], change: { kind: 'move', eventId: 'spring' } },
  });
  expect(await due()).toEqual([0, 0]);
});

it.each([
  ['was deleted', () => api.as('admin', 'DELETE', '/api/admin/tickets/OW-1')],
  ['has another holder', () => importing({ owes: true, holderName: 'Ola Ek' })],
])('sells a type of the desk to a person whose unpaid ticket %s', async (_what, leave) => {
  const walk = ticketType({ id: 'walk', priceCents: 3000 });
  await change('events/autumn', { ticketTypes: [walk, { ...tasting, isSoldAtDesk: false }] });
  await importing();
  await openTill(0);
  const { submissionId } = (await submit({ paymentMethod: 'cash' })).json;
  expect((await leave()).status).toBe(200);
  expect((await lookUp(submissionId)).people).toMatchObject([{ submissionId, typeId: null }]);
  const paid = await admit([submissionId], { takesPayment: true });
  expect(paid.json).toMatchObject({ amountCents: 3000, arrived: [submissionId] });
  expect(await stored(`registrations/${submissionId}`)).toMatchObject({ typeId: 'walk' });
});

it.each([
  ['without its unpaid ticket', () => api.as('admin', 'DELETE', '/api/admin/tickets/OW-1'), null],
  [
    'with the type that its ticket has now',
    () => importing({ owes: true, typeId: 'walk' }),
    'walk',
  ],
])('restores a canceled registration %s', async (_how, leave, typeId) => {
  const walk = ticketType({ id: 'walk', priceCents: 3000 });
  await change('events/autumn', { ticketTypes: [walk, tasting] });
  await importing();
  const { submissionId } = (await submit({ paymentMethod: 'cash' })).json;
  const path = `/api/admin/registrations/${submissionId}` as const;
  expect((await api.as('admin', 'POST', `${path}/cancel`)).status).toBe(200);
  expect((await leave()).status).toBe(200);
  expect((await api.as('admin', 'POST', `${path}/restore`)).status).toBe(200);
  expect(await stored(`registrations/${submissionId}`)).toMatchObject({
    status: 'active',
    typeId,
    sharesTicketPlace: typeId !== null,
  });
});

it('does not price a registration that names a ticket without a holder', async () => {
  await importing();
  await change('tickets/OW-1', { holderName: null });
  const { submissionId } = (await submit({ paymentMethod: 'cash' })).json;
  expect(await stored(`registrations/${submissionId}`)).toMatchObject({ typeId: null });
});

it('lets in by a door list with an unpaid ticket of a free type', async () => {
  const ticketTypes = [ticketType({ id: 'walk' }), { ...tasting, priceCents: 0 }];
  await change('events/autumn', { ticketTypes });
  await importing();
  const { submissionId } = (await submit({ paymentMethod: 'cash' })).json;
  const entered = await admit([submissionId], { source: 'paper' });
  expect(entered.json).toMatchObject({ amountCents: 0, arrived: [submissionId] });
  expect(entered.json.conflicts).toEqual({});
  expect(await stored(`registrations/${submissionId}`)).toMatchObject({
    isVerified: true,
    typeId: 'tasting',
  });
});

it('settles a person who registered at the desk with an unpaid ticket of a free type, without a till', async () => {
  const ticketTypes = [ticketType({ id: 'walk' }), { ...tasting, priceCents: 0 }];
  await change('events/autumn', { ticketTypes });
  await importing();
  const { submissionId } = (await registerAtDesk()).json;
  const admitted = await admit([submissionId], {
    takesPayment: true,
    takenCents: { [submissionId]: 0 },
  });
  expect(admitted.json).toMatchObject({ amountCents: 0, arrived: [submissionId] });
  expect(await stored('tickets/OW-1')).toMatchObject({ state: 'redeemed', submissionId });
});
