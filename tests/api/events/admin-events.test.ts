import { beforeEach, describe, expect, it } from 'vitest';
import { inNoLanguage } from '../../../common/src/model/languages.ts';
import {
  api,
  badInput,
  body,
  create,
  driver,
  edit,
  seedEvents,
} from '../../support/api/calls/event-calls.ts';
import { audited, event, seed } from '../../support/api/calls/staff-api.ts';
import { changesOf } from '../../support/api/changes.ts';
import { call } from '../../support/api/client.ts';
import { howMany, stored } from '../../support/api/store/database.ts';

const changes = changesOf(api);
beforeEach(seedEvents);

describe('GET /api/admin/events', () => {
  it('lists all events, latest first', async () => {
    const { json } = await api.as('desk', 'GET', '/api/admin/events');
    expect(json.map(({ id }) => id)).toEqual(['autumn', 'past']);
  });
});

describe('POST /api/admin/events', () => {
  it('creates an active event with every active business and a radius of 50 m', async () => {
    const { status, json } = await create();
    expect(status).toBe(200);
    expect(json).toMatchObject({
      ...body,
      isActive: true,
      isPublished: true,
      businessIds: null,
      checkInRadiusMeters: 50,
    });
    const { id, ...document } = json;
    expect(await stored(`events/${id}`)).toEqual(document);
  });

  it('creates an inactive event that was never published if isActive is false', async () => {
    const { json } = await create({ isActive: false });
    expect(json).toMatchObject({ isActive: false, isPublished: false });
    expect(await audited()).toMatchObject([{ action: 'event.create' }]);
  });

  it('shows an active event to everyone, audited, and can be undone', async () => {
    const { id } = (await create()).json;
    const shown = () => api.as('anonymous', 'GET', `/api/events/${id}/businesses`);
    expect((await shown()).status).toBe(200);
    const actions = (await audited()).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['event.create', 'event.publish']);
    const [change] = await changes.list('events');
    await changes.undo(change?.id);
    expect(await stored(`events/${id}`)).toMatchObject({ isActive: false, isPublished: false });
    expect((await shown()).status).toBe(404);
  });

  it('retains the order of businesses', async () => {
    const { json } = await create({ businessIds: ['cask', 'vino'] });
    expect(json.businessIds).toEqual(['cask', 'vino']);
  });

  it('creates one event per idempotency key', async () => {
    const first = await create({}, 'event-00001');
    expect((await create({}, 'event-00001')).json).toEqual(first.json);
    expect(await howMany('events')).toBe(3);
  });

  it.each(badInput)('rejects %s with its own message', async (_name, change, field, message) => {
    const { status, json } = await create(change);
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    expect(json.fields[field]).toMatch(message);
    expect(await howMany('events')).toBe(2);
  });

  it('rejects a reserved business id', async () => {
    const { status, json } = await create({ businessIds: ['vino', '__x__'] });
    expect([status, json.fields]).toEqual([400, { 'businessIds.1': 'This ID isn’t valid.' }]);
    expect(await howMany('events')).toBe(2);
  });

  it('rejects an unknown business', async () => {
    const { status, json } = await create({ businessIds: ['vino', 'gone'] });
    expect([status, json.code]).toEqual([404, 'businesses-gone']);
    expect(json.message).toBe('One of these businesses no longer exists.');
    expect(await howMany('events')).toBe(2);
  });
});

describe('PUT /api/admin/events/{id}', () => {
  it('edits an event and retains its list unless one is sent', async () => {
    const { json } = await edit('autumn', { version: 1, isActive: false });
    expect(json).toMatchObject({ ...body, isActive: false, businessIds: ['vino'], version: 2 });
    expect((await edit('autumn', { businessIds: null })).json.businessIds).toBeNull();
  });

  it('saves isActive, true by default', async () => {
    const isActive = async () => (await stored('events/autumn')).isActive;
    for (const [change, saved] of [
      [{ isActive: false }, false],
      [{ isActive: true }, true],
      [{ isActive: false }, false],
      [{}, true],
    ] as const) {
      expect((await edit('autumn', change)).json.isActive).toBe(saved);
      expect(await isActive()).toBe(saved);
    }
  });

  it.each(badInput)('rejects %s without a change', async (_name, change, field) => {
    const before = await stored('events/autumn');
    const { status, json } = await edit('autumn', change);
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    expect(await stored('events/autumn')).toEqual(before);
  });

  it('keeps the page on which tickets are sold unless another one is sent', async () => {
    const ticketUrl = 'https://tickets.example/autumn';
    const shown = async () =>
      (await call('GET', '/api/events/active', { at: api.at })).json?.ticketUrl;
    expect((await edit('autumn', { ticketUrl })).json.ticketUrl).toBe(ticketUrl);
    expect((await edit('autumn', {})).json.ticketUrl).toBe(ticketUrl);
    expect(await shown()).toBe(ticketUrl);
    expect((await edit('autumn', { ticketUrl: '' })).json.ticketUrl).toBe('');
    expect(await shown()).toBe('');
  });

  it('keeps place, hashtag and time zone, and announces no move, when only the specified fields are sent', async () => {
    const kept = { place: 'Depot Plaza', hashtag: '#walk', timeZone: 'Europe/Berlin' };
    const { id } = (await create(kept)).json;
    const { timeZone: _timeZone, ...specified } = { ...body, description: '', isActive: true };
    const { status, json } = await api.as('admin', 'PUT', `/api/admin/events/${id}`, {
      body: { ...specified, name: 'May Walk' },
    });
    expect([status, json]).toMatchObject([200, { ...kept, name: 'May Walk' }]);
    expect(await stored(`events/${id}`)).toMatchObject(kept);
    expect(await howMany(`events/${id}/announcements`)).toBe(0);
  });

  it('rejects a stale edit and a deleted event', async () => {
    await edit('autumn', { version: 1 });
    const late = await edit('autumn', { version: 1, name: 'Late' });
    expect([late.status, late.json.code]).toEqual([409, 'stale-edit']);
    expect(late.json.message).toContain('Someone else saved this event since you opened it.');
    expect((await edit('gone')).json.message).toBe('This event no longer exists.');
    expect((await stored('events/autumn')).name).toBe('Spring Walk');
  });

  it('rejects an edit whose list misses a business that joined in the meantime', async () => {
    const { json } = await api.as('admin', 'POST', '/api/admin/businesses', {
      body: { name: 'Loom', address: '1', latitude: 38, longitude: -79, category: 'retail' },
    });
    const late = await edit('autumn', { version: 1, businessIds: ['vino'] });
    expect(late.json.code).toBe('stale-edit');
    expect((await stored('events/autumn')).businessIds).toEqual(['vino', json.id]);
  });
});

