import type { BodyInput } from '@wine-walk/common/api/contract/endpoint.ts';
import type { controlEvent } from '@wine-walk/common/api/staff/events.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, body, seedEvents } from '../../support/api/calls/event-calls.ts';
import { audited, event, seed } from '../../support/api/calls/staff-api.ts';
import { changesOf } from '../../support/api/changes.ts';
import { inHours } from '../../support/api/fixtures/limited-event.ts';
import { stored } from '../../support/api/store/database.ts';

const control = (sent: BodyInput<typeof controlEvent>) =>
  api.as('admin', 'POST', '/api/admin/events/past/controls', { body: sent });
const archive = (isArchived = true) => control({ control: 'archive', isArchived });
const edit = (change: Record<string, unknown>) =>
  api.as('admin', 'PUT', '/api/admin/events/past', {
    body: { ...body, startTime: inHours(-30), endTime: inHours(-26), ...change },
  });

/** An active event that ended 26 hours ago. */
const changes = changesOf(api);
beforeEach(async () => {
  await seedEvents();
  await seed({ 'events/past': { ...event, startTime: inHours(-30), endTime: inHours(-26) } });
});

describe('POST /api/admin/events/{id}/controls with an archive', () => {
  it('archives an event, restores it as an inactive one, and can be undone', async () => {
    expect((await archive()).json).toMatchObject({ isActive: false });
    expect((await stored('events/past')).archivedAt).not.toBeNull();
    const [change] = await changes.list('events');
    expect(change).toMatchObject({ effects: [{ kind: 'archived' }], madeBy: 'admin' });
    await changes.undo(change?.id);
    expect(await stored('events/past')).toMatchObject({ archivedAt: null, isActive: true });
    await archive();
    expect((await archive(false)).json).toMatchObject({ archivedAt: null, isActive: false });
    const actions = (await audited()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['event.archive', 'event.restore']));
  });

  it.each([
    ['upcoming', inHours(2), inHours(5)],
    ['running', inHours(-1), inHours(2)],
    ['over for less than a day', inHours(-5), inHours(-2)],
  ])('rejects an event that attendees see: %s', async (_, startTime, endTime) => {
    await seed({ 'events/past': { ...event, startTime, endTime } });
    const { status, json } = await archive();
    expect([status, json.code, json.message]).toEqual([
      409,
      'event-still-shown',
      'Attendees see this walk until a day after its end. Archive it later, or make it inactive first.',
    ]);
    expect((await stored('events/past')).archivedAt ?? null).toBeNull();
  });

  it('rejects other controls of an archived event, and an edit that activates it', async () => {
    await archive();
    const { status, json } = await control({ control: 'publish' });
    expect([status, json.code]).toEqual([409, 'event-archived']);
    const message = 'This walk is archived. Restore it first.';
    for (const change of [{ isActive: true }, {}]) {
      const refused = await edit(change);
      expect([refused.status, refused.json.code]).toEqual([409, 'event-archived']);
      expect(refused.json.fields).toEqual({ isActive: message });
    }
    expect((await edit({ name: 'Last Walk', isActive: false })).json.name).toBe('Last Walk');
    expect(await stored('events/past')).toMatchObject({ isActive: false });
  });

  it('neither loses an edit at the same time nor archives half of it', async () => {
    for (let round = 0; round < 5; round++) {
      await archive(false);
      const { version } = await stored('events/past');
      const name = `Walk ${round}`;
      const [archived, edited] = await Promise.all([archive(), edit({ name, version })]);
      expect(archived.status).toBe(200);
      const now = await stored('events/past');
      expect(now).toMatchObject({ isActive: false, archivedAt: expect.any(String) });
      expect([200, 409]).toContain(edited.status);
      expect(now.name === name).toBe(edited.status === 200);
      if (edited.status === 409) expect(edited.json.code).toBe('stale-edit');
    }
  });

  it('copies an archived event as a draft', async () => {
    await archive();
    const { json } = await api.as('admin', 'POST', '/api/admin/events/past/duplicate', {
      body: { name: 'Next', startTime: inHours(50), endTime: inHours(54) },
    });
    expect(json).toMatchObject({ archivedAt: null, isPublished: false });
  });

  it('keeps the time at which a walk was called off in later edits and the archive', async () => {
    const times = { startTime: inHours(2), endTime: inHours(5) };
    await seed({ 'events/past': { ...event, ...times } });
    const { inactiveSince } = (await edit({ ...times, isActive: false })).json;
    expect(inactiveSince).toEqual(expect.any(String));
    await edit({ ...times, isActive: false, name: 'Called off' });
    await archive();
    expect(await stored('events/past')).toMatchObject({ name: 'Called off', inactiveSince });
    await archive(false);
    await edit({ ...times, isActive: true });
    expect(await stored('events/past')).toMatchObject({ isActive: true, inactiveSince: null });
  });

  it('leaves archived events out of the past walks of the landing page', async () => {
    const past = async () => (await api.as('anonymous', 'GET', '/api/events/past')).json.events;
    expect(await past()).toHaveLength(1);
    await archive();
    expect(await past()).toEqual([]);
  });
});

it('finds the current event after 30 ended events that were not archived', async () => {
  const ended = Array.from({ length: 30 }, (_, index) => [
    `events/walk-${index}`,
    { ...event, startTime: inHours(-24 * (index + 2)), endTime: inHours(-24 * (index + 2) + 4) },
  ]);
  const current = { ...event, name: 'Current Walk', startTime: inHours(-1), endTime: inHours(3) };
  await seed({ ...Object.fromEntries(ended), 'events/z-current': current });
  const { json } = await api.as('anonymous', 'GET', '/api/events/active');
  expect(json?.name).toBe('Current Walk');
});
