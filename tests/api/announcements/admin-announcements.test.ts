import { beforeEach, describe, expect, it } from 'vitest';
import { inNoLanguage } from '../../../common/src/model/languages.ts';
import { publishDueAnnouncements } from '../../../functions/src/modules/announcements/service.ts';
import { audited, business, event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { howMany, stored } from '../../support/api/store/database.ts';

const api = await staffApi();
beforeEach(() => seed({ 'events/autumn': event }));

const collection = 'events/autumn/announcements';
const path = `/api/admin/${collection}`;
const body = { title: 'Last pour', message: 'The last pour is at ten.\nSee you at the depot.' };
const write = (change: Record<string, unknown> = {}, key?: string) =>
  api.as('admin', 'POST', path, { body: { ...body, ...change }, key });
const edit = (id: string, change: Record<string, unknown> = {}) =>
  api.as('admin', 'PUT', `${path}/${id}`, { body: { ...body, ...change } });
const withdraw = (id: string) => api.as('admin', 'DELETE', `${path}/${id}`);

describe('announcements API', () => {
  it('publishes at once or at the scheduled time, once per idempotency key', async () => {
    const before = Date.now();
    const { status, json } = await write({}, 'announce-01');
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...body, version: 1 });
    expect(Date.parse(json.publishAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(json.publishAt)).toBeLessThanOrEqual(Date.now());
    expect((await write({}, 'announce-01')).json).toEqual(json);
    expect(await howMany(collection)).toBe(1);

    const publishAt = '2026-12-24T18:00:00.000Z';
    const scheduled = await write({ publishAt });
    expect(await stored(`${collection}/${scheduled.json.id}`)).toMatchObject({ publishAt });
  });

  it('makes scheduled announcements public at their time and not before', async () => {
    const publishAt = '2099-12-24T18:00:00.000Z';
    const due = Date.parse(publishAt);
    const { json } = await write({ publishAt });
    expect(json.isPublished).toBe(false);
    await publishDueAnnouncements(due - 1);
    expect(await stored(`${collection}/${json.id}`)).toMatchObject({ isPublished: false });

    await Promise.all([publishDueAnnouncements(due), publishDueAnnouncements(due)]);
    expect(await stored(`${collection}/${json.id}`)).toMatchObject({
      isPublished: true,
      version: 1,
    });
    expect(await publishDueAnnouncements(due)).toBe(0);
  });

  it('unpublishes when the time moves later and publishes when it moves earlier', async () => {
    const { json } = await write();
    expect(json.isPublished).toBe(true);
    const later = await edit(json.id, { version: 1, publishAt: '2099-12-24T18:00:00.000Z' });
    expect(later.json.isPublished).toBe(false);
    const reworded = await edit(json.id, { version: 2, title: 'Very last pour' });
    expect(reworded.json.isPublished).toBe(false);
    const past = new Date(Date.now() - 1000).toISOString();
    const now = await edit(json.id, { version: 3, publishAt: past });
    expect(now.json.isPublished).toBe(true);
    expect((await edit(json.id, { version: 4 })).json.isPublished).toBe(true);
  });

  it('edits an announcement and retains its time unless one is sent', async () => {
    const { json } = await write({ publishAt: '2026-12-24T18:00:00.000Z' });
    const changed = await edit(json.id, { version: 1, title: 'Very last pour' });
    expect(changed.json).toMatchObject({
      title: 'Very last pour',
      publishAt: '2026-12-24T18:00:00.000Z',
      version: 2,
    });
    const late = await edit(json.id, { version: 1 });
    expect([late.status, late.json.code]).toEqual([409, 'stale-edit']);
  });

  it('withdraws an announcement once and retains it in the audit', async () => {
    const { json } = await write();
    expect((await withdraw(json.id)).json).toEqual({ message: 'Announcement withdrawn' });
    expect(await howMany(collection)).toBe(0);
    const again = await withdraw(json.id);
    expect([again.status, again.json.message]).toEqual([
      404,
      'This announcement no longer exists.',
    ]);
    expect((await edit(json.id)).status).toBe(404);
    expect((await audited()).map(({ action }) => action)).toEqual([
      'announcement.create',
      'announcement.withdraw',
    ]);
  });

  it.each([
    ['no title', { title: ' ' }, 'title', 'Please fill this in.'],
    [
      'a title of 121 characters',
      { title: 'x'.repeat(121) },
      'title',
      'Use at most 120 characters.',
    ],
    ['no message', { message: '' }, 'message', 'Please fill this in.'],
    [
      'a title without its message in a language',
      { titleIn: { ...inNoLanguage, es: 'Último vino' } },
      'messageIn.es',
      'Please fill this in.',
    ],
    ['no time', { publishAt: 'soon' }, 'publishAt', 'Please enter a date and time.'],
  ])('rejects %s with its own message', async (_name, change, field, announcement) => {
    const { status, json } = await write(change);
    expect([status, json.fields]).toEqual([400, { [field]: announcement }]);
    expect(await howMany(collection)).toBe(0);
  });

  it('rejects an audience whose ticket type or business does not exist', async () => {
    const visitors = { audience: 'visitors', audienceId: 'loom' };
    expect((await write(visitors)).json.message).toBe(
      'This business no longer exists. Choose another audience.',
    );
    const drivers = { audience: 'ticket-type', audienceId: 'driver' };
    expect((await write(drivers)).status).toBe(404);
    await seed({ 'events/autumn': event, 'businesses/loom': business('Loom', 38.102) });
    const { json } = await write(visitors);
    expect(json).toMatchObject(visitors);
    expect((await edit(json.id, drivers)).status).toBe(404);
    expect(await stored(`${collection}/${json.id}`)).toMatchObject(visitors);
  });

  it('returns 404 for an unknown event', async () => {
    const { status } = await api.as('admin', 'POST', '/api/admin/events/gone/announcements', {
      body,
    });
    expect(status).toBe(404);
    expect(await howMany('events/gone/announcements')).toBe(0);
  });
});
