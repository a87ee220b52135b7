import { ticketType } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { admit, api, lookUp, openTill, seedDesk } from '../../support/api/calls/desk-api.ts';
import { at, event, people } from '../../support/api/calls/staff-api.ts';
import { call, request } from '../../support/api/client.ts';
import { registrationBody } from '../../support/api/people.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';

const { name, startTime, endTime } = event;
const driver = ticketType({ quantity: 2 });
const regular = ticketType({ id: 'regular', name: 'Regular', quantity: null });

/** Edits the event, which has three registrations and one unused ticket. */
const edit = (changes: Record<string, unknown>) =>
  api.as('admin', 'PUT', '/api/admin/events/autumn', {
    body: { name, startTime, endTime, ...changes },
  });
const register = (changes: Record<string, unknown> = {}) =>
  call('POST', '/api/waiver/submit', { at: api.at, body: registrationBody(changes) });
const importing = (ids: string[], typeId: string | null = null) =>
  api.as('admin', 'POST', '/api/admin/tickets/import', {
    body: { tickets: ids.map((id) => ({ id, eventId: 'autumn', typeId })) },
  });
const counts = () => stored('ticketCounts/autumn');
const sale = (id: string, changes: Record<string, unknown> = {}) =>
  admit([id], { takesPayment: true, typeIds: { [id]: 'driver' }, ...changes });
const active = async () => (await call('GET', '/api/events/active', { at: api.at })).json;

beforeEach(seedDesk);

it('registers exactly as many as there are places when 200 come at once, twice', async () => {
  for (const [round, capacity] of [14, 24].entries()) {
    expect((await edit({ capacity })).status).toBe(200);
    expect(await active()).toMatchObject({ isSoldOut: false });
    // The second round trusts the stored counts, as from two minutes after the limit was set.
    if (round > 0) await change('ticketCounts/autumn', { completeAt: at });
    const answers = await Promise.all(Array.from({ length: 200 }, () => register()));
    const codes = answers.map(({ status, json }) => (status === 200 ? 'registered' : json.code));
    const registered = codes.filter((code) => code === 'registered');
    const refused = codes.filter((code) => code === 'sold-out');
    expect([registered.length, refused.length]).toEqual([10, 190]);
    expect(await counts()).toMatchObject({ capacity, taken: capacity });
    // One registration is for another event, and one place is an unused ticket.
    expect(await howMany('registrations')).toBe(capacity);
  }
  expect(await active()).toMatchObject({ isSoldOut: true });
});

it('gives places back and takes them again with each change of a registration or ticket', async () => {
  const token = people.admin();
  await edit({ capacity: 4 });
  expect((await register()).json.code).toBe('sold-out');
  // A ticket has a place already, whether its holder shows it at the desk or redeems it.
  expect((await register({ ticketId: 'WW-2' })).status).toBe(200);
  expect(await counts()).toMatchObject({ taken: 4, open: 2 });
  expect((await register({ ticketId: 'WW-2', paymentMethod: 'prepaid' })).status).toBe(200);
  expect(await counts()).toMatchObject({ taken: 4, open: 2 });
  const of = (path: string, body?: object) =>
    request('POST', `/api/admin/registrations/${path}`, { at: api.at, token, body });
  expect((await edit({ capacity: 4 })).status).toBe(200);
  expect(await counts()).toMatchObject({ taken: 4, open: 2 });
  await of('0TT01/cancel');
  expect(await counts()).toMatchObject({ taken: 3, open: 1 });
  expect((await importing(['WW-8', 'WW-9'])).json).toMatchObject({
    code: 'too-few-left',
    message: expect.stringContaining('The event has 1 of 4 tickets left, not enough for 2 more.'),
  });
  expect((await importing(['WW-8'])).status).toBe(200);
  expect((await of('0TT01/restore')).json).toMatchObject({ code: 'sold-out' });
  await api.as('admin', 'DELETE', '/api/admin/tickets/WW-8');
  expect((await of('0TT01/restore')).status).toBe(200);
  await of('MAYA1/cancel');
  expect(await counts()).toMatchObject({ taken: 4, open: 2 });
  const { version } = await stored('registrations/0TT01');
  await of('0TT01/ticket', { ticketId: 'WW-1', version });
  expect(await counts()).toMatchObject({ taken: 3, open: 1 });
  expect((await edit({ capacity: 2 })).json).toMatchObject({
    code: 'capacity-below-taken',
    fields: { capacity: '3 places are already taken. Enter 3 or more.' },
  });
});

