import type { AnnouncementDocument } from '@wine-walk/common/model/announcements.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { at, edited, event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { jonah, maya, registrationOf } from '../../support/api/fixtures/event-fixture.ts';
import { change, stored, writtenAt } from '../../support/api/store/database.ts';

const api = await staffApi();
const announcement = (changes: Partial<AnnouncementDocument> = {}) => ({
  title: 'Last pour',
  message: 'At ten.',
  publishAt: at,
  isPublished: true,
  ...edited,
  ...changes,
});
const later = '2026-06-01T15:00:00.000Z';

beforeEach(() =>
  seed({
    'events/autumn': event,
    'events/spring': event,
    'events/autumn/announcements/hello': announcement(),
    'events/autumn/announcements/last': announcement({ publishAt: later, audience: 'unpaid' }),
    'events/autumn/announcements/scheduled': announcement({ isPublished: false }),
    'events/spring/announcements/other': announcement(),
    'participants/maya': maya,
    'participants/jonah': { ...jonah, registrations: { autumn: 'JONASSUBM1SS10N00001' } },
    'registrations/MAYASSUBM1SS10N00001': registrationOf('Maya Reyes'),
    'registrations/JONASSUBM1SS10N00001': registrationOf('Jonah Whitfield'),
    'registrations/CANCELEDSUBM1SS10N01': {
      ...registrationOf('Otto Lindqvist'),
      status: 'cancelled',
    },
  }),
);

type Person = 'attendee' | 'other attendee';
const path = '/api/events/autumn/announcements/shown';
const show = (announcementIds: string[], person: Person = 'attendee') =>
  api.as(person, 'POST', path, { body: { announcementIds } });
const count = async (eventId = 'autumn') =>
  (await api.as('desk', 'GET', `/api/admin/events/${eventId}/announcements/shown`)).json;
const shownToMaya = async () => (await stored('participants/maya')).shownAnnouncements;

describe('POST /api/events/{eventId}/announcements/shown', () => {
  it('counts each participant once per announcement, also when it is repeated at the same time', async () => {
    const answers = await Promise.all([show(['hello']), show(['hello']), show(['hello', 'hello'])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shownToMaya()).toEqual(['hello']);
    await show(['hello', 'last'], 'other attendee');
    expect(await count()).toEqual({
      registered: 2,
      announcements: [
        { id: 'last', publishAt: later, audience: 'unpaid', phones: 1, reached: null },
        { id: 'hello', publishAt: at, audience: 'all', phones: 2, reached: null },
      ],
    });
  });

  it('writes nothing when the announcement is recorded already', async () => {
    await show(['hello']);
    const before = await writtenAt('participants/maya');
    expect((await show(['hello'])).status).toBe(200);
    expect(await writtenAt('participants/maya')).toBe(before);
  });

  it('ignores announcements that are scheduled, withdrawn or of another event', async () => {
    expect((await show(['scheduled', 'gone', 'other', 'hello'])).status).toBe(200);
    expect(await shownToMaya()).toEqual(['hello']);
  });

  it('retains the last 50 announcements', async () => {
    const shownAnnouncements = Array.from({ length: 50 }, (_, index) => `old-${index}`);
    await change('participants/maya', { shownAnnouncements });
    await show(['hello']);
    expect(await shownToMaya()).toEqual([...shownAnnouncements.slice(1), 'hello']);
  });

  it('rejects attendees of other events, staff, and more than 10 announcements', async () => {
    await change('participants/jonah', jonah);
    const byStaff = await api.as('admin', 'POST', path, { body: { announcementIds: ['hello'] } });
    const elsewhere = await api.as('attendee', 'POST', '/api/events/spring/announcements/shown', {
      body: { announcementIds: ['other'] },
    });
    expect([byStaff.status, elsewhere.status, elsewhere.json.code]).toEqual([
      403,
      403,
      'not-registered',
    ]);
    expect((await show(Array.from({ length: 11 }, (_, id) => `${id}`))).status).toBe(400);
    expect(await shownToMaya()).toEqual([]);
  });
});

describe('GET /api/admin/events/{eventId}/announcements/shown', () => {
  it('counts the latest 10 published announcements', async () => {
    const minute = (index: number) => new Date(Date.parse(later) + index * 60_000).toISOString();
    for (let index = 1; index <= 10; index += 1)
      await change(
        `events/autumn/announcements/new-${index}`,
        announcement({ publishAt: minute(index) }),
      );
    await change(
      'events/autumn/announcements/scheduled',
      announcement({ publishAt: '2099-06-01T15:00:00.000Z', isPublished: false }),
    );
    const { announcements } = await count();
    expect(announcements.map(({ id }: { id: string }) => id)).toEqual(
      Array.from({ length: 10 }, (_, index) => `new-${10 - index}`),
    );
  });

  it('returns no announcements for an unknown event', async () => {
    expect(await count('gone')).toEqual({ registered: 0, announcements: [] });
  });
});
