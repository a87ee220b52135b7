import { listEntries, sha256Hex } from '@wine-walk/common/rules/draws/entry-list.ts';
import { checkDraw } from '@wine-walk/common/rules/draws/winner.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { ticketType } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { erasePerson } from '../../../functions/src/modules/personal-data/service.ts';
import { attendeeToken, event, seed } from '../../support/api/calls/staff-api.ts';
import { admin, anyIp, api } from '../../support/api/calls/staff-link-calls.ts';
import { call } from '../../support/api/client.ts';
import { drawOf, freeEntryOf } from '../../support/api/fixtures/draws.ts';
import { participantOf, registrationOf } from '../../support/api/fixtures/event-fixture.ts';
import { volunteer } from '../../support/api/fixtures/staff-links.ts';
import { auditedOf, change, stored } from '../../support/api/store/database.ts';

const visit = { checkInTime: '2025-11-20T19:00:00.000Z', state: 'verified' as const };
const names = ['Ana Ruiz', 'Bea Marsh', 'Cal Hunt', 'Dan Lund', 'Eve Poe'];

function walkers(): Record<string, Record<string, unknown>> {
  const documents = names.map((fullName, index) => {
    const id = `walker-${index}`;
    const email = `${id}@example.com`;
    const submissionId = `WALKER${index}000000000000`;
    return {
      [`participants/${id}`]: {
        ...participantOf(id, fullName),
        emailProvenAt: visit.checkInTime,
        registrations: { autumn: submissionId },
      },
      [`participants/${id}/progress/autumn`]: {
        ...emptyProgress(id, 'autumn'),
        visits: { vino: visit, cask: visit },
      },
      [`registrations/${submissionId}`]: {
        ...registrationOf(fullName),
        participantId: id,
        email,
        isVerified: true,
        state: 'verified',
        emailProvenAt: visit.checkInTime,
        phone: '',
      },
    };
  });
  return Object.assign({}, ...documents) as Record<string, Record<string, unknown>>;
}

const walk = { ...event, startTime: '2025-11-20T18:00:00.000Z' };
const id = 'd1';

beforeEach(() => seed({ 'events/autumn': walk, 'draws/d1': drawOf(), ...walkers() }));

const close = (version = 1) =>
  admin('POST', `/api/admin/draws/${id}/closing`, { body: { version } });
/** Makes the closing a minute older. */
async function passMinute() {
  const { closing } = await stored(`draws/${id}`);
  const closedAt = new Date(Date.now() - 60_000).toISOString();
  await change(`draws/${id}`, { closing: { ...closing, closedAt } });
}
const draw = (version: number, reason: 'no-answer' | null = null) =>
  admin('POST', `/api/admin/draws/${id}/drawings`, { body: { version, reason } });
const fromAnywhere = () => ({ at: api.at, headers: { 'X-Forwarded-For': anyIp() } });
const read = () => call('GET', `/api/draws/${id}`, fromAnywhere());
const readList = () => call('GET', `/api/draws/${id}/entries`, fromAnywhere());
const enter = (fullName: string, contact: string) =>
  admin('POST', `/api/admin/draws/${id}/free-entries`, { body: { fullName, contact } });

