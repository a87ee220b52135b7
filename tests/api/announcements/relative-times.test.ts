import type { RelativeTime } from '@wine-walk/common/model/announcements.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { readUnpublishedAnnouncements } from '../../../functions/src/firestore/events/announcements.ts';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { mailLateRegistrants } from '../../../functions/src/modules/announcements/late-registrants.ts';
import { publishDueAnnouncements } from '../../../functions/src/modules/announcements/service.ts';
import { event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';
import { registeredPerson } from '../../support/registration-record.ts';

const catcher = useMailCatcher();
const api = await staffApi();

const minute = 60_000;
const start = Date.parse('2099-10-10T21:00:00.000Z');
const iso = (at: number) => new Date(at).toISOString();
const times = { startTime: iso(start), endTime: iso(start + 240 * minute) };
const twoHoursBefore: RelativeTime = { relativeTo: 'start', offsetMinutes: -120 };
const collection = 'events/autumn/announcements';
const path = `/api/admin/${collection}`;
const body = { title: 'Bring a photo ID', message: 'See you at the depot.' };

const idOf = (target: string) => target.split('/').at(-1) ?? '';

/** Registration of a person with an email, submitted at this time. */
const person = (uid: string, submittedAt: number) =>
  registeredPerson(uid, { submittedAt: iso(submittedAt) });
const addressees = async () =>
  (await storedIn('mails'))
    .filter(({ kind }) => kind === 'announcement')
    .map(({ to }) => to)
    .sort();

beforeEach(() => seed({ 'events/autumn': { ...event, ...times } }));

async function write(timing: RelativeTime, audience: 'all' | 'not-arrived' = 'all') {
  const { json } = await api.as('admin', 'POST', path, { body: { ...body, timing, audience } });
  return `${collection}/${json.id}`;
}

const emailWhenPublished = (target: string) =>
  api.as('admin', 'POST', `/api/admin/events/autumn/announcements/${idOf(target)}/mails`, {
    body: { purpose: 'walk' },
  });

const isPublished = async (target: string) => (await stored(target))?.isPublished;

it('publishes an announcement two hours before the start', async () => {
  const target = await write(twoHoursBefore);
  expect(await stored(target)).toMatchObject({
    timing: twoHoursBefore,
    publishAt: iso(start - 120 * minute),
    isPublished: false,
  });
  await publishDueAnnouncements(start - 121 * minute);
  expect(await isPublished(target)).toBe(false);
  await publishDueAnnouncements(start - 120 * minute);
  expect(await isPublished(target)).toBe(true);
});

it.each([
  ['later', 60],
  ['earlier', -60],
])('publishes at the moved time when the event starts %s', async (_when, minutes) => {
  const target = await write(twoHoursBefore);
  const due = start + (minutes - 120) * minute;
  await change('events/autumn', { startTime: iso(start + minutes * minute) });
  await publishDueAnnouncements(due - minute);
  expect(await isPublished(target)).toBe(false);
  await publishDueAnnouncements(due);
  expect(await stored(target)).toMatchObject({ isPublished: true, publishAt: iso(due) });
});

it('publishes relative to the end of the event', async () => {
  const target = await write({ relativeTo: 'end', offsetMinutes: 30 });
  await publishDueAnnouncements(start + 269 * minute);
  expect(await isPublished(target)).toBe(false);
  await publishDueAnnouncements(start + 270 * minute);
  expect(await isPublished(target)).toBe(true);
});

describe('when the event was called off', () => {
  const due = start - 120 * minute;
  const callOff = (inactiveSince: string) =>
    change('events/autumn', { isActive: false, inactiveSince });
  beforeEach(() => change(...person('early', due - 600 * minute)));

  it('publishes announcements of before only when the event is active again', async () => {
    const target = await write(twoHoursBefore);
    await emailWhenPublished(target);
    await callOff(iso(due - 60 * minute));
    await publishDueAnnouncements(due);
    expect([await isPublished(target), await addressees()]).toEqual([false, []]);
    await change('events/autumn', { isActive: true, inactiveSince: null });
    await publishDueAnnouncements(due);
    expect([await isPublished(target), await addressees()]).toEqual([true, ['early@example.com']]);
  });

  it('holds back an announcement whose fixed time has passed until staff set another time', async () => {
    const fixed = { ...body, publishAt: iso(due) };
    const { json } = await api.as('admin', 'POST', path, { body: fixed });
    const target = `${collection}/${json.id}`;
    await emailWhenPublished(target);
    await callOff(iso(due - 60 * minute));
    await publishDueAnnouncements(due);
    const dayLater = due + 1440 * minute;
    await change('events/autumn', { isActive: true, inactiveSince: null });
    await publishDueAnnouncements(dayLater);
    expect([await isPublished(target), await addressees()]).toEqual([null, []]);
    expect(await readUnpublishedAnnouncements()).toEqual([]);
    const edited = { ...fixed, publishAt: iso(dayLater), version: 1 };
    await api.as('admin', 'PUT', `${path}/${json.id}`, { body: edited });
    await publishDueAnnouncements(dayLater);
    expect([await isPublished(target), await addressees()]).toEqual([true, ['early@example.com']]);
  });

  it('holds back announcements of an archived event, and reads them no more', async () => {
    const target = await write(twoHoursBefore);
    await callOff(iso(due - 60 * minute));
    await change('events/autumn', { archivedAt: iso(due - 30 * minute) });
    await publishDueAnnouncements(due - 20 * minute);
    expect(await isPublished(target)).toBe(null);
    expect(await readUnpublishedAnnouncements()).toEqual([]);
  });

  it('publishes an announcement that was scheduled after the cancellation', async () => {
    await callOff('2026-01-01T00:00:00.000Z');
    const target = await write(twoHoursBefore);
    await publishDueAnnouncements(due);
    expect(await isPublished(target)).toBe(true);
  });

  it('publishes an announcement if the event became inactive after its end', async () => {
    const target = await write({ relativeTo: 'end', offsetMinutes: 30 });
    await callOff(iso(start + 250 * minute));
    await publishDueAnnouncements(start + 270 * minute);
    expect(await isPublished(target)).toBe(true);
  });

  it.skipIf(isPacked)(
    'sends no queued mail of an earlier announcement, but that of the cancellation',
    async () => {
      const target = await write(twoHoursBefore);
      await emailWhenPublished(target);
      await publishDueAnnouncements(due);
      const news = { title: 'Canceled', message: 'It rains.' };
      const { json } = await api.as('admin', 'POST', path, { body: news });
      await emailWhenPublished(`${collection}/${json.id}`);
      await callOff(iso(due));
      await deliverDueMails(Date.now());
      await deliverDueMails(due);
      expect(catcher.mails.map(({ subject }) => subject)).toEqual(['Canceled']);
    },
  );
});

it('keeps the relative time of an announcement that is reworded or sent back whole', async () => {
  const target = await write(twoHoursBefore);
  const id = idOf(target);
  const edit = (change_: object) =>
    api.as('admin', 'PUT', `${path}/${id}`, { body: { ...body, ...change_ } });
  const reworded = await edit({ version: 1, title: 'Bring your ID' });
  expect(reworded.json.timing).toEqual(twoHoursBefore);
  expect((await edit(reworded.json)).json.timing).toEqual(twoHoursBefore);
  const fixed = await edit({ version: 3, publishAt: iso(start) });
  expect(fixed.json).toMatchObject({ timing: null, publishAt: iso(start) });
});

it('keeps an announcement published when it is sent back whole after the event moved', async () => {
  const target = await write(twoHoursBefore);
  await publishDueAnnouncements(start - 120 * minute);
  await change('events/autumn', { startTime: iso(start + 600 * minute) });
  const id = idOf(target);
  const whole = { ...(await stored(target)), id };
  const { json } = await api.as('admin', 'PUT', `${path}/${id}`, { body: whole });
  expect(json).toMatchObject({ isPublished: true, publishAt: iso(start - 120 * minute) });
});

it.each([0.5, 60_000])('rejects an offset of %s minutes', async (offsetMinutes) => {
  const { status } = await api.as('admin', 'POST', path, {
    body: { ...body, timing: { relativeTo: 'start', offsetMinutes } },
  });
  expect(status).toBe(400);
});

it.skipIf(isPacked)(
  'mails people who register after the announcement once, until the start',
  async () => {
    const due = start - 120 * minute;
    await change(...person('early', due - 600 * minute));
    const target = await write(twoHoursBefore);
    await emailWhenPublished(target);
    await publishDueAnnouncements(due);
    expect(await addressees()).toEqual(['early@example.com']);

    await change(...person('late', due + 5 * minute));
    await mailLateRegistrants(due + 6 * minute);
    await mailLateRegistrants(due + 7 * minute);
    expect(await addressees()).toEqual(['early@example.com', 'late@example.com']);

    await change(...person('started', start - 1));
    await mailLateRegistrants(start);
    expect(await addressees()).toEqual(['early@example.com', 'late@example.com']);
    expect(await stored(target)).toMatchObject({ lateMail: null });
  },
);

it.skipIf(isPacked)('mails people who register during an outage of the schedule', async () => {
  const due = start - 120 * minute;
  const target = await write(twoHoursBefore);
  await emailWhenPublished(target);
  await publishDueAnnouncements(due);
  await change(...person('late', due + 5 * minute));
  for (const runAt of [59, 60, 61]) await mailLateRegistrants(due + runAt * minute);
  expect(await addressees()).toEqual(['late@example.com']);
});

it.skipIf(isPacked)('mails late registrants of its audience only', async () => {
  const due = start - 120 * minute;
  const target = await write(twoHoursBefore, 'not-arrived');
  await emailWhenPublished(target);
  await publishDueAnnouncements(due);
  const [id, data] = person('here', due + minute);
  await change(id, { ...data, arrivedAt: iso(due + minute) });
  await mailLateRegistrants(due + 2 * minute);
  expect(await addressees()).toEqual([]);
});

it.skipIf(isPacked)('mails late registrants nothing of a fixed time', async () => {
  const due = start - 120 * minute;
  const { json } = await api.as('admin', 'POST', path, { body: { ...body, publishAt: iso(due) } });
  const target = `${collection}/${json.id}`;
  await emailWhenPublished(target);
  await publishDueAnnouncements(due);
  await change(...person('late', due + minute));
  await mailLateRegistrants(due + 2 * minute);
  expect(await addressees()).toEqual([]);
});
