import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { inNoLanguage } from '../../../common/src/model/languages.ts';
import { rebuildCatalogs } from '../../../functions/src/modules/catalog/service.ts';
import { captureLog } from '../../../functions/src/support/capture-log.ts';
import {
  at,
  business,
  event,
  people,
  pointRule,
  reward,
  seed,
  staffApi,
} from '../../support/api/calls/staff-api.ts';
import { request } from '../../support/api/client.ts';
import { eventFixture, jonah, maya } from '../../support/api/fixtures/event-fixture.ts';
import { change, stored } from '../../support/api/store/database.ts';

const api = await staffApi();

const over: EventDocument = { ...event, isActive: false, endTime: '2026-06-01T22:00:00.000Z' };
const saved = [
  'businessStatus',
  'checkInPausedAt',
  'isPublished',
  'version',
  'archivedAt',
  'createdAt',
  'updatedAt',
  'venueCode',
  'venuePin',
  'checkInRadiusMeters',
  'districtId',
];
/** Fields of a document that staff send. */
const fieldsOf = (document: object) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !saved.includes(name)));

const visit = { checkInTime: at, state: 'verified' as const };

// Runs the triggers' functions; triggers do not run in the test project.
const published = () => rebuildCatalogs({ kind: 'offer', eventIds: [null] }, Date.now());
const edit = async (path: string, change: Record<string, unknown>) => {
  const sent = { at: api.at, token: people.admin(), body: change };
  const { status, text } = await request('PUT', `/api/admin/${path}`, sent);
  expect(status, text).toBe(200);
  await published();
};
const readState = async () => {
  const { json } = await api.as('attendee', 'GET', '/api/events/autumn/progress/maya');
  const { visitedBusinesses, totalBusinesses, points } = json;
  return { visitedBusinesses, totalBusinesses, points };
};
const rewards = async () => {
  const all = await api.as('attendee', 'GET', '/api/participants/maya/rewards/autumn');
  return Object.fromEntries(
    all.json.map(({ id, isUnlocked, isClaimed }) => [id, [isUnlocked, isClaimed]]),
  );
};

beforeEach(async () => {
  await seed({
    'events/autumn': event,
    'events/spring': over,
    'businesses/vino': business('Vino', 38.1),
    'businesses/cask': business('Cask', 38.101),
    'businesses/loom': business('Loom', 38.102),
    'rewards/two': reward,
    'rewards/three': { ...reward, name: 'Three doors', requiredVisits: 3 },
    'pointRules/every-door': pointRule,
    'participants/maya': maya,
    'participants/jonah': jonah,
    'registrations/MAYASSUBM1SS10N00001': eventFixture['registrations/MAYASSUBM1SS10N00001'] ?? {},
    'participants/maya/progress/autumn': {
      ...emptyProgress('maya', 'autumn'),
      visits: { vino: visit, cask: visit },
    },
  });
  await published();
  await rebuildCatalogs({ kind: 'event', eventId: 'spring' }, Date.now());
});

it('publishes the translations of a reward and a business, which edits without them retain', async () => {
  const spanish = { ...inNoLanguage, es: 'Dos puertas' };
  await edit('rewards/two', { ...fieldsOf(reward), nameIn: spanish });
  await edit('rewards/two', fieldsOf({ ...reward, nameIn: undefined }));
  const vino = fieldsOf(business('Vino', 38.1));
  const translations = {
    descriptionIn: spanish,
    imageAltIn: spanish,
    rewardDescriptionIn: spanish,
  };
  await edit('businesses/vino', { ...vino, ...translations });
  const omitted = {
    descriptionIn: undefined,
    imageAltIn: undefined,
    rewardDescriptionIn: undefined,
  };
  await edit('businesses/vino', { ...vino, ...omitted });
  const { rewards: all, businesses } = await stored('catalogues/autumn');
  expect(all.find(({ id }: { id: string }) => id === 'two').nameIn).toEqual(spanish);
  expect(businesses.find(({ id }: { id: string }) => id === 'vino')).toMatchObject(translations);
});

describe('a business removed from the event', () => {
  const vino = fieldsOf(business('Vino', 38.1));

  it('retains visits, points and rewards and is no longer required', async () => {
    const before = { visitedBusinesses: 2, totalBusinesses: 3, points: 20 };
    expect(await readState()).toEqual(before);
    await edit('businesses/vino', { ...vino, isActive: false });
    expect(await readState()).toEqual(before);
    expect(await rewards()).toEqual({ two: [true, false], three: [false, false] });
    const listed = await api.as('attendee', 'GET', '/api/events/autumn/businesses');
    expect(listed.json.map(({ id }) => id)).toEqual(['cask', 'loom']);
    const others = await api.as('other attendee', 'GET', '/api/events/autumn/progress/jonah');
    expect(others.json).toMatchObject({ visitedBusinesses: 0, totalBusinesses: 2 });
  });

  it('counts a removed business again when it returns', async () => {
    await edit('businesses/vino', { ...vino, isActive: false });
    await edit('businesses/vino', { ...vino, isActive: true });
    expect(await stored('catalogues/autumn')).toMatchObject({
      businesses: [{ id: 'cask' }, { id: 'loom' }, { id: 'vino' }],
      formerBusinesses: [],
    });
  });
});

