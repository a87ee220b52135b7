import { beforeEach, describe, expect, it } from 'vitest';
import { audited, event, seed } from '../../support/api/calls/staff-api.ts';
import {
  api,
  auditDetails,
  holder,
  ids,
  list,
  noHolder,
  redeemed,
  seedTickets,
} from '../../support/api/calls/ticket-calls.ts';
import { howMany, stored } from '../../support/api/store/database.ts';

beforeEach(seedTickets);

describe('POST /api/admin/tickets', () => {
  const add = (body: Record<string, unknown>) =>
    api.as('desk', 'POST', '/api/admin/tickets', { unchecked: body });

  it('adds one ticket with a normalized holder', async () => {
    const body = { id: ' ww-9 ', holderName: 'Zoë Reyes', holderEmail: 'ZOE@Example.com' };
    const { status, json } = await add(body);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      id: 'WW-9',
      holderName: 'Zoë Reyes',
      holderEmail: 'zoe@example.com',
      source: 'manual',
      state: 'unused',
    });
    expect(await stored('tickets/WW-9')).toMatchObject({ holderNameKey: 'zoe reyes' });
    expect(await audited()).toEqual([
      { actor: 'desk', action: 'ticket.add', target: 'tickets/WW-9' },
    ]);
  });

  it('never adds a ticket twice', async () => {
    await add({ id: 'WW-9' });
    const again = await add({ id: 'ww-9', holderName: 'Somebody Else' });
    expect([again.status, again.json.code]).toEqual([409, 'ticket-exists']);
    expect(again.json.message).toBe('There is already a ticket WW-9.');
    expect(await stored('tickets/WW-9')).toMatchObject({ holderName: null });
  });

  it('adds an unused ticket from a whole one', async () => {
    await add({ id: 'WW-9', state: 'redeemed', redeemedBy: 'maya', submissionId: 'A' });
    expect(await stored('tickets/WW-9')).toMatchObject({ state: 'unused', redeemedBy: null });
  });

  it.each([
    ['an empty id', { id: ' ' }, 'id'],
    ['an id that is a path', { id: '../staff/x' }, 'id'],
    ['an id of 65 characters', { id: 'W'.repeat(65) }, 'id'],
    ['a formula for an id', { id: '=1+1' }, 'id'],
    [
      'a formula for a name',
      { id: 'WW-9', holderName: '=HYPERLINK("http://x","y")' },
      'holderName',
    ],
    ['no email address', { id: 'WW-9', holderEmail: 'maya' }, 'holderEmail'],
    ['an unknown field', { id: 'WW-9', owner: 'Maya' }, 'owner'],
  ])('rejects %s', async (_name, body, field) => {
    const { status, json } = await add(body);
    expect([status, json.code, Object.keys(json.fields)]).toEqual([400, 'invalid-input', [field]]);
    expect(await howMany('tickets')).toBe(0);
  });

  it('returns 404 for an unknown event', async () => {
    const { status, json } = await add({ id: 'WW-9', eventId: 'nowhere' });
    expect([status, json.fields.eventId]).toEqual([404, 'This event no longer exists.']);
    expect(await howMany('tickets')).toBe(0);
  });
});

