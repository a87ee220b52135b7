import { beforeEach, describe, expect, it } from 'vitest';
import { rebuildCatalogs } from '../../../functions/src/modules/catalog/service.ts';
import {
  api,
  body,
  create,
  edit,
  listOf,
  seedBusinesses,
} from '../../support/api/calls/business-calls.ts';
import { audited } from '../../support/api/calls/staff-api.ts';
import { changesOf, expire, outcomeOf } from '../../support/api/changes.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';

beforeEach(seedBusinesses);

const contact = { person: 'Rosa Amador', phone: '540 555 0101', email: 'rosa@example.org' };
const mill = { ...body, name: 'The Mill', address: '1 Mill Street', latitude: 38.2, contact };
const loft = { ...body, name: 'The Loft', address: '2 Mill Street', latitude: 38.21 };
const add = (businesses: unknown[], key?: string) =>
  api.as('admin', 'POST', '/api/admin/businesses/import', { unchecked: { businesses }, key });
const { list, undo } = changesOf(api);
const businesses = async () =>
  (await api.as('desk', 'GET', '/api/admin/businesses')).json.map(({ name }) => name);

describe('POST /api/admin/businesses/import', () => {
  it('creates all businesses in one step, each with its code, and adds them to the lists', async () => {
    const { json } = await add([mill, loft]);
    expect(json).toMatchObject({ added: 2, present: [] });
    const all = (await api.as('admin', 'GET', '/api/admin/businesses')).json;
    const added = all.filter(({ name }) => name.startsWith('The '));
    expect(new Set(added.map(({ venuePin }) => venuePin)).size).toBe(2);
    expect(await listOf('listed')).toHaveLength(4);
    const target = 'businesses';
    expect(await audited()).toEqual([{ actor: 'admin', action: 'business.import', target }]);
  });

  it('adds nothing twice when the file is imported again or the request is repeated', async () => {
    const first = await add([mill], 'file-key-0001');
    expect((await add([mill], 'file-key-0001')).json).toEqual(first.json);
    const again = await add([{ ...mill, address: '1 Mill St.' }, loft]);
    expect(again.json).toMatchObject({ added: 1, present: ['The Mill'] });
    expect(await businesses()).toEqual(['Cask', 'The Loft', 'The Mill', 'Vino']);
  });

  it('stores nothing when one line is invalid', async () => {
    const answer = await add([mill, { ...loft, latitude: 91 }]);
    expect(answer.status).toBe(400);
    expect(answer.json.fields).toHaveProperty(['businesses.1.latitude']);
    expect(await howMany('businesses')).toBe(2);
  });
});

describe('undo of a business import', () => {
  it('removes the imported businesses once, also from the lists', async () => {
    const { changeId } = (await add([mill, loft])).json;
    expect(await list('businesses')).toMatchObject([
      { partIds: [changeId], count: 2, firstName: 'The Loft', madeBy: 'admin' },
    ]);
    const { json } = await undo(changeId);
    expect(outcomeOf(json)).toEqual({ removed: 2, restored: 0, leftAlone: [] });
    expect(await businesses()).toEqual(['Cask', 'Vino']);
    expect(await listOf('listed')).toEqual(['vino', 'cask']);
    expect(await list('businesses')).toEqual([]);
    expect((await undo(changeId)).json).toEqual(json);
  });

  it('leaves alone what was changed, visited or named by a reward since', async () => {
    const { changeId } = (await add([mill, loft, { ...loft, name: 'Barn', latitude: 39 }])).json;
    const all = (await api.as('admin', 'GET', '/api/admin/businesses')).json;
    const idOf = (name: string) => all.find((one) => one.name === name)?.id ?? '';
    await edit(idOf('The Mill'), { name: 'The Old Mill' });
    await change('checkIns/c1', { businessId: idOf('The Loft') });
    expect(outcomeOf((await undo(changeId)).json)).toEqual({
      removed: 1,
      restored: 0,
      leftAlone: expect.arrayContaining(['The Old Mill', 'The Loft']),
    });
  });

  it('rejects the undo with import-undo-over a day after the import', async () => {
    const { changeId } = (await add([mill])).json;
    await expire(changeId);
    expect((await undo(changeId)).json.code).toBe('import-undo-over');
    expect(await list('businesses')).toEqual([]);
  });
});

describe('the private contact of a business', () => {
  it('stores the private contact, keeps it when an edit omits it, and leaves it out of the catalog', async () => {
    const { json } = await create({ contact });
    expect((await edit(json.id)).json.contact).toEqual({ ...contact, notes: '' });
    // Runs the trigger's function; triggers do not run in the test project.
    await rebuildCatalogs({ kind: 'event', eventId: 'all' }, Date.now());
    const catalog = await stored('catalogues/all');
    expect(JSON.stringify(catalog)).toContain(body.name);
    expect(JSON.stringify(catalog)).not.toContain('Rosa');
  });
});
