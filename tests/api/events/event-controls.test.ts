import { randomUUID } from 'node:crypto';
import type { BodyInput } from '@wine-walk/common/api/contract/endpoint.ts';
import { ofKind } from '@wine-walk/common/api/staff/changes.ts';
import { type controlEvent } from '@wine-walk/common/api/staff/events.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { audited, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { changesOf, expire } from '../../support/api/changes.ts';
import { drawOf, draws } from '../../support/api/fixtures/draws.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';
import { watchReads } from '../../support/api/store/watch-reads.ts';

const api = await staffApi();
const { 'changes/paused': _pressed, ...eventDocuments } = eventFixture;
beforeEach(() => seed(eventDocuments));

const press = (body: BodyInput<typeof controlEvent>) =>
  api.as('admin', 'POST', '/api/admin/events/autumn/controls', { body });
const { list, undo } = changesOf(api);
const changes = async () => ofKind(await list('events'), 'event-edit');
const checkIn = (capturedAt = Date.now()) =>
  api.as('attendee', 'POST', '/api/checkins', {
    key: randomUUID(),
    body: {
      participantId: 'maya',
      eventId: 'autumn',
      businessId: 'loom',
      latitude: 38.102,
      longitude: -79.07,
      capturedAt: new Date(capturedAt).toISOString(),
      sentAt: new Date().toISOString(),
    },
  });
const minutes = 60_000;

describe('paused check-in', () => {
  it('rejects check-ins with its own code until it is undone', async () => {
    expect((await press({ control: 'check-in', isPaused: true })).status).toBe(200);
    const refused = await checkIn();
    expect([refused.status, refused.json.code]).toEqual([422, 'check-in-paused']);
    const [paused] = await changes();
    expect(paused).toMatchObject({
      effects: [{ kind: 'paused' }],
      madeBy: 'admin',
      eventId: 'autumn',
    });
    expect((await undo(paused?.id)).status).toBe(200);
    expect((await stored('events/autumn')).checkInPausedAt).toBeNull();
    expect(await changes()).toEqual([]);
    expect((await checkIn()).status).toBe(200);
    const actions = (await audited()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['event.edit', 'walk-change.undo']));
  });

  it('accepts check-ins captured before the pause, also when they arrive late', async () => {
    await press({ control: 'check-in', isPaused: true });
    expect((await checkIn(Date.now() - minutes)).status).toBe(200);
  });
});

describe('POST /api/admin/events/{id}/controls with a pause', () => {
  const pause = (isPaused: boolean) => press({ control: 'check-in', isPaused });
  const announcements = async () => {
    const all = await storedIn('events/autumn/announcements');
    return all
      .filter(({ title }) => title !== 'Hello')
      .map(({ title, titleIn, audience, isPublished }) => ({
        title,
        spanish: titleIn.es,
        audience,
        isPublished,
      }));
  };
  const toAll = { audience: 'all', isPublished: true };
  const paused = {
    title: 'Check-in is paused',
    spanish: 'El registro de visitas está en pausa',
    ...toAll,
  };
  const open = {
    title: 'Check-in is open again',
    spanish: 'El registro de visitas está abierto de nuevo',
    ...toAll,
  };

  it('replaces the announcement when check-in resumes', async () => {
    await pause(true);
    expect(await announcements()).toEqual([paused]);
    await pause(false);
    expect(await announcements()).toEqual([open]);
    await pause(true);
    expect(await announcements()).toEqual([paused]);
    await pause(false);
    expect(await announcements()).toEqual([open]);
  });

  it('announces a repeated pause once, keeps its time and records no second change', async () => {
    await pause(true);
    const { checkInPausedAt } = await stored('events/autumn');
    expect((await pause(true)).status).toBe(200);
    expect((await stored('events/autumn')).checkInPausedAt).toBe(checkInPausedAt);
    expect(await announcements()).toEqual([paused]);
    expect(await changes()).toHaveLength(1);
  });

  it('restores or withdraws the announcement after an undo', async () => {
    await pause(true);
    await pause(false);
    const [resumed, stopped] = await changes();
    expect((await undo(resumed?.id)).status).toBe(200);
    expect(await announcements()).toEqual([paused]);
    expect((await undo(stopped?.id)).status).toBe(200);
    expect(await announcements()).toEqual([]);
    const actions = (await audited()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'announcement.create')).toHaveLength(3);
    expect(actions.filter((action) => action === 'announcement.withdraw')).toHaveLength(3);
  });

  it('announces no pause of a draft', async () => {
    await change('events/autumn', { isPublished: false });
    await pause(true);
    expect(await announcements()).toEqual([]);
  });
});