describe('PUT /api/admin/tickets/{id}', () => {
  const edit = (id: string, body: Record<string, unknown>) =>
    api.as('desk', 'PUT', `/api/admin/tickets/${id}`, { unchecked: body });
  const maya = { holderName: 'Maya Reyes', holderEmail: 'maya@example.com' };
  const jonah = { holderName: 'Jonah Whitfield', holderEmail: 'j@example.com' };

  it('reassigns an unused ticket and releases it', async () => {
    await seed({ 'tickets/WW-1': holder('Maya Reyes', 'maya@example.com') });
    const given = await edit('ww-1', {
      holderName: 'Jonah Whitfield',
      holderEmail: 'j@example.com',
      seen: { holderName: 'Maya Reyes', holderEmail: 'maya@example.com' },
    });
    expect(given.json).toMatchObject({ id: 'WW-1', holderName: 'Jonah Whitfield' });
    expect(ids((await list('?search=whit')).json)).toEqual(['WW-1']);
    expect(ids((await list('?search=maya')).json)).toEqual([]);
    const released = await edit('WW-1', { holderName: '', holderEmail: null, seen: jonah });
    expect(released.json).toMatchObject({ holderName: null, holderEmail: null, state: 'unused' });
    expect(await stored('tickets/WW-1')).toMatchObject({ holderNameKey: null });
    const actions = (await audited()).map(({ action }) => action);
    expect(actions).toEqual(['ticket.reassign', 'tickets.list', 'ticket.release']);
    expect(await auditDetails()).toEqual({
      'tickets.list': { people: 1 },
      'ticket.reassign': { hadHolder: true, hasHolder: true },
      'ticket.release': { hadHolder: true, hasHolder: false },
    });
  });

  it('rejects an edit when the holder changed in the meantime', async () => {
    await seed({ 'tickets/WW-1': holder('Maya Reyes') });
    const seen = { holderName: 'Maya Reyes', holderEmail: null };
    await edit('WW-1', { holderName: 'Jonah Whitfield', holderEmail: 'j@example.com', seen });
    const late = await edit('WW-1', { ...maya, seen });
    expect([late.status, late.json.code]).toEqual([409, 'ticket-holder-changed']);
    expect(late.json.message).toBe(
      'Someone else changed the holder of ticket WW-1. It is now held by Jonah Whitfield, and was not reassigned.',
    );
    expect(await stored('tickets/WW-1')).toMatchObject(jonah);
    expect((await edit('WW-1', { ...noHolder, seen: jonah })).status).toBe(200);
    const released = await edit('WW-1', { ...maya, seen: jonah });
    expect(released.json.message).toContain('It now has no holder');
  });

  it('saves an edit without expected values after any other edit', async () => {
    await seed({ 'tickets/WW-1': holder('Maya Reyes', 'maya@example.com') });
    expect((await edit('WW-1', {})).json).toMatchObject({ holderName: 'Maya Reyes' });
    expect((await edit('WW-1', jonah)).status).toBe(200);
    expect(await stored('tickets/WW-1')).toMatchObject(jonah);
  });

  it('retains a hidden email for a holder of the same name only, without revealing it', async () => {
    await seed({ 'tickets/WW-1': holder('Maya Reyes', 'maya@example.com') });
    const hidden = { holderEmail: null, isEmailHidden: true };
    const same = await edit('WW-1', { holderName: 'Maya Reyes', ...hidden });
    expect(same.json).toMatchObject(hidden);
    expect(same.text).not.toContain('maya@example.com');
    expect(await stored('tickets/WW-1')).toMatchObject(maya);
    expect((await edit('WW-1', {})).text).not.toContain('maya@example.com');
    await edit('WW-1', { holderName: 'Jonah Whitfield', ...hidden });
    expect(await stored('tickets/WW-1')).toMatchObject({
      holderName: 'Jonah Whitfield',
      holderEmail: null,
    });
  });

  it('moves a ticket to another event unless it changed in the meantime', async () => {
    await seed({
      'events/autumn': event,
      'events/spring': { ...event, name: 'Spring Walk', isActive: false },
      'tickets/WW-1': holder('Maya Reyes'),
    });
    const seen = { holderName: 'Maya Reyes', holderEmail: null, eventId: null };
    const newHolder = { holderName: 'Maya Reyes', holderEmail: null };
    const moved = await edit('WW-1', { ...newHolder, eventId: 'spring', seen });
    expect(moved.json).toMatchObject({ holderName: 'Maya Reyes', eventId: 'spring' });
    expect(await auditDetails()).toEqual({
      'ticket.reassign': { hadHolder: true, hasHolder: true, isMoved: true },
    });
    const late = await edit('WW-1', { ...newHolder, eventId: 'autumn', seen });
    expect([late.status, late.json.code]).toEqual([409, 'ticket-moved']);
    expect(late.json.message).toContain('moved ticket WW-1 to another event');
    const unknown = await edit('WW-1', {
      ...newHolder,
      eventId: 'nowhere',
      seen: { ...seen, eventId: 'spring' },
    });
    expect([unknown.status, unknown.json.fields.eventId]).toEqual([
      404,
      'This event no longer exists.',
    ]);
    const unsaid = await edit('WW-1', { ...newHolder, seen: newHolder });
    expect(unsaid.json).toMatchObject({ eventId: 'spring' });
  });

  it('leaves a redeemed ticket unchanged', async () => {
    await seed({ 'tickets/WW-3': redeemed });
    const { status, json } = await edit('WW-3', { holderName: 'Thief', seen: noHolder });
    expect([status, json.code]).toEqual([409, 'ticket-redeemed']);
    expect(json.message).toBe('Ticket WW-3 was redeemed, so it can’t be reassigned.');
    expect(await stored('tickets/WW-3')).toMatchObject({ holderName: 'Zoë Reyes' });
    expect((await edit('WW-4', { seen: noHolder })).status).toBe(404);
  });
});
