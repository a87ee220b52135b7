import { beforeEach, describe, expect, it } from 'vitest';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import {
  admin,
  api,
  isIn,
  seedStaffLinks,
  tokenOf,
} from '../../support/api/calls/staff-link-calls.ts';
import { changesOf, outcomeOf } from '../../support/api/changes.ts';
import { call } from '../../support/api/client.ts';
import { linkIds, linkSecrets } from '../../support/api/fixtures/staff-links.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { stored } from '../../support/api/store/database.ts';

const catcher = useMailCatcher();
const changes = changesOf(api);
const ana = `/api/admin/volunteers/${linkIds.volunteer}` as const;
const fields = {
  name: 'Ana Ruiz',
  phone: '555-0100',
  email: '',
  task: 'Welcome',
  businessId: null as string | null,
  from: '17:30',
  to: '21:00',
};

const roster = async () => (await admin('GET', '/api/admin/volunteers?eventId=autumn')).json;
const names = async () => (await roster()).map(({ name }) => name);
const edit = (change: object) => admin('PUT', ana, { body: { ...fields, ...change } });
const end = () => admin('POST', `${ana}/end`, {});
const noShow = (name: string | null) =>
  admin('POST', `${ana}/no-show`, {
    body: { replacement: name === null ? null : { name, phone: '555-0102', email: '' } },
  });
const join = (secret = linkSecrets.volunteer, pin = '123456') =>
  call('POST', '/api/admin/volunteers/join', { at: api.at, body: { secret, pin } });
const tokenOfAna = async () => tokenOf((await join()).json.sessionId);
const recipients = () => catcher.mails.flatMap(({ to }) => to).toSorted();
const undoLatest = async () => {
  const [latest] = await changes.list('staff', 'autumn');
  return changes.undo(latest?.id);
};

beforeEach(seedStaffLinks);

describe('PUT /api/admin/volunteers/{id}', () => {
  it('changes name and times, and keeps the signed-in phone', async () => {
    const token = await tokenOfAna();
    const edited = await edit({ name: 'Ana Ruiz Soto', from: '18:00' });
    expect(edited.json).toMatchObject({ name: 'Ana Ruiz Soto', from: '18:00', version: 2 });
    expect((await roster())[0]?.accounts[0]).toMatchObject({ fullName: 'Ana Ruiz Soto' });
    expect(await isIn(token)).toBe(true);
  });

  it('ends the sessions after a change of the station, and opens the new one by the same link', async () => {
    const token = await tokenOfAna();
    await edit({ businessId: 'vino' });
    expect(await isIn(token)).toBe(false);
    expect((await join()).json).toMatchObject({ role: 'shop', fullName: 'Ana Ruiz' });
  });

  it('renews the PIN if another address had it, and mails the link to the new one', async () => {
    await edit({ email: 'wrong@example.com' });
    expect((await roster())[0]?.pin).toBe('123456');
    const { pin } = (await edit({ email: 'ana@example.com' })).json;
    expect(pin).not.toBe('123456');
    expect((await join()).json.code).toBe('wrong-link-pin');
  });

  it.skipIf(isPacked)('mails the link once to each address that the person had', async () => {
    const send = () => admin('POST', '/api/admin/events/autumn/team-mails');
    await edit({ email: 'wrong@example.com' });
    await send();
    await deliverDueMails(Date.now());
    await edit({ email: 'ana@example.com' });
    expect((await send()).json).toMatchObject({ queued: 1 });
    expect((await send()).json).toMatchObject({ queued: 0 });
    await deliverDueMails(Date.now());
    expect(recipients()).toEqual(['ana@example.com', 'wrong@example.com']);
  });

  it.skipIf(isPacked)(
    'does not mail the link to an address that was replaced meanwhile',
    async () => {
      await edit({ email: 'earlier@example.com' });
      await admin('POST', '/api/admin/events/autumn/team-mails');
      await edit({ email: 'ana@example.com' });
      await deliverDueMails(Date.now());
      expect(recipients()).not.toContain('earlier@example.com');
    },
  );

  it('rejects an edit of an older version, a station that is gone and an unknown person', async () => {
    await edit({ task: 'Doors', version: 1 });
    const late = await edit({ task: 'Bands', version: 1 });
    expect([late.status, late.json.code]).toEqual([409, 'stale-edit']);
    expect((await edit({ businessId: 'gone' })).json.code).toBe('station-gone');
    const unknown = await admin('PUT', '/api/admin/volunteers/nobody', { body: fields });
    expect([unknown.status, unknown.json.code]).toEqual([404, 'not-on-roster']);
    expect((await roster())[0]).toMatchObject({ task: 'Doors' });
  });

  it('restores all changed fields by an undo', async () => {
    await edit({ name: 'Anna', task: 'Doors', businessId: 'vino' });
    const token = await tokenOfAna();
    const [change] = await changes.list('staff', 'autumn');
    expect(change).toMatchObject({ kind: 'roster-edit', name: 'Anna' });
    expect(outcomeOf((await undoLatest()).json)).toEqual({
      removed: 0,
      restored: 1,
      leftAlone: [],
    });
    expect((await roster())[0]).toMatchObject(fields);
    expect(await isIn(token)).toBe(false);
    expect(await changes.list('staff', 'autumn')).toEqual([]);
  });

  it('rejects the undo after another edit of the same field, and undoes one of another field', async () => {
    await edit({ task: 'Doors' });
    const [first] = await changes.list('staff', 'autumn');
    await edit({ task: 'Doors', from: '18:00' });
    expect((await changes.undo(first?.id)).json).toMatchObject({ restored: 1 });
    expect((await roster())[0]).toMatchObject({ task: 'Welcome', from: '18:00' });
    await edit({ task: 'Doors', from: '18:00' });
    const [second] = await changes.list('staff', 'autumn');
    await edit({ task: 'Bands', from: '18:00' });
    expect((await changes.undo(second?.id)).json.code).toBe('changed-since');
  });

  it('records no change if nothing is changed', async () => {
    expect((await edit({})).status).toBe(200);
    expect(await changes.list('staff', 'autumn')).toEqual([]);
  });
});

