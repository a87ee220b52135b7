import { beforeEach, describe, expect, it } from 'vitest';
import { inNoLanguage } from '../../../common/src/model/languages.ts';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { publishDueAnnouncements } from '../../../functions/src/modules/announcements/service.ts';
import { audited, event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { changesOf, expire } from '../../support/api/changes.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, howMany, stored, storedIn } from '../../support/api/store/database.ts';
import { registeredPerson } from '../../support/registration-record.ts';

const catcher = useMailCatcher();
const api = await staffApi();
beforeEach(() => seed({ 'events/autumn': { ...event, isPublished: true } }));

const collection = 'events/autumn/announcements';
const path = `/api/admin/${collection}`;
const changes = changesOf(api);
const body = {
  title: 'Last pour',
  message: 'The last pour is at ten.',
  titleIn: { ...inNoLanguage, es: 'Última copa' },
  messageIn: { ...inNoLanguage, es: 'La última copa es a las diez.' },
  audience: 'unpaid',
} as const;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const write = async (changes: Record<string, unknown> = {}) =>
  (await api.as('admin', 'POST', path, { body: { ...body, ...changes } })).json.id;
const withdraw = (id: string) => api.as('admin', 'DELETE', `${path}/${id}`);
const withdrawn = () => changes.list('announcements', 'autumn');
const restore = (id: string | undefined, publishesLate = false) =>
  changes.undo(id, { publishesLate });
const actions = async () => (await audited()).map(({ action }) => action);

/** Withdraws an announcement; returns it as it was, and the ID of its withdrawal. */
async function withdrawing(id: string) {
  const before = await stored(`${collection}/${id}`);
  expect((await withdraw(id)).status).toBe(200);
  const [latest] = await withdrawn();
  return { before, undoId: latest?.id };
}

describe('POST /api/admin/changes/{id}/undo of a withdrawal', () => {
  it('restores exactly the same published announcement, once', async () => {
    const id = await write();
    const { before, undoId } = await withdrawing(id);
    const [first] = await withdrawn();
    expect(first).toMatchObject({ title: 'Last pour', isPublished: true, madeBy: 'admin' });
    expect(Date.parse(first?.undoUntil ?? '') - Date.parse(first?.madeAt ?? '')).toBe(86_400_000);
    expect((await restore(undoId)).json).toMatchObject({ removed: 0, restored: 1 });
    expect(await stored(`${collection}/${id}`)).toEqual(before);
    expect(await withdrawn()).toEqual([]);
    expect((await restore(undoId)).status).toBe(200);
    expect((await actions()).filter((action) => action === 'announcement.restore')).toHaveLength(1);
    // A later withdrawal is another one.
    await withdraw(id);
    expect((await restore(undoId)).status).toBe(200);
    expect(await howMany(collection)).toBe(0);
  });

  it('restores once from two desks simultaneously', async () => {
    const { undoId } = await withdrawing(await write());
    const both = await Promise.all([restore(undoId), restore(undoId)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await howMany(collection)).toBe(1);
    expect((await actions()).filter((action) => action === 'announcement.restore')).toHaveLength(1);
  });

  it.skipIf(isPacked)('mails no email again', async () => {
    await change(...registeredPerson('maya'));
    const id = await write({ audience: 'all' });
    const send = async () =>
      (await api.as('admin', 'POST', `${path}/${id}/mails`, { body: { purpose: 'walk' } })).json;
    expect(await send()).toEqual({ queued: 1 });
    await deliverDueMails(Date.now());
    const { undoId } = await withdrawing(id);
    expect((await restore(undoId)).status).toBe(200);
    await publishDueAnnouncements(Date.now());
    await deliverDueMails(Date.now());
    expect(await send()).toEqual({ queued: 0 });
    expect(catcher.mails.map(({ subject }) => subject)).toEqual(['Last pour']);
  });

  it('keeps the time and the mails of one that is still to come', async () => {
    const id = await write({ publishAt: inAnHour() });
    await change(`${collection}/${id}`, { scheduledMail: 'walk' });
    const { before, undoId } = await withdrawing(id);
    expect((await restore(undoId)).status).toBe(200);
    expect(before).toMatchObject({ isPublished: false, scheduledMail: 'walk' });
    expect(await stored(`${collection}/${id}`)).toEqual(before);
  });

  it('publishes an announcement due since the withdrawal only on demand, without its mails', async () => {
    const id = await write({ publishAt: inAnHour() });
    const publishAt = new Date(Date.now() - 60_000).toISOString();
    await change(`${collection}/${id}`, { scheduledMail: 'walk', publishAt });
    const { undoId } = await withdrawing(id);
    const refused = await restore(undoId);
    expect([refused.status, refused.json.code]).toEqual([422, 'publish-time-passed']);
    expect(await howMany(collection)).toBe(0);
    expect((await restore(undoId, true)).status).toBe(200);
    const late = { publishAt, isPublished: true, scheduledMail: null, version: 1 };
    expect(await stored(`${collection}/${id}`)).toMatchObject({ ...body, ...late });
    await publishDueAnnouncements(Date.now());
    expect(await howMany('mails')).toBe(0);
  });

  it('restores an announcement that waits for the publication of its draft as it was', async () => {
    const id = await write({ publishAt: inAnHour() });
    const publishAt = new Date(Date.now() - 60_000).toISOString();
    await change(`${collection}/${id}`, { scheduledMail: 'walk', publishAt });
    await change('events/autumn', { isPublished: false });
    const { before, undoId } = await withdrawing(id);
    expect((await restore(undoId)).status).toBe(200);
    expect(await stored(`${collection}/${id}`)).toEqual(before);
  });

  it.each([
    ['a fixed time', {}],
    ['a relative time', { timing: { relativeTo: 'start', offsetMinutes: 0 } }],
    ['a time for which it was held back', { isPublished: null }],
  ])('restores an announcement of a canceled event unpublished, with %s', async (_time, fields) => {
    const id = await write({ publishAt: inAnHour() });
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const scheduled = { scheduledMail: 'walk', publishAt: ago(1), updatedAt: ago(60), ...fields };
    await change(`${collection}/${id}`, scheduled);
    const calledOff = { isActive: false, inactiveSince: ago(30), startTime: ago(1) };
    await change('events/autumn', calledOff);
    const { before, undoId } = await withdrawing(id);
    expect((await restore(undoId)).status).toBe(200);
    expect(await stored(`${collection}/${id}`)).toEqual(before);
    await publishDueAnnouncements(Date.now());
    expect((await stored(`${collection}/${id}`))?.isPublished).not.toBe(true);
    expect(await howMany('mails')).toBe(0);
  });

  it('rejects unknown withdrawals and those of a day ago, and lists those of the event alone', async () => {
    expect((await restore('nothing')).json.code).toBe('change-gone');
    const { undoId } = await withdrawing(await write());
    expect(await changes.list('announcements', 'spring')).toEqual([]);
    expect(await changes.list('events')).toEqual([]);
    await expire(undoId);
    expect((await restore(undoId)).json.code).toBe('change-undo-over');
    expect(await withdrawn()).toEqual([]);
    expect(await storedIn(collection)).toEqual([]);
  });

  it('leaves an announcement that exists again', async () => {
    const id = await write();
    const { before, undoId } = await withdrawing(id);
    await change(`${collection}/${id}`, { ...before, title: 'Other' });
    expect((await restore(undoId)).status).toBe(200);
    expect(await stored(`${collection}/${id}`)).toMatchObject({ title: 'Other' });
    expect(await withdrawn()).toEqual([]);
  });
});
