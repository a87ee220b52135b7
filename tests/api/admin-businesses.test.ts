import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishFacts } from '../../functions/src/features/catalogue/facts.ts';
import { change, howMany, stored } from '../support/api/database.ts';
import { audited, business, event, openStaffApi, seed } from '../support/api/staff-api.ts';

let api: Awaited<ReturnType<typeof openStaffApi>>;
beforeAll(async () => {
  api = await openStaffApi();
});
afterAll(() => api.close());
beforeEach(() =>
  seed({
    'events/all': event,
    'events/listed': { ...event, businessIds: ['vino', 'cask'], joinsNewBusinesses: true },
    'events/over': { ...event, businessIds: ['cask'], isActive: false },
    'businesses/vino': business('Vino', 38.1),
    'businesses/cask': business('Cask', 38.101),
  }),
);

const body = {
  name: 'Loom & Vine',
  description: 'Wool and wine.',
  address: '7 Mill Street',
  latitude: 38.15,
  longitude: -79.07,
  imageUrl: 'https://example.org/loom.jpg',
  category: 'retail' as const,
  rating: 4.7,
};
const create = (differing: Record<string, unknown> = {}, key?: string) =>
  api.as('admin', 'POST', '/api/admin/businesses', { body: { ...body, ...differing }, key });
const edit = (id: string, differing: Record<string, unknown> = {}) =>
  api.as('admin', 'PUT', `/api/admin/businesses/${id}`, { body: { ...body, ...differing } });
const listOf = async (id: string) => (await stored(`events/${id}`)).businessIds;

describe('GET /api/admin/businesses', () => {
  // spec: S7.13
  it('lists all by name, for the desk too', async () => {
    const { status, json } = await api.as('desk', 'GET', '/api/admin/businesses');
    expect(status).toBe(200);
    expect(json.map(({ id }) => id)).toEqual(['cask', 'vino']);
  });
});