describe('PUT /api/admin/events/{id} with ticket types', () => {
  const regular = {
    ...driver,
    id: 'regular',
    name: 'Regular',
    nameIn: { ...inNoLanguage, es: 'General' },
    priceCents: 4200,
    quantity: null,
  };

  it('saves the types, and retains them unless they are sent', async () => {
    const ticketTypes = [regular, driver];
    expect((await edit('autumn', { ticketTypes })).json.ticketTypes).toEqual(ticketTypes);
    expect((await edit('autumn')).json.ticketTypes).toEqual(ticketTypes);
  });

  it.each([
    [-100, 'Enter a price of 0 or more.'],
    [3555.5, 'Enter a price with at most two decimals.'],
    [100_000_01, 'Enter at most 100,000.'],
  ])('rejects a price of %d cents and changes nothing', async (priceCents, message) => {
    const before = await stored('events/autumn');
    const { status, json } = await edit('autumn', { ticketTypes: [{ ...regular, priceCents }] });
    expect([status, json.fields]).toEqual([400, { 'ticketTypes.0.priceCents': message }]);
    expect(await stored('events/autumn')).toEqual(before);
  });

  it('accepts a free type', async () => {
    const free = { ...regular, priceCents: 0 };
    expect((await edit('autumn', { ticketTypes: [free] })).json.ticketTypes).toEqual([free]);
  });

  it('removes only a type that no ticket has', async () => {
    await seed({
      'events/autumn': { ...event, ticketTypes: [regular, driver] },
      'tickets/WW-1': { eventId: 'autumn', typeId: 'driver' },
      'tickets/WW-2': { eventId: 'past', typeId: 'regular' },
    });
    const { status, json } = await edit('autumn', { ticketTypes: [regular] });
    const message =
      'Some tickets are “Designated driver”, so this type stays. You can stop selling it at the desk.';
    expect([status, json.code, json.fields]).toEqual([
      409,
      'ticket-type-in-use',
      { ticketTypes: message },
    ]);
    expect((await edit('autumn', { ticketTypes: [driver] })).json.ticketTypes).toEqual([driver]);
  });
});

describe('PUT /api/admin/events/{id} with another currency', () => {
  const price = (currency: string) =>
    edit('autumn', { ticketPrice: { amountCents: 3500, currency } });

  it('changes the currency before a till is open', async () => {
    expect((await price('JPY')).json.ticketPrice.currency).toBe('JPY');
  });

  it('rejects another currency once a till was opened, and accepts another amount', async () => {
    const { json: till } = await api.as('admin', 'POST', '/api/admin/tills', {
      body: { eventId: 'autumn', openingFloatCents: 0 },
    });
    const closed = { body: { countedCents: 0 } };
    await api.as('admin', 'POST', `/api/admin/tills/${till.id}/close`, closed);
    const before = await stored('events/autumn');
    const { status, json } = await price('JPY');
    const message = 'The currency stays USD: this event has a till in it.';
    expect([status, json.code, json.message]).toEqual([409, 'currency-in-use', message]);
    expect(json.fields).toEqual({ 'ticketPrice.currency': message });
    expect(await stored('events/autumn')).toEqual(before);
    const ticketPrice = { amountCents: 4000, currency: 'USD' };
    expect((await edit('autumn', { ticketPrice })).json.ticketPrice).toEqual(ticketPrice);
  });
});

describe('40 simultaneous edits without a version', () => {
  it('executes the edits one after another or asks to retry', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => edit('autumn', { name: `Walk ${index}` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    const done = statuses.filter((status) => status === 200).length;
    expect((await stored('events/autumn')).version).toBe(1 + done);
    const edits = (await audited()).filter(({ action }) => action === 'event.edit');
    expect(edits).toHaveLength(done);
  });
});