describe('a repeated control', () => {
  const endTime = String(eventDocuments['events/autumn']?.['endTime']);

  it.each<BodyInput<typeof controlEvent>>([
    { control: 'check-in', isPaused: true },
    { control: 'business', businessId: 'loom', status: 'open' },
    { control: 'end', minutes: 30, from: endTime },
    { control: 'publish' },
    { control: 'archive', isArchived: false },
  ])('stores nothing: %j', async (control) => {
    await press(control);
    const before = [await stored('events/autumn'), await audited()];
    const { status, json } = await press(control);
    expect([status, json.version]).toEqual([200, before[0].version]);
    expect([await stored('events/autumn'), await audited()]).toEqual(before);
  });

  it.each(['closed', 'sold-out'] as const)('keeps since when a shop is %s', async (status) => {
    const businessStatus = { loom: { status, sinceAt: new Date(0).toISOString() } };
    await change('events/autumn', { businessStatus });
    await press({ control: 'business', businessId: 'loom', status });
    expect((await stored('events/autumn')).businessStatus).toEqual(businessStatus);
    expect(await changes()).toEqual([]);
  });

  it('reads no progress when an open shop opens', async () => {
    const reads = watchReads();
    await press({ control: 'business', businessId: 'loom', status: 'open' });
    expect(reads().filter((path) => path.includes('/progress/'))).toEqual([]);
  });
});

describe('a closed or sold-out business', () => {
  it('rejects check-ins when closed and accepts them when sold out', async () => {
    const status = (value: 'closed' | 'sold-out') =>
      press({ control: 'business', businessId: 'loom', status: value });
    await status('closed');
    const refused = await checkIn();
    expect([refused.status, refused.json.code]).toEqual([422, 'business-closed']);
    await status('sold-out');
    expect((await checkIn()).status).toBe(200);
  });

  it('retains rewards that were within reach while it was closed', async () => {
    await press({ control: 'business', businessId: 'loom', status: 'closed' });
    await press({ control: 'business', businessId: 'loom', status: 'open' });
    const before = (await stored('participants/maya/progress/autumn')).unlocked;
    expect(Object.keys(before)).toContain('two');
  });

  it('reopens independently of others and not over a newer change', async () => {
    const status = (businessId: string, value: 'closed' | 'sold-out') =>
      press({ control: 'business', businessId, status: value });
    const states = async () =>
      Object.entries<{ status: string }>((await stored('events/autumn')).businessStatus).map(
        ([id, { status: each }]) => `${id} ${each}`,
      );
    await status('loom', 'closed');
    const [loomClosed] = await changes();
    await status('vino', 'closed');
    const [vinoClosed] = await changes();
    expect((await undo(loomClosed?.id)).status).toBe(200);
    expect(await states()).toEqual(['vino closed']);
    await status('vino', 'sold-out');
    const late = await undo(vinoClosed?.id);
    expect([late.status, late.json.code]).toEqual([409, 'changed-since']);
    expect(await states()).toEqual(['vino sold-out']);
  });

  it('returns 404 for an unknown business', async () => {
    const answer = await press({ control: 'business', businessId: 'nowhere', status: 'closed' });
    expect([answer.status, answer.json.code]).toEqual([404, 'business-gone']);
    expect(await changes()).toEqual([]);
  });
});