describe('ticket to show at the desk of a sold-out event', () => {
  const ada = { ticketId: 'WW-2', fullName: 'Ada Quill' };
  beforeEach(async () => {
    await change('tickets/WW-2', { holderName: 'Ada Quill', holderEmail: 'ada@example.com' });
    await edit({ capacity: 4 });
    await openTill(0);
  });

  it('counts one place of a shown ticket, for its holder on record', async () => {
    expect((await register({ ...ada, fullName: 'Ben Stranger' })).json.code).toBe('sold-out');
    const { json } = await register(ada);
    expect((await register(ada)).json.code).toBe('sold-out');
    expect(await counts()).toMatchObject({ taken: 4 });
    const shown = await admit([json.submissionId], { ticketIds: ['WW-2'] });
    expect(shown.status).toBe(200);
    expect(await stored('tickets/WW-2')).toMatchObject({ submissionId: json.submissionId });
    expect(await counts()).toMatchObject({ taken: 4 });
  });

  it('counts one place when 12 people name a ticket at once, also in other spellings', async () => {
    await change('tickets/WW-2', { holderName: null, holderEmail: null });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        register({ ticketId: ['WW-2', 'ww-2', 'WW 2'][index % 3], fullName: `Ada ${index}` }),
      ),
    );
    const codes = answers.map(({ status, json }) => (status === 200 ? 'registered' : json.code));
    expect(codes.toSorted()).toEqual(['registered', ...Array(11).fill('sold-out')]);
    expect((await register({ ticketId: 'ww2' })).json.code).toBe('sold-out');
  });

  it('counts a ticket as one place after several registrations named it', async () => {
    const { submissionId } = (await register(ada)).json;
    const { sharesTicketPlace, ...other } = await stored(`registrations/${submissionId}`);
    expect(sharesTicketPlace).toBe(true);
    for (const first of '000000')
      await change(`registrations/${first}${await howMany('registrations')}`, other);
    expect((await register(ada)).json.code).toBe('sold-out');
  });

  it('keeps the place of a ticket after the registration was canceled', async () => {
    const { json } = await register(ada);
    await api.as('admin', 'POST', `/api/admin/registrations/${json.submissionId}/cancel`);
    expect(await counts()).toMatchObject({ taken: 4 });
    expect((await register(ada)).status).toBe(200);
  });

  it('refuses to restore a cancelled registration after another took its place', async () => {
    await change('tickets/WW-2', { holderName: null, holderEmail: null });
    const { submissionId } = (await register(ada)).json;
    const of = (id: string, action: 'cancel' | 'restore') =>
      api.as('admin', 'POST', `/api/admin/registrations/${id}/${action}`);
    await of(submissionId, 'cancel');
    const other = await register(ada);
    expect((await of(submissionId, 'restore')).json).toMatchObject({ code: 'sold-out' });
    await of(other.json.submissionId, 'cancel');
    expect((await of(submissionId, 'restore')).status).toBe(200);
    expect((await register(ada)).json.code).toBe('sold-out');
  });

  it('gives the place of a reassigned ticket to its new holder', async () => {
    await register(ada);
    await change('tickets/WW-2', { holderName: 'Ben Carter', holderEmail: 'ben@example.com' });
    expect((await register({ ...ada, fullName: 'Ben Carter' })).status).toBe(200);
    expect(await counts()).toMatchObject({ taken: 4 });
  });

  it('gives the place to the registration that redeemed the ticket, so that the desk sells no other', async () => {
    const { json } = await register(ada);
    const { version } = await stored('registrations/0TT01');
    const body = { ticketId: 'WW-2', version, holderChange: 'gift' as const };
    const moved = await api.as('desk', 'POST', '/api/admin/registrations/0TT01/ticket', { body });
    expect(moved.status).toBe(200);
    expect(await counts()).toMatchObject({ taken: 3 });
    await edit({ capacity: 3 });
    const sold = await admit([json.submissionId], { takesPayment: true });
    expect(sold.json.code).toBe('sold-out');
  });

  it('sells another place to the holder of a shown ticket if one is left', async () => {
    const { json } = await register(ada);
    const sell = () => admit([json.submissionId], { takesPayment: true });
    expect((await sell()).json.code).toBe('sold-out');
    await edit({ capacity: 5 });
    expect((await sell()).status).toBe(200);
    expect(await counts()).toMatchObject({ taken: 5 });
  });
});

it('limits the tickets of a type, except for sales that were made offline', async () => {
  await edit({ ticketTypes: [driver, regular] });
  await openTill(0);
  expect((await importing(['WW-7', 'WW-8', 'WW-9'], 'driver')).json.code).toBe('too-few-left');
  await importing(['WW-8', 'WW-9'], 'driver');
  const left = { places: null, types: { driver: 0 } };
  expect((await lookUp('0TT01')).event.left).toEqual(left);
  const list = await api.as('desk', 'GET', '/api/admin/desk/snapshot?eventId=autumn');
  expect(list.json.event.left).toEqual(left);
  expect((await sale('0TT01')).json).toMatchObject({
    code: 'sold-out',
    message: '“Designated driver” is sold out: all 2 tickets are taken.',
  });
  const generated = await api.as('admin', 'POST', '/api/admin/tickets/generate', {
    body: { count: 1, prefix: 'WW', eventId: 'autumn', typeId: 'driver' },
  });
  expect(generated.json.code).toBe('sold-out');
  const doneAt = new Date(Date.now() - 60_000).toISOString();
  expect((await sale('0TT01', { doneAt })).json.people).toMatchObject([{ typeId: 'driver' }]);
  expect((await counts()).types.driver.taken).toBe(3);
  expect((await edit({ ticketTypes: [{ ...driver, quantity: 1 }, regular] })).json).toMatchObject({
    fields: {
      'ticketTypes.0.quantity': expect.stringContaining('3 tickets of “Designated driver”'),
    },
  });
});

it('rejects either the type’s deletion or the ticket when both come at once', async () => {
  for (const id of ['WW-A', 'WW-B', 'WW-C']) {
    await edit({ ticketTypes: [driver, regular] });
    const [deletion, issued] = await Promise.all([
      edit({ ticketTypes: [regular] }),
      importing([id], 'driver'),
    ]);
    expect([deletion.status, issued.status].filter((status) => status === 200)).toHaveLength(1);
    await api.as('admin', 'DELETE', `/api/admin/tickets/${id}` as '/api/admin/tickets/{id}');
  }
});