describe('POST /api/admin/volunteers/{id}/end', () => {
  it('ends the link and its sessions without a no-show, also when repeated', async () => {
    const token = await tokenOfAna();
    expect((await end()).json).toMatchObject({ isActive: false, noShowAt: null });
    expect((await end()).status).toBe(200);
    expect(await isIn(token)).toBe(false);
    expect((await join()).json.code).toBe('link-ended');
    expect(await changes.list('staff', 'autumn')).toHaveLength(1);
  });

  it('opens the link again by an undo, without the ended session', async () => {
    const token = await tokenOfAna();
    await end();
    const [change] = await changes.list('staff', 'autumn');
    expect(change).toMatchObject({ kind: 'roster-end', name: 'Ana Ruiz', isNoShow: false });
    expect((await undoLatest()).json).toMatchObject({ restored: 1 });
    expect(await isIn(token)).toBe(false);
    expect((await join()).json).toMatchObject({ fullName: 'Ana Ruiz' });
  });

  it('rejects the undo after a later no-show, until that is undone', async () => {
    await end();
    const [ended] = await changes.list('staff', 'autumn');
    await noShow(null);
    expect((await changes.undo(ended?.id)).json.code).toBe('changed-since');
    expect((await undoLatest()).json).toMatchObject({ restored: 1 });
    expect((await changes.undo(ended?.id)).json).toMatchObject({ restored: 1 });
    expect((await roster())[0]).toMatchObject({ isActive: true, noShowAt: null });
  });
});

describe('undo of a no-show', () => {
  it('opens the link again and removes the replacement', async () => {
    await noShow('Cleo Cox');
    const [change] = await changes.list('staff', 'autumn');
    expect(change).toMatchObject({ isNoShow: true, name: 'Ana Ruiz', replacedBy: 'Cleo Cox' });
    expect(outcomeOf((await undoLatest()).json)).toEqual({
      removed: 1,
      restored: 1,
      leftAlone: [],
    });
    expect(await names()).toEqual(['Ana Ruiz']);
    expect(await stored(`volunteers/${linkIds.volunteer}`)).toMatchObject({
      isActive: true,
      noShowAt: null,
      replacedBy: null,
    });
    expect((await join()).status).toBe(200);
  });

  it('keeps a replacement who opened the link', async () => {
    await noShow('Cleo Cox');
    const cleo = (await roster()).find(({ name }) => name === 'Cleo Cox');
    await join(cleo?.path.replace('/admin/volunteer/', ''), cleo?.pin);
    expect(outcomeOf((await undoLatest()).json)).toEqual({
      removed: 0,
      restored: 1,
      leftAlone: ['Cleo Cox'],
    });
    expect(await names()).toEqual(['Ana Ruiz', 'Cleo Cox']);
  });

  it('takes back a replacement that was added later, and then the no-show', async () => {
    await noShow(null);
    const [first] = await changes.list('staff', 'autumn');
    await noShow('Cleo Cox');
    expect((await changes.undo(first?.id)).json).toMatchObject({ code: 'changed-since' });
    expect((await undoLatest()).json).toMatchObject({ removed: 1, restored: 1 });
    expect((await roster())[0]).toMatchObject({ isActive: false, replacedBy: null });
    expect((await changes.undo(first?.id)).json).toMatchObject({ restored: 1 });
    expect((await roster())[0]).toMatchObject({ isActive: true, noShowAt: null });
  });
});
