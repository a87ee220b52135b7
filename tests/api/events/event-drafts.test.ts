import { beforeEach, describe, expect, it } from 'vitest';
import { publishDueAnnouncements } from '../../../functions/src/modules/announcements/service.ts';
import {
  businessesInEventChange,
  publishBusinessFacts,
} from '../../../functions/src/modules/catalog/service.ts';
import { api, create, edit, seedEvents } from '../../support/api/calls/event-calls.ts';
import { audited, people } from '../../support/api/calls/staff-api.ts';
import { changesOf } from '../../support/api/changes.ts';
import { call } from '../../support/api/client.ts';
import { participantOf } from '../../support/api/fixtures/event-fixture.ts';
import { change, stored } from '../../support/api/store/database.ts';
import { cashRegistration } from '../../support/registration-record.ts';

beforeEach(seedEvents);

let id: string;
beforeEach(async () => {
  id = (await create({ isActive: false })).json.id;
});

const publish = () =>
  api.as('admin', 'POST', `/api/admin/events/${id}/controls`, {
    body: { control: 'publish' },
  });
const event = () => stored(`events/${id}`);
const changes = changesOf(api);
const latestChange = async () => (await changes.list('events'))[0];
const register = () =>
  change('registrations/QUENTINSUBM1SS10N001', {
    ...cashRegistration({
      eventId: id,
      participantId: 'maya',
      fullName: 'Maya Reyes',
      email: 'maya@example.com',
      submittedAt: new Date().toISOString(),
    }),
  });

describe('an event that was never active', () => {
  it('leaves an event unpublished when it is edited as inactive', async () => {
    await edit(id, { name: 'Spring Wine Walk', isActive: false });
    expect(await event()).toMatchObject({
      name: 'Spring Wine Walk',
      isActive: false,
      isPublished: false,
    });
  });

  it('hides an event that was never active from everyone but its staff', async () => {
    await change(`catalogues/${id}`, { businesses: [], rewards: [], pointRules: [] });
    const list = (token: string | undefined) =>
      call('GET', `/api/events/${id}/businesses`, { at: api.at, ...(token && { token }) });
    const status = async (token: string | undefined) => (await list(token)).status;
    expect(await status(undefined)).toBe(404);
    expect(await status(people.shop())).toBe(404);
    expect(await status(people.desk())).toBe(200);
  });

  it('hides the event and its rewards from participants who know its ID', async () => {
    await change(`catalogues/${id}`, { businesses: [], rewards: [], pointRules: [] });
    await change('participants/maya', participantOf('maya', 'Maya Reyes'));
    const statuses = async () => [
      (await api.as('attendee', 'GET', `/api/events/${id}/progress/maya`)).status,
      (await api.as('attendee', 'GET', `/api/participants/maya/rewards/${id}`)).status,
    ];
    expect(await statuses()).toEqual([404, 404]);
    await publish();
    expect(await statuses()).toEqual([200, 200]);
  });

  it('publishes announcements together with their event', async () => {
    const path = `/api/admin/events/${id}/announcements` as const;
    const text = { title: 'Doors open', message: 'At six.' };
    const { json } = await api.as('admin', 'POST', path, { body: text });
    await api.as('admin', 'PUT', `${path}/${json.id}`, { body: text });
    await publishDueAnnouncements(Date.now());
    const announcement = () => stored(`events/${id}/announcements/${json.id}`);
    expect((await announcement()).isPublished).toBe(false);
    await publish();
    await publishDueAnnouncements(Date.now());
    expect((await announcement()).isPublished).toBe(true);
  });

  it('hides the details of businesses that are only in drafts', async () => {
    await edit(id, { businessIds: ['cask'], isActive: false });
    const sync = async () => {
      await publishBusinessFacts('vino');
      await publishBusinessFacts('cask');
      return [await stored('businessFacts/vino'), await stored('businessFacts/cask')].map(Boolean);
    };
    await change('events/past', { businessIds: ['vino'] });
    expect(await sync()).toEqual([true, false]);
    await publish();
    expect(await sync()).toEqual([true, true]);
  });

  it('names the businesses whose details an edit publishes or hides', async () => {
    const written = (before?: object, after?: object) =>
      businessesInEventChange({
        before: { data: () => before as never },
        after: { data: () => after as never },
      });
    const draft = { isPublished: false, businessIds: ['vino'] };
    expect(await written(draft, { ...draft, name: 'Spring Walk' })).toEqual([]);
    expect(await written(draft, { ...draft, isPublished: true })).toEqual(['vino']);
    expect(await written(draft, { ...draft, businessIds: ['cask'] })).toEqual(['vino', 'cask']);
    const all = await written(undefined, { isPublished: true, businessIds: null });
    expect(all.toSorted()).toEqual(['cask', 'vino']);
  });
});

describe('publication', () => {
  it.each([
    ['the control', publish],
    ['an edit', () => edit(id, { isActive: true })],
    ['an edit without isActive', () => edit(id)],
  ])('shows the event, audited, and hides it by an undo: %s', async (_, activate) => {
    const { status, json } = await activate();
    expect([status, json.isActive, json.isPublished]).toEqual([200, true, true]);
    expect((await call('GET', `/api/events/${id}/businesses`, { at: api.at })).status).toBe(200);
    const target = `events/${id}`;
    expect(await audited()).toContainEqual({ actor: 'admin', action: 'event.publish', target });

    const done = await latestChange();
    expect(done).toMatchObject({ eventId: id, effects: [{ kind: 'published' }] });
    expect((await changes.undo(done?.id)).status).toBe(200);
    expect(await event()).toMatchObject({ isActive: false, isPublished: false });
  });

  it('rejects the undo of a publication after a registration', async () => {
    await publish();
    await register();
    expect((await changes.undo((await latestChange())?.id)).json.code).toBe('registered-since');
    expect(await event()).toMatchObject({ isActive: true, isPublished: true });
  });

  it('audits one publication for an edit and the control', async () => {
    await edit(id, { isActive: true });
    await publish();
    const actions = (await audited()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'event.publish')).toHaveLength(1);
  });

  it('publishes an event after its end', async () => {
    const past = {
      startTime: '2025-03-14T18:00:00.000Z',
      endTime: '2025-03-14T22:00:00.000Z',
    };
    await edit(id, { ...past, isActive: false });
    expect((await publish()).json).toMatchObject({ ...past, isActive: true });
  });
});