describe('a prize draw', () => {
  it('publishes the hash, then a winner that the published list and seed give', async () => {
    expect((await readList()).json.code).toBe('draw-still-open');
    const { json: closed } = await close();
    expect((await draw(2)).json.code).toBe('draw-too-soon');
    await passMinute();
    expect(closed).toMatchObject({ closing: { count: 5, freeCount: 0 }, drawings: [] });
    const { text } = (await readList()).json;
    expect((await read()).json.closing?.sha256).toBe(await sha256Hex(text));
    expect((await draw(2)).status).toBe(200);
    const shown = (await read()).json;
    const [drawn] = shown.drawings;
    expect(Date.parse(drawn?.drawnAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(shown.closing?.closedAt ?? ''),
    );
    const { drawings } = shown;
    expect(await checkDraw(text, { sha256: shown.closing?.sha256 ?? '', drawings })).toEqual({
      isListSame: true,
      areWinnersSame: true,
    });
  });

  it('names no person and no key in public', async () => {
    await close();
    await passMinute();
    await draw(2);
    const shown = (await read()).text + (await readList()).text;
    for (const secret of [...names, 'walker', 'admin', drawOf().entryKey])
      expect(shown).not.toContain(secret);
  });

  it('leaves out unpaid, canceled and staff, and counts entries without a purchase', async () => {
    await change('registrations/WALKER0000000000000', { isVerified: false });
    await change('registrations/WALKER1000000000000', { status: 'cancelled' });
    const roster = { ...volunteer(), eventId: 'autumn', name: 'C.', email: 'walker-2@example.com' };
    await change('volunteers/cal', roster);
    await change('freeEntries/f1', freeEntryOf({ drawId: id }));
    await change('freeEntries/f2', freeEntryOf({ drawId: 'other' }));
    const { json } = await admin('GET', `/api/admin/draws/${id}/entrants`);
    expect(json).toEqual({
      byStamps: 2,
      free: 1,
      unpaid: 1,
      canceled: 1,
      twice: 0,
      staffNames: ['Cal Hunt'],
    });
    expect((await close()).json.closing).toMatchObject({ count: 3, freeCount: 1 });
  });

  it('enters a person with a free ticket who has not been at the desk', async () => {
    const driver = ticketType({ id: 'driver', priceCents: 0, isSoldAtDesk: false });
    await change('events/autumn', { ticketTypes: [driver] });
    await change('registrations/WALKER0000000000000', { isVerified: false, typeId: 'driver' });
    const { json } = await admin('GET', `/api/admin/draws/${id}/entrants`);
    expect(json).toMatchObject({ byStamps: 5, unpaid: 0 });
    expect((await close()).json.closing).toMatchObject({ count: 5 });
  });

  it('shows each attendee the own number only, after the entries are closed', async () => {
    const own = async (uid: string) => {
      const { json } = await call('GET', '/api/events/autumn/draws', {
        at: api.at,
        token: attendeeToken(uid),
      });
      return json[0];
    };
    expect(await own('walker-0')).toMatchObject({ closedAt: null, entry: null });
    await change('registrations/WALKER1000000000000', { isVerified: false });
    await close();
    const entries = listEntries((await readList()).json.text);
    const [first, left] = await Promise.all([own('walker-0'), own('walker-1')]);
    expect(entries).toContain(first?.entry);
    expect(left).toMatchObject({ entry: null, winningEntry: null });
    expect((await own('walker-2'))?.entry).not.toBe(first?.entry);
  });

  it('draws again with a reason only, never an earlier winner, and audits it', async () => {
    await close();
    await passMinute();
    await draw(2);
    expect((await draw(3)).json.code).toBe('draw-done');
    for (const version of [3, 4, 5, 6]) await draw(version, 'no-answer');
    const { drawings } = (await read()).json;
    expect(new Set(drawings.map(({ entry }) => entry)).size).toBe(5);
    expect(drawings.map(({ reason }) => reason)).toEqual([null, ...Array(4).fill('no-answer')]);
    expect((await draw(7, 'no-answer')).json.code).toBe('draw-used-up');
    const actions = await auditedOf(`draws/${id}`);
    expect(actions.toSorted()).toEqual([
      'draw.close',
      'draw.draw',
      ...Array(4).fill('draw.redraw'),
    ]);
  });

  it('draws once when two coordinators press at once, and tells the other', async () => {
    const closings = await Promise.all([close(), close()]);
    expect(closings.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await passMinute();
    const draws = await Promise.all([draw(2), draw(2)]);
    expect(draws.map(({ json }) => json.code ?? 'drawn').toSorted()).toEqual([
      'drawn',
      'stale-edit',
    ]);
    expect((await read()).json.drawings).toHaveLength(1);
  });

  it('says why an empty list, an early closing or an open list is not drawn from', async () => {
    expect((await draw(1)).json.code).toBe('draw-still-open');
    await change('draws/d1', { stamps: 3 });
    expect((await close()).json.code).toBe('draw-empty');
    await change('draws/d1', { closesTime: '2099-11-20T21:00:00.000Z' });
    const { json } = await close();
    expect(json.code).toBe('draw-too-early');
    expect(json.message).toContain('2099');
  });

  it('changes nothing after the entries are closed', async () => {
    await close();
    const { closesTime, prize, stamps } = drawOf();
    const body = { closesTime, prize, stamps, version: 2 };
    expect((await admin('PUT', `/api/admin/draws/${id}`, { body })).json.code).toBe('draw-closed');
    expect((await enter('Ben Marsh', 'ben@example.com')).json.code).toBe('draw-closed');
    expect((await close(2)).json.code).toBe('draw-closed');
  });

  it('rejects the 21st draw of an event', async () => {
    for (let index = 2; index <= 20; index += 1) await change(`draws/d${index}`, drawOf());
    const { closesTime, prize, stamps } = drawOf();
    const body = { eventId: 'autumn', prize, stamps, closesTime };
    expect((await admin('POST', '/api/admin/draws', { body })).json.code).toBe('too-many-draws');
  });
});

describe('POST /api/admin/draws/{id}/free-entries', () => {
  beforeEach(() => change('draws/d1', { closesTime: '2099-11-20T21:00:00.000Z' }));

  it('enters a person once, also when two of the desk do it at once', async () => {
    const both = await Promise.all([
      enter('Ben Marsh', 'Ben@example.com'),
      enter('ben  marsh', 'ben@example.com'),
    ]);
    expect(both.map(({ json }) => json.code ?? 'entered').toSorted()).toEqual([
      'already-entered',
      'entered',
    ]);
    expect((await enter('Ben Marsh', '12 Main St')).status).toBe(200);
  });

  it('lists free entries for admins, latest first, and audits it', async () => {
    await change('freeEntries/f1', freeEntryOf({ drawId: id }));
    await enter('Noor Haddad', '12 Main St');
    const { json } = await admin('GET', `/api/admin/draws/${id}/free-entries`);
    expect(json.map(({ fullName, contact }) => [fullName, contact])).toEqual([
      ['Noor Haddad', '12 Main St'],
      ['Ben Marsh', 'ben@example.com'],
    ]);
    expect(await auditedOf(`draws/${id}`)).toContain('draw.read-free-entries');
  });

  it('rejects a free entry with draw-closed after the announced time, also before the closing', async () => {
    await change('draws/d1', { closesTime: drawOf().closesTime });
    expect((await enter('Ben Marsh', 'ben@example.com')).json.code).toBe('draw-closed');
  });
});

describe('the people of a draw', () => {
  const winners = async () => (await admin('GET', `/api/admin/draws/${id}/drawn-people`)).json;

  it('shows admins the winners with their contacts, and audits it', async () => {
    await change('freeEntries/f1', freeEntryOf({ drawId: id }));
    await close();
    await passMinute();
    for (let version = 2; version <= 7; version += 1) await draw(version, 'no-answer');
    const people = await winners();
    expect(people.map(({ fullName }) => fullName).toSorted()).toEqual(
      [...names, 'Ben Marsh'].toSorted(),
    );
    const ana = people.find(({ fullName }) => fullName === 'Ana Ruiz');
    expect(ana).toMatchObject({ state: 'registered', contacts: ['walker-0@example.com'] });
    expect(people.find(({ state }) => state === 'free')?.contacts).toEqual(['ben@example.com']);
    expect(await auditedOf(`draws/${id}`)).toContain('draw.read-winners');
  });

  it('deletes the data of people in a draw, and keeps the draw recomputable', async () => {
    await change('freeEntries/f1', freeEntryOf({ drawId: id, contact: 'walker-0@example.com' }));
    await close();
    await passMinute();
    for (let version = 2; version <= 6; version += 1) await draw(version, 'no-answer');
    await erasePerson('walker-0', 'admin', Date.now());
    const states = (await winners()).map(({ state }) => state);
    expect(states.filter((state) => state === 'gone').length).toBeGreaterThan(0);
    expect(await stored('freeEntries/f1')).toBeUndefined();
    const { closing, drawings } = (await read()).json;
    const { text } = (await readList()).json;
    expect(await checkDraw(text, { sha256: closing?.sha256 ?? '', drawings })).toEqual({
      isListSame: true,
      areWinnersSame: true,
    });
  });
});
