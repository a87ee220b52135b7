import { beforeEach, describe, expect, it } from 'vitest';
import { publishBusinessFacts } from '../../../functions/src/modules/catalog/service.ts';
import {
  api,
  body,
  create,
  edit,
  listOf,
  seedBusinesses,
} from '../../support/api/calls/business-calls.ts';
import { audited, event } from '../../support/api/calls/staff-api.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';

beforeEach(seedBusinesses);

describe('GET /api/admin/businesses', () => {
  it('lists all businesses by name, also for the desk role', async () => {
    const { status, json } = await api.as('desk', 'GET', '/api/admin/businesses');
    expect(status).toBe(200);
    expect(json.map(({ id }) => id)).toEqual(['cask', 'vino']);
  });
});

describe('POST /api/admin/businesses', () => {
  it('creates a business with its own venue code and PIN', async () => {
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

  it('publishes details while the business is active and retains them when an edit omits them', async () => {
    const facts = {
      openFrom: '17:00',
      offered: 'Two reds',
      withoutAlcohol: 'Verjus',
      stepFree: 'yes',
    };
    const { json } = await create({ facts, imageUrl: '/pictures/loom.svg' });
    // Runs the trigger's function; triggers do not run in the test project.
    const shown = async () => {
      await publishBusinessFacts(json.id);
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
  ])('rejects %s in its details', async (_name, facts) => {
    const { status, json } = await create({ facts });
    expect([status, json.code]).toEqual([400, 'invalid-input']);
    expect(await howMany('businessFacts')).toBe(0);
  });

  it('joins the active events that have a list, in the same commit', async () => {
    const { json } = await create();
    expect(await listOf('listed')).toEqual(['vino', 'cask', json.id]);
    expect(await listOf('all')).toBeNull();
    expect(await listOf('over')).toEqual(['cask']);
    expect((await stored('events/listed')).version).toBe(2);
  });

  it('leaves the list of an ended event unchanged', async () => {
    await change('events/last', {
      ...event,
      endTime: '2025-11-20T22:00:00.000Z',
      businessIds: ['cask'],
    });
    const { json } = await create();
    expect(await listOf('last')).toEqual(['cask']);
    expect(await listOf('listed')).toContain(json.id);
  });

  it('joins exactly the events in the request', async () => {
    const { json } = await create({ eventIds: ['over'] });
    expect(await listOf('listed')).toEqual(['vino', 'cask']);
    expect(await listOf('over')).toEqual(['cask', json.id]);
  });

  it('creates one business per idempotency key and repeats the first response', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({}, 'business-0001')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await howMany('businesses')).toBe(3);
    expect(await listOf('listed')).toHaveLength(3);
  });

  it('creates a copy of a whole business with its own ID, venue code and version', async () => {
    const { json: whole } = await create({ name: 'Loom' });
    const { status, json: copy } = await create({ ...whole, version: 7 });
    expect([status, copy.name, copy.version]).toEqual([200, 'Loom', 1]);
    expect(copy.id).not.toBe(whole.id);
    expect(copy.venueCode).not.toBe(whole.venueCode);
    expect(copy.venuePin).not.toBe(whole.venuePin);
  });

  it('creates every one of several simultaneous businesses', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => create({ name: `Door ${n}` })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ids = answers.map(({ json }) => json.id);
    expect((await listOf('listed')).toSorted()).toEqual(['cask', 'vino', ...ids].toSorted());
  });

  it.each([
    ['a missing name', { name: ' ' }, 'name', 'Please fill this in.'],
    ['no address', { address: undefined }, 'address', 'Please fill this in.'],
    ['an unknown category', { category: 'casino' }, 'category', 'Please choose a category.'],
    ['a latitude of 91', { latitude: 91 }, 'latitude', 'Enter a latitude of 90 or less.'],
    ['a latitude of "NaN"', { latitude: 'NaN' }, 'latitude', 'Enter the latitude in degrees.'],
    ['a longitude of -181', { longitude: -181 }, 'longitude', 'Enter a longitude of -180 or more.'],
    ['a rating of 5.05', { rating: 5.05 }, 'rating', 'Enter a rating of 5 or less.'],
    ['a rating of 4.55', { rating: 4.55 }, 'rating', 'Use steps of 0.1.'],
    ['a rating of -1', { rating: -1 }, 'rating', 'Enter a rating of 0 or more.'],
    [
      'a javascript: URL',
      { imageUrl: 'javascript:alert(1)' },
      'imageUrl',
      'Enter a web address that starts with https://.',
    ],
    [
      'a data: URL',
      { imageUrl: 'data:image/svg+xml,<svg/>' },
      'imageUrl',
      'Enter a web address that starts with https://.',
    ],
    [
      'an http: URL',
      { imageUrl: 'http://example.org/a.png' },
      'imageUrl',
      'Enter a web address that starts with https://.',
    ],
    ['an unknown field', { owner: 'Rosa' }, 'owner', 'Unknown field.'],
  ])(
    'rejects %s with its own message and creates nothing',
    async (_name, overrides, field, message) => {
      const { status, json } = await create(overrides);
      expect([status, json.code]).toEqual([400, 'invalid-input']);
      expect(Object.keys(json.fields)).toEqual([field]);
      expect(json.fields[field]).toMatch(message);
      expect(await howMany('businesses')).toBe(2);
      expect(await audited()).toEqual([]);
    },
  );

  it('returns 404 for an unknown event', async () => {
    const { status, json } = await create({ eventIds: ['listed', 'nowhere'] });
    expect([status, json.fields.eventIds]).toEqual([404, 'One of these events no longer exists.']);
    expect(await howMany('businesses')).toBe(2);
    expect(await listOf('listed')).toEqual(['vino', 'cask']);
  });
});