describe('a deactivated reward', () => {
  const two = fieldsOf(reward);

  it('keeps a deactivated reward redeemable for those who unlocked it and hides it from others', async () => {
    await edit('rewards/two', { ...two, isActive: false });
    expect(await rewards()).toEqual({ two: [true, false], three: [false, false] });
    const path = '/api/participants/maya/rewards/autumn/two/code';
    const code = await api.as('attendee', 'POST', path);
    expect(code.status).toBe(200);
    await api.as('desk', 'POST', '/api/admin/redemptions', { body: { code: code.json.code } });
    expect(await rewards()).toMatchObject({ two: [true, true] });
    const others = await api.as('other attendee', 'GET', '/api/participants/jonah/rewards/autumn');
    expect(others.json.map(({ id }) => id)).toEqual(['three']);
  });
});

describe('an invalid catalog document', () => {
  it('rebuilds an invalid catalog document like the other catalogs', async () => {
    await seed({
      'events/autumn': event,
      'events/winter': event,
      'businesses/vino': business('Vino', 38.1),
      'catalogues/autumn': { businesses: 'unreadable' },
    });
    await published();
    for (const id of ['autumn', 'winter'])
      expect(await stored(`catalogues/${id}`)).toMatchObject({ businesses: [{ id: 'vino' }] });
  });
});

describe('an invalid source document', () => {
  const poisoned = { ...business('Cask', 38.101), latitude: 'north' };

  it('omits an invalid source document from the catalog, lists it for staff, and serves the others', async () => {
    const logged = captureLog();
    await seed({
      'events/autumn': event,
      'businesses/vino': business('Vino', 38.1),
      'businesses/cask': poisoned,
      'rewards/two': reward,
      'rewards/broken': { name: 'No terms' },
      'events/autumn/announcements/broken': { title: 'No message' },
      'catalogues/past': { businesses: 'unreadable' },
    });
    await published();
    const catalog = await stored('catalogues/autumn');
    expect(catalog).toMatchObject({ businesses: [{ id: 'vino' }], rewards: [{ id: 'two' }] });
    expect(logged.mock.calls.map(([entry]) => entry)).toContainEqual({
      severity: 'ERROR',
      message: 'unreadable document',
      event: 'unreadable document',
      path: 'businesses/cask',
      fields: ['latitude'],
    });
    const named = await api.as('desk', 'GET', '/api/admin/unreadable-documents');
    expect(named.json).toContainEqual({ path: 'businesses/cask', fields: ['latitude'] });
    const others = ['rewards/broken', 'events/autumn/announcements/broken', 'catalogues/past'];
    expect(named.json.map(({ path }) => path)).toEqual(expect.arrayContaining(others));
    expect((await api.as('admin', 'GET', '/api/admin/businesses')).json).toHaveLength(1);
    expect((await api.as('desk', 'GET', '/api/admin/events/autumn/readiness')).status).toBe(200);
    const added = fieldsOf(business('Newcomer', 38.2));
    expect(
      (await api.as('admin', 'POST', '/api/admin/businesses', { unchecked: added })).status,
    ).toBe(200);
    logged.mockRestore();
  });
});

describe('catalog rebuild after an edit', () => {
  const other: EventDocument = { ...event, businessIds: ['loom'] };

  it('leaves an outdated catalog unchanged if the edit does not affect it', async () => {
    await seed({
      'events/autumn': event,
      'events/winter': other,
      'businesses/vino': business('Vino', 38.1),
      'businesses/loom': business('Loom', 38.102),
      'pointRules/every-door': pointRule,
    });
    await published();
    await change('catalogues/winter', { pointRules: [] });
    await change('businesses/vino', { name: 'Vino Nuovo' });
    await rebuildCatalogs({ kind: 'business', businessId: 'vino' }, Date.now());
    expect((await stored('catalogues/autumn')).businesses).toContainEqual(
      expect.objectContaining({ name: 'Vino Nuovo' }),
    );
    expect((await stored('catalogues/winter')).pointRules).toEqual([]);
    await rebuildCatalogs({ kind: 'event', eventId: 'winter' }, Date.now());
    expect((await stored('catalogues/winter')).pointRules).toHaveLength(1);
  });
});

describe('an ended event', () => {
  it('retains the catalog of an ended event after any edit, until its end is moved', async () => {
    const known = await stored('catalogues/spring');
    expect(known.businesses).toHaveLength(3);
    const newcomer = fieldsOf(business('Newcomer', 38.2));
    await api.as('admin', 'POST', '/api/admin/businesses', { unchecked: newcomer });
    const spring = fieldsOf(over);
    await edit('events/spring', { ...spring, businessIds: ['vino'] });
    expect(await stored('catalogues/spring')).toEqual(known);
    await edit('events/spring', { ...spring, endTime: event.endTime, businessIds: ['vino'] });
    expect((await stored('catalogues/spring')).businesses).toMatchObject([{ id: 'vino' }]);
  });

  it('reports in the preview that a point rule does not change the standings of an ended event', async () => {
    const { json } = await api.as('admin', 'POST', '/api/admin/events/spring/point-rules/preview', {
      body: { id: 'every-door', rule: { name: 'Every door', trigger: 'check_in', points: 99 } },
    });
    expect(json).toMatchObject({ isOver: true, changed: 0 });
  });
});
