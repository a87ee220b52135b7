import { beforeEach, describe, expect, it } from 'vitest';
import { admin, api, seedStaffLinks } from '../../support/api/calls/staff-link-calls.ts';
import { changesOf, outcomeOf } from '../../support/api/changes.ts';
import { call } from '../../support/api/client.ts';
import { ben, linkIds, linkSecrets } from '../../support/api/fixtures/staff-links.ts';
import { stored } from '../../support/api/store/database.ts';

const changes = changesOf(api);
beforeEach(seedStaffLinks);

const roster = async () => (await admin('GET', '/api/admin/volunteers?eventId=autumn')).json;
const add = (...volunteers: (typeof ben)[]) =>
  admin('POST', '/api/admin/volunteers', { body: { eventId: 'autumn', volunteers } });
const noShow = (name: string) =>
  admin('POST', `/api/admin/volunteers/${linkIds.volunteer}/no-show`, {
    body: { replacement: { name, phone: '555-0102', email: '' } },
  });
const join = (secret: string, pin: string) =>
  call('POST', '/api/admin/volunteers/join', { at: api.at, body: { secret, pin } });
const joinAna = (pin = '123456') => join(linkSecrets.volunteer, pin);

describe('roster of volunteers', () => {
  it('opens the station of each volunteer by link and PIN', async () => {
    expect((await add(ben)).json).toEqual({ added: 1 });
    const listed = await roster();
    expect(listed.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Ben Marsh']);
    const { path = '', pin = '' } = listed[1] ?? {};
    const opened = await join(path.replace('/admin/volunteer/', ''), pin);
    expect(opened.json).toMatchObject({ fullName: 'Ben Marsh', role: 'shop', eventId: 'autumn' });
    expect((await joinAna()).json).toMatchObject({ fullName: 'Ana Ruiz', role: 'desk' });
    expect((await joinAna('654321')).json.code).toBe('wrong-link-pin');
    expect((await roster())[1]?.accounts).toHaveLength(1);
  });

  it('ends the link of a no-show, and gives task, station and times to the replacement', async () => {
    await joinAna();
    expect((await noShow('Cleo Cox')).json).toMatchObject({ replacedBy: 'Cleo Cox' });
    const [ana, cleo] = await roster();
    expect([ana?.isActive, ana?.accounts[0]?.isActive]).toEqual([false, false]);
    expect(cleo).toMatchObject({ name: 'Cleo Cox', task: 'Welcome', from: '17:30' });
    expect((await joinAna()).json.code).toBe('link-ended');
    expect((await noShow('Dan Fox')).json.code).toBe('already-replaced');
    expect(await roster()).toHaveLength(2);
  });

  it('adds no volunteer when one station is gone', async () => {
    expect((await add(ben, { ...ben, businessId: 'gone' })).json.code).toBe('station-gone');
    expect(await roster()).toHaveLength(1);
  });

  it('undoes an import, except for those who opened their link', async () => {
    const people = [ben, { ...ben, name: 'Cleo Cox' }];
    const body = { eventId: 'autumn', volunteers: people, importId: 'file-1' };
    await admin('POST', '/api/admin/volunteers', { body });
    await add({ ...ben, name: 'Dan Fox' });
    const cleo = (await roster()).find(({ name }) => name === 'Cleo Cox');
    await join(cleo?.path.replace('/admin/volunteer/', '') ?? '', cleo?.pin ?? '');
    const [imported] = await changes.list('staff', 'autumn');
    expect(imported).toMatchObject({ count: 2, firstName: 'Ben Marsh' });
    const { json } = await changes.undo(imported?.id);
    expect(outcomeOf(json)).toEqual({ removed: 1, restored: 0, leftAlone: ['Cleo Cox'] });
    expect((await roster()).map(({ name }) => name)).toEqual(['Ana Ruiz', 'Cleo Cox', 'Dan Fox']);
    expect(await changes.list('staff', 'autumn')).toEqual([]);
  });

  it('renews the PIN when a phone is revoked', async () => {
    await joinAna();
    const [ana] = await roster();
    const uid = ana?.accounts[0]?.id ?? '';
    const { json } = await admin('POST', `/api/admin/link-accounts/${uid}/revoke`, {});
    expect(json.pin).not.toBe('123456');
    expect(await stored(`volunteers/${linkIds.volunteer}`)).toMatchObject({ pin: json.pin });
  });
});
