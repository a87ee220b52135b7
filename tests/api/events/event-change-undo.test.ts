import { ofKind } from '@wine-walk/common/api/staff/changes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { event, people, pointRule, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { changesOf } from '../../support/api/changes.ts';
import { request } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { change, stored } from '../../support/api/store/database.ts';

const api = await staffApi();
const { 'changes/paused': _pressed, ...eventDocuments } = eventFixture;
beforeEach(() => seed(eventDocuments));

const { list, undo } = changesOf(api);
const changes = async () => ofKind(await list('events'), 'event-edit');

describe('an edit of an event in progress', () => {
  const put = async (path: string, fields: object) => {
    const {
      version,
      createdAt,
      updatedAt,
      businessStatus,
      checkInPausedAt,
      districtId,
      isPublished,
      archivedAt,
      ...rest
    } = await stored(path);
    const { checkInRadiusMeters, venueCode, venuePin, ...body } = rest;
    const answer = await request('PUT', `/api/admin/${path}`, {
      at: api.at,
      token: people.admin(),
      body: { ...body, ...fields },
    });
    expect(answer.status).toBe(200);
  };
  /** Undoes the latest change and compares the documents with their earlier state. */
  async function undone(...touched: string[]) {
    const fieldsOf = async (path: string) => {
      const { version, updatedAt, ...fields } = await stored(path);
      return fields;
    };
    const [latest] = await changes();
    const changed = await Promise.all(touched.map(fieldsOf));
    expect((await undo(latest?.id)).status).toBe(200);
    const restored = await Promise.all(touched.map(fieldsOf));
    expect(restored).not.toEqual(changed);
    return { effects: latest?.effects, restored };
  }

  it('undoes deactivation and an earlier end', async () => {
    const before = await stored('events/autumn');
    await put('events/autumn', { isActive: false });
    expect((await undone('events/autumn')).effects).toEqual([{ kind: 'inactive' }]);
    await put('events/autumn', { endTime: new Date(Date.now() - 60_000).toISOString() });
    expect((await undone('events/autumn')).effects).toEqual([{ kind: 'over' }]);
    const { version, updatedAt, ...fields } = before;
    expect(await stored('events/autumn')).toMatchObject(fields);
  });

  it('undoes an edit of an event that was stored without a field of the form', async () => {
    const { joinsNewBusinesses, ...earlier } = event;
    await seed({ ...eventDocuments, 'events/autumn': earlier });
    await put('events/autumn', { isActive: false, joinsNewBusinesses: false });
    await undone('events/autumn');
    expect(await stored('events/autumn')).toMatchObject({ isActive: true });
    await put('events/autumn', { isActive: false, joinsNewBusinesses: true });
    await undone('events/autumn');
    const { joinsNewBusinesses: joins } = await stored('events/autumn');
    expect(joins).toBe(false);
  });

  it.each([
    ['events/autumn', { isActive: false, name: 'Winter', description: 'In the snow.' }],
    ['businesses/loom', { isActive: false, name: 'Loom Hall', contact: { phone: '540 555 0100' } }],
    ['rewards/two', { isActive: false, description: 'A glass.' }],
  ])('undoes all fields of one edit of %s', async (path, edit) => {
    const before = await stored(path);
    await put(path, edit);
    await undone(path);
    const { version, updatedAt, ...fields } = before;
    expect(await stored(path)).toMatchObject(fields);
  });

  it('undoes two fields of one edit that both affect attendees', async () => {
    const { version, updatedAt, ...before } = await stored('events/autumn');
    await put('events/autumn', {
      endTime: new Date(Date.parse(String(before['endTime'])) + 3_600_000).toISOString(),
      businessIds: ['vino', 'cask'],
      place: 'Elsewhere',
    });
    await undone('events/autumn');
    expect(await stored('events/autumn')).toMatchObject(before);
  });

  it('moves the times of the event’s own point rules with it, and back', async () => {
    const now = Date.now();
    const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
    const window = { windowStartTime: at(-1), windowEndTime: at(1) };
    const rule = { ...pointRule, trigger: 'time_window', ...window };
    await seed({
      ...eventDocuments,
      'events/autumn': { ...event, startTime: at(-1), endTime: at(3) },
      'pointRules/own': { ...rule, eventId: 'autumn' },
      'pointRules/of-all': { ...rule, eventId: null },
    });
    await put('events/autumn', { startTime: at(167), endTime: at(171) });
    expect(await stored('pointRules/own')).toMatchObject({
      windowStartTime: at(167),
      windowEndTime: at(169),
      version: 2,
    });
    expect(await stored('pointRules/of-all')).toMatchObject({ ...window, version: 1 });
    await undone('events/autumn');
    expect(await stored('pointRules/own')).toMatchObject(window);
  });

  it('undoes a business that moves and joins by one edit', async () => {
    await change('events/autumn', { businessIds: ['vino', 'cask'] });
    await put('businesses/loom', { latitude: 38.1031, eventIds: ['autumn'] });
    await undone('businesses/loom', 'events/autumn');
    expect(await stored('businesses/loom')).toMatchObject({ latitude: 38.102 });
    expect(await stored('events/autumn')).toMatchObject({ businessIds: ['vino', 'cask'] });
  });

  it('undoes a business that leaves, moves or joins', async () => {
    await put('businesses/loom', { isActive: false });
    expect((await undone('businesses/loom')).effects).toEqual([
      { kind: 'leaving', businesses: ['Loom'] },
    ]);
    await put('businesses/loom', { latitude: 38.1031 });
    expect((await undone('businesses/loom')).effects).toEqual([
      { kind: 'moving', business: 'Loom', meters: 122 },
    ]);
    expect(await stored('businesses/loom')).toMatchObject({ isActive: true, latitude: 38.102 });
    await change('events/autumn', { businessIds: ['vino', 'cask'] });
    await put('businesses/loom', { eventIds: ['autumn'] });
    const { effects, restored } = await undone('events/autumn');
    expect(effects).toEqual([{ kind: 'joining', businesses: ['Loom'] }]);
    expect(restored[0]).toMatchObject({ businessIds: ['vino', 'cask'] });
  });

  it('undoes the earlier of two joined businesses alone, unless it left since', async () => {
    await change('events/autumn', { businessIds: ['vino'] });
    const listed = async () => (await stored('events/autumn')).businessIds;
    await put('businesses/loom', { eventIds: ['autumn'] });
    const [loomJoins] = await changes();
    await put('businesses/cask', { eventIds: ['autumn'] });
    const [caskJoins] = await changes();
    expect([loomJoins?.effects, caskJoins?.effects]).toEqual([
      [{ kind: 'joining', businesses: ['Loom'] }],
      [{ kind: 'joining', businesses: ['Cask'] }],
    ]);
    expect(await listed()).toEqual(['vino', 'loom', 'cask']);
    expect((await undo(loomJoins?.id)).status).toBe(200);
    expect(await listed()).toEqual(['vino', 'cask']);
    await put('events/autumn', { businessIds: ['vino'] });
    const overtaken = await undo(caskJoins?.id);
    expect([overtaken.status, overtaken.json.code]).toEqual([409, 'changed-since']);
    expect(await listed()).toEqual(['vino']);
  });

  it('reactivates a deactivated reward and deactivates a new one by undo', async () => {
    await put('rewards/two', { isActive: false });
    expect((await undone('rewards/two')).effects).toEqual([
      { kind: 'reward-leaving', reward: 'Two doors' },
    ]);
    expect((await stored('rewards/two')).isActive).toBe(true);
    const body = {
      name: 'Three',
      description: 'A glass.',
      requiredVisits: 3,
      rewardType: 'visit_count',
    } as const;
    const made = await api.as('admin', 'POST', '/api/admin/rewards', { body });
    const { effects, restored } = await undone(`rewards/${made.json.id}`);
    expect(effects).toEqual([{ kind: 'reward-joining', reward: 'Three' }]);
    expect(restored[0]).toMatchObject({ isActive: false });
  });

  it('removes a new business by undo from an event that includes every business', async () => {
    const body = {
      name: 'New',
      address: '1',
      latitude: 38.1,
      longitude: -79,
      category: 'bar',
    } as const;
    const made = await api.as('admin', 'POST', '/api/admin/businesses', { body });
    const { effects, restored } = await undone(`businesses/${made.json.id}`);
    expect(effects).toEqual([{ kind: 'joining', businesses: ['New'] }]);
    expect(restored[0]?.isActive).toBe(false);
  });

  it('records no change when attendees are not affected', async () => {
    await put('events/autumn', { description: 'Another text.' });
    await put('businesses/loom', { description: 'Another text.' });
    await put('rewards/two', { description: 'Another text.' });
    expect(await changes()).toEqual([]);
  });
});
