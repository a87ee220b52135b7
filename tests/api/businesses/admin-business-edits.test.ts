import { beforeEach, describe, expect, it } from 'vitest';
import { api, body, edit, listOf, seedBusinesses } from '../../support/api/calls/business-calls.ts';
import { audited, event } from '../../support/api/calls/staff-api.ts';
import { change, stored } from '../../support/api/store/database.ts';

beforeEach(seedBusinesses);

describe('PUT /api/admin/businesses/{id}', () => {
  it('edits the sent fields and retains the venue code', async () => {
    const before = await stored('businesses/vino');
    const { status, json } = await edit('vino', { version: 1, isActive: false });
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...body, id: 'vino', isActive: false, version: 2 });
    expect(json.venueCode).toBe(before.venueCode);
    expect(await stored('businesses/vino')).toMatchObject({ ...body, venuePin: before.venuePin });
    expect(await listOf('listed')).toEqual(['vino', 'cask']);
  });

  it('keeps the special reward, its text, the picture text and the stamp when only the specified fields are sent', async () => {
    const kept = {
      hasSpecialReward: true,
      rewardDescription: 'A cork',
      imageAlt: 'A loom',
      stampMotif: 'bottle',
    } as const;
    await edit('vino', kept);
    expect((await edit('vino', { isActive: true })).json).toMatchObject({ ...body, ...kept });
    expect(await stored('businesses/vino')).toMatchObject(kept);
  });

  it('joins and leaves events in the same commit', async () => {
    await edit('vino', { version: 1, eventIds: ['all', 'over'] });
    expect(await listOf('listed')).toEqual(['cask']);
    expect(await listOf('over')).toEqual(['cask', 'vino']);
    expect(await listOf('all')).toBeNull();
  });

  it('preserves changes that others made to event lists in the meantime', async () => {
    await change('events/next', { ...event, businessIds: ['vino'], version: 2 });
    const { status } = await edit('vino', {
      version: 1,
      seenEventIds: ['listed'],
      eventIds: ['over'],
    });
    expect(status).toBe(200);
    expect(await listOf('next')).toEqual(['vino']);
    expect(await listOf('listed')).toEqual(['cask']);
    expect(await listOf('over')).toEqual(['cask', 'vino']);
    expect((await stored('events/next')).version).toBe(2);
  });

  it('warns when an event it leaves now includes every active business', async () => {
    const { status, json } = await edit('vino', {
      version: 1,
      seenEventIds: ['all', 'listed'],
      eventIds: [],
    });
    expect([status, json.code]).toEqual([409, 'list-replaced']);
    expect(json.fields.eventIds).toContain('Someone else set Autumn Walk to include every active');
    expect(await listOf('listed')).toEqual(['vino', 'cask']);
    expect((await stored('businesses/vino')).version).toBe(1);
  });

  it('rejects the later of two concurrent edits and overwrites nothing', async () => {
    await edit('vino', { version: 1, name: 'Vino the First' });
    const late = await edit('vino', { version: 1, name: 'Vino the Second' });
    expect([late.status, late.json.code]).toEqual([409, 'stale-edit']);
    expect(late.json.message).toContain('Someone else saved this business since you opened it.');
    expect(await stored('businesses/vino')).toMatchObject({ name: 'Vino the First', version: 2 });
  });

  it('accepts one of many simultaneous edits with the same version', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => edit('vino', { version: 1, name: `Vino ${n}` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect(await stored('businesses/vino')).toMatchObject({ name: won?.json.name, version: 2 });
  });

  it('applies an edit without a version after any other edit', async () => {
    await edit('vino', { version: 1 });
    expect((await edit('vino', { name: 'Vino at last' })).json).toMatchObject({ version: 3 });
  });

  it('applies each of many simultaneous edits without a version or responds that a retry is needed', async () => {
    const names = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Vino ${n}`);
    const answers = await Promise.all(names.map((name) => edit('vino', { name })));
    const made = answers.filter(({ status }) => status === 200);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 429));
    const versions = made.map(({ json }) => json.version).toSorted((a, b) => a - b);
    expect(versions).toEqual(versions.map((_, before) => before + 2));
    const last = made.find(({ json }) => json.version === versions.at(-1));
    expect(await stored('businesses/vino')).toMatchObject({ name: last?.json.name });
  });

  it('reports a deleted business', async () => {
    const { status, json } = await edit('gone', { version: 3 });
    expect([status, json.code]).toEqual([404, 'business-gone']);
    expect(json.message).toBe('This business no longer exists.');
    expect(await stored('businesses/gone')).toBeUndefined();
  });

  it('rejects invalid input and unknown events without a change', async () => {
    const before = await stored('businesses/vino');
    expect((await edit('vino', { rating: 5.05 })).status).toBe(400);
    expect((await edit('vino', { eventIds: ['nowhere'] })).status).toBe(404);
    expect((await edit('a%2Fb')).status).toBe(400);
    expect(await stored('businesses/vino')).toEqual(before);
  });
});

describe('POST /api/admin/businesses/{id}/venue-code', () => {
  const renew = (id: string, sent: { version?: number } = {}) =>
    api.as('admin', 'POST', `/api/admin/businesses/${id}/venue-code`, { body: sent });

  it('issues a new code and PIN, increments the version and writes the audit', async () => {
    const before = await stored('businesses/vino');
    const { status, json } = await renew('vino', { version: before.version });
    expect(status).toBe(200);
    expect(json.venueCode).not.toBe(before.venueCode);
    expect(json.venuePin).toMatch(/^\d{6}$/);
    expect(json.venuePin).not.toBe(before.venuePin);
    expect(await stored('businesses/vino')).toMatchObject({
      name: before.name,
      venueCode: json.venueCode,
      version: before.version + 1,
    });
    expect((await audited()).map(({ action }) => action)).toEqual(['business.edit']);
  });

  it('rejects a stale version and a deleted business', async () => {
    await edit('vino', { version: 1 });
    expect((await renew('vino', { version: 1 })).json.code).toBe('stale-edit');
    expect((await renew('gone')).status).toBe(404);
  });
});