describe('POST /api/admin/businesses', () => {
  // spec: A4.14, S3.2, S7.14
  it('makes one with a venue code and PIN of its own', async () => {
    const { status, json } = await create();
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...body, isActive: true, hasSpecialReward: false, version: 1 });
    expect(json.venueCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(json.venuePin).toMatch(/^\d{6}$/);
    const { id, ...document } = json;
    expect(await stored(`businesses/${id}`)).toEqual(document);
    const second = await create();
    expect(second.json.venueCode).not.toBe(json.venueCode);
    expect((await audited())[0]).toEqual({
      actor: 'admin',
      action: 'business.create',
      target: `businesses/${id}`,
    });
  });

  // spec: A7.24
  it('shows its facts to attendees while it is active, and keeps them where an edit leaves them out', async () => {
    const facts = {
      openFrom: '17:00',
      offered: 'Two reds',
      withoutAlcohol: 'Verjus',
      stepFree: 'yes',
    };
    const { json } = await create({ facts, imageUrl: '/pictures/loom.svg' });
    // What the trigger does; in this project the tests do it themselves.
    const shown = async () => {
      await publishFacts(json.id);
      return stored(`businessFacts/${json.id}`);
    };
    expect(json.facts).toMatchObject({ ...facts, phone: '', restroom: 'unknown' });
    expect(await shown()).toEqual(json.facts);
    expect((await edit(json.id)).json.facts).toEqual(json.facts);
    await edit(json.id, { facts: { ...facts, offered: 'Cider' } });
    expect((await shown()).offered).toBe('Cider');
    await edit(json.id, { isActive: false });
    expect(await shown()).toBeUndefined();
  });

  it.each([
    ['a time of 25:00', { openFrom: '25:00' }],
    ['an offer of 301 characters', { offered: 'x'.repeat(301) }],
    ['a javascript: website', { website: 'javascript:alert(1)' }],
    ['a phone of words', { phone: '<b>call</b>' }],
    ['a fact that is none', { secret: true }],
  ])('refuses %s among its facts', async (_name, facts) => {
    const { status, json } = await create({ facts });
    expect([status, json.code]).toEqual([400, 'invalid-input']);
    expect(await howMany('businessFacts')).toBe(0);
  });

  it('joins the active events that have a list, in the same breath', async () => {
    const { json } = await create();
    expect(await listOf('listed')).toEqual(['vino', 'cask', json.id]);
    expect(await listOf('all')).toBeNull();
    expect(await listOf('over')).toEqual(['cask']);
    expect((await stored('events/listed')).version).toBe(2);
  });

  // spec: B10.13
  it('leaves the list of a walk that is over as it was', async () => {
    await change('events/last', {
      ...event,
      endTime: '2025-11-20T22:00:00.000Z',
      businessIds: ['cask'],
    });
    const { json } = await create();
    expect(await listOf('last')).toEqual(['cask']);
    expect(await listOf('listed')).toContain(json.id);
  });

  it('joins exactly the events named', async () => {
    const { json } = await create({ eventIds: ['over'] });
    expect(await listOf('listed')).toEqual(['vino', 'cask']);
    expect(await listOf('over')).toEqual(['cask', json.id]);
  });

  // spec: B12.13
  it('is made once for the same key, and its repeat is answered as the first', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({}, 'business-0001')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await howMany('businesses')).toBe(3);
    expect(await listOf('listed')).toHaveLength(3);
  });

  it('loses nobody where several are made at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => create({ name: `Door ${n}` })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ids = answers.map(({ json }) => json.id);
    expect((await listOf('listed')).toSorted()).toEqual(['cask', 'vino', ...ids].toSorted());
  });

  // spec: S5.8, B3.7, B10.5, B10.6
  it.each([
    ['a missing name', { name: ' ' }, 'name', 'Please fill this in.'],
    ['no address', { address: undefined }, 'address', 'Please fill this in.'],
    ['an unknown category', { category: 'casino' }, 'category', 'Please choose a category.'],
    ['a latitude of 91', { latitude: 91 }, 'latitude', 'Latitude is at most 90.'],
    ['a latitude of "NaN"', { latitude: 'NaN' }, 'latitude', 'Latitude is a number of degrees.'],
    ['a longitude of -181', { longitude: -181 }, 'longitude', 'Longitude is at least -180.'],
    ['a rating of 5.05', { rating: 5.05 }, 'rating', 'A rating is at most 5.'],
    ['a rating of 4.55', { rating: 4.55 }, 'rating', 'A rating goes in steps of 0.1.'],
    ['a rating of -1', { rating: -1 }, 'rating', 'A rating is at least 0.'],
    [
      'a javascript: URL',
      { imageUrl: 'javascript:alert(1)' },
      'imageUrl',
      'Please enter an address that starts with https://.',
    ],
    [
      'a data: URL',
      { imageUrl: 'data:image/svg+xml,<svg/>' },
      'imageUrl',
      'Please enter an address that starts with https://.',
    ],
    [
      'an http: URL',
      { imageUrl: 'http://example.org/a.png' },
      'imageUrl',
      'Please enter an address that starts with https://.',
    ],
    ['a venue code of one’s own', { venuePin: '000000' }, 'venuePin', 'This field is not known.'],
  ])('refuses %s in its own words, and makes nothing', async (_name, differing, field, message) => {
    const { status, json } = await create(differing);
    expect([status, json.code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(json.fields)).toEqual([field]);
    expect(json.fields[field]).toMatch(message);
    expect(await howMany('businesses')).toBe(2);
    expect(await audited()).toEqual([]);
  });

  it('refuses an event that does not exist', async () => {
    const { status, json } = await create({ eventIds: ['listed', 'nowhere'] });
    expect([status, json.fields.eventIds]).toEqual([404, 'One of these events no longer exists.']);
    expect(await howMany('businesses')).toBe(2);
    expect(await listOf('listed')).toEqual(['vino', 'cask']);
  });
});