describe('end of the event', () => {
  it('moves the end or sets it to now, and restores it by two undos', async () => {
    const end = async () => Date.parse((await stored('events/autumn')).endTime);
    const planned = await end();
    await press({ control: 'end', minutes: 30 });
    expect(await end()).toBe(planned + 30 * minutes);
    await press({ control: 'end', minutes: null });
    expect(await end()).toBeLessThanOrEqual(Date.now());
    const refused = await press({ control: 'end', minutes: 15 });
    expect([refused.status, refused.json.code]).toEqual([422, 'event-finished']);
    const [over, later] = await changes();
    const early = await undo(later?.id);
    expect([early.status, early.json.code]).toEqual([409, 'changed-since']);
    expect((await undo(over?.id)).status).toBe(200);
    expect((await undo(over?.id)).status).toBe(200);
    expect((await undo(later?.id)).status).toBe(200);
    expect(await end()).toBe(planned);
  });

  it('moves the announced time of open draws that close with the event, unless it is now', async () => {
    const planned = Date.parse((await stored('events/autumn')).endTime);
    const at = (afterMs: number) => new Date(planned + afterMs).toISOString();
    await seed({
      ...eventDocuments,
      'draws/with': drawOf({ closesTime: at(0) }),
      'draws/before': drawOf({ closesTime: at(-minutes) }),
      'draws/closed': { ...draws['draws/closed'], closesTime: at(0) },
    });
    const times = async () =>
      Promise.all(
        ['with', 'before', 'closed'].map(async (id) => (await stored(`draws/${id}`)).closesTime),
      );
    await press({ control: 'end', minutes: 30 });
    expect(await times()).toEqual([at(30 * minutes), at(-minutes), at(0)]);
    await press({ control: 'end', minutes: null });
    expect((await times())[0]).toBe(at(30 * minutes));
    const [over, later] = await changes();
    await undo(over?.id);
    expect((await times())[0]).toBe(at(30 * minutes));
    await undo(later?.id);
    expect(await times()).toEqual([at(0), at(-minutes), at(0)]);
    const { name, startTime, timeZone } = await stored('events/autumn');
    const body = { name, startTime, timeZone, endTime: at(600 * minutes) };
    expect((await api.as('admin', 'PUT', '/api/admin/events/autumn', { body })).status).toBe(200);
    expect(await times()).toEqual([at(600 * minutes), at(-minutes), at(0)]);
    expect(await stored('draws/with')).toMatchObject({ version: 4 });
    expect((await audited()).filter(({ action }) => action === 'draw.edit')).toHaveLength(3);
  });

  it('moves once for two presses on the same shown end', async () => {
    const { endTime: from } = await stored('events/autumn');
    const later = () => press({ control: 'end', minutes: 15, from });
    const answers = await Promise.all([later(), later()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await later()).status).toBe(200);
    const { endTime } = await stored('events/autumn');
    expect(Date.parse(endTime)).toBe(Date.parse(from) + 15 * minutes);
    expect(await changes()).toHaveLength(1);
  });

  it('rejects a press on an end that was moved otherwise meanwhile', async () => {
    const { endTime: from } = await stored('events/autumn');
    await press({ control: 'end', minutes: 30, from });
    const refused = await press({ control: 'end', minutes: 15, from });
    expect([refused.status, refused.json.code]).toEqual([409, 'stale-edit']);
    const { endTime } = await stored('events/autumn');
    expect(Date.parse(endTime)).toBe(Date.parse(from) + 30 * minutes);
  });

  it('rejects an undo after 10 minutes', async () => {
    await press({ control: 'end', minutes: 30 });
    const [later] = await changes();
    await expire(later?.id);
    const answer = await undo(later?.id);
    expect([answer.status, answer.json.code]).toEqual([422, 'event-undo-over']);
  });
});