describe('PUT /api/admin/businesses/{id}', () => {
  // spec: S6.3, S7.15
  it('edits what is sent and keeps the venue code', async () => {
    const before = await stored('businesses/vino');
    const { status, json } = await edit('vino', { version: 1, isActive: false });
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...body, id: 'vino', isActive: false, version: 2 });
    expect(json.venueCode).toBe(before.venueCode);
    expect(await stored('businesses/vino')).toMatchObject({ ...body, venuePin: before.venuePin });
    expect(await listOf('listed')).toEqual(['vino', 'cask']);
  });

  it('joins and leaves events in the same breath', async () => {
    await edit('vino', { version: 1, eventIds: ['all', 'over'] });
    expect(await listOf('listed')).toEqual(['cask']);
    expect(await listOf('over')).toEqual(['cask', 'vino']);
    expect(await listOf('all')).toBeNull();
  });

  // spec: B10.11
  it('keeps what others changed in events’ lists since they were seen', async () => {
    await change('events/next', { ...event, businessIds: ['vino'], version: 2 });
    const { status } = await edit('vino', {
      version: 1,
      seenEventIds: ['listed'],
      eventIds: ['over'],
    });
    expect(status).toBe(200);
    expect(await listOf('next')).toEqual(['vino']);
    expect(await listOf('listed')).toEqual(['cask']);
    expect(await listOf('over')).toEqual(['cask', 'vino']);
    expect((await stored('events/next')).version).toBe(2);
  });

  // spec: B10.11
  it('tells where an event that it leaves takes every active business by now', async () => {
    const { status, json } = await edit('vino', {
      version: 1,
      seenEventIds: ['all', 'listed'],
      eventIds: [],
    });
    expect([status, json.code]).toEqual([409, 'stale-edit']);
    expect(json.fields.eventIds).toContain('Somebody else had Autumn Walk take every active');
    expect(await listOf('listed')).toEqual(['vino', 'cask']);
    expect((await stored('businesses/vino')).version).toBe(1);
  });

  // spec: B3.16, B10.10
  it('tells the later of two editors, and overwrites nothing', async () => {
    await edit('vino', { version: 1, name: 'Vino the First' });
    const late = await edit('vino', { version: 1, name: 'Vino the Second' });
    expect([late.status, late.json.code]).toEqual([409, 'stale-edit']);
    expect(late.json.message).toContain('Somebody else saved this business meanwhile.');
    expect(await stored('businesses/vino')).toMatchObject({ name: 'Vino the First', version: 2 });
  });

  // spec: B3.18
  it('lets one of many at the same moment through', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => edit('vino', { version: 1, name: `Vino ${n}` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect(await stored('businesses/vino')).toMatchObject({ name: won?.json.name, version: 2 });
  });

  it('makes the edit whatever happened since where no version is named', async () => {
    await edit('vino', { version: 1 });
    expect((await edit('vino', { name: 'Vino at last' })).json).toMatchObject({ version: 3 });
  });

  // spec: B10.18
  it('says that a deleted one is gone', async () => {
    const { status, json } = await edit('gone', { version: 3 });
    expect([status, json.code]).toEqual([404, 'not-found']);
    expect(json.message).toBe('This business no longer exists.');
    expect(await stored('businesses/gone')).toBeUndefined();
  });

  // spec: B10.6
  it('refuses bad input and unknown events, and changes nothing', async () => {
    const before = await stored('businesses/vino');
    expect((await edit('vino', { rating: 5.05 })).status).toBe(400);
    expect((await edit('vino', { eventIds: ['nowhere'] })).status).toBe(404);
    expect((await edit('a%2Fb')).status).toBe(400);
    expect(await stored('businesses/vino')).toEqual(before);
  });
});

describe('POST /api/admin/businesses/{id}/venue-code', () => {
  const renew = (id: string, sent: { version?: number } = {}) =>
    api.as('admin', 'POST', `/api/admin/businesses/${id}/venue-code`, { body: sent });

  // spec: B9.2
  it('gives another code and PIN, counts as an edit and is in the audit', async () => {
    const before = await stored('businesses/vino');
    const { status, json } = await renew('vino', { version: before.version });
    expect(status).toBe(200);
    expect(json.venueCode).not.toBe(before.venueCode);
    expect(json.venuePin).toMatch(/^\d{6}$/);
    expect(json.venuePin).not.toBe(before.venuePin);
    expect(await stored('businesses/vino')).toMatchObject({
      name: before.name,
      venueCode: json.venueCode,
      version: before.version + 1,
    });
    expect((await audited()).map(({ action }) => action)).toEqual(['business.edit']);
  });

  it('is refused over another edit, and for a business that is gone', async () => {
    await edit('vino', { version: 1 });
    expect((await renew('vino', { version: 1 })).json.code).toBe('stale-edit');
    expect((await renew('gone')).status).toBe(404);
  });
});
