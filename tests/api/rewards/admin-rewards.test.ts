import { type ProgressDocument } from '@wine-walk/common/model/participants.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { at, business, event, reward, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';

const api = await staffApi();
beforeEach(() => seed({ 'events/autumn': event, 'rewards/two': reward }));

const body = {
  name: 'First glass',
  description: 'A glass on the house.',
  requiredVisits: 3,
  rewardType: 'visit_count' as const,
};
const create = (change: Record<string, unknown> = {}, key?: string) =>
  api.as('admin', 'POST', '/api/admin/rewards', { body: { ...body, ...change }, key });
const edit = (id: string, change: Record<string, unknown> = {}) =>
  api.as('admin', 'PUT', `/api/admin/rewards/${id}`, { body: { ...body, ...change } });

describe('GET /api/admin/rewards', () => {
  it('lists all by required visits, then by name', async () => {
    await create({ requiredVisits: 3, name: 'A bottle' });
    await create({ requiredVisits: 2, name: 'Cheese' });
    await create({ requiredVisits: 1, name: 'One door' });
    const { json } = await api.as('desk', 'GET', '/api/admin/rewards');
    const names = json.map(({ name }) => name);
    expect(names).toEqual(['One door', 'Cheese', 'Two doors', 'A bottle']);
  });
});

describe('POST /api/admin/rewards', () => {
  it('creates a reward for all events or for one', async () => {
    const { status, json } = await create();
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...body, isActive: true, eventId: null, version: 1 });
    expect((await create({ eventId: 'autumn' })).json.eventId).toBe('autumn');
    const { id, ...document } = json;
    expect(await stored(`rewards/${id}`)).toEqual(document);
  });

  it('creates one reward per idempotency key', async () => {
    const first = await create({}, 'reward-0001');
    expect((await create({}, 'reward-0001')).json).toEqual(first.json);
    expect(await howMany('rewards')).toBe(2);
  });

  it.each([
    ['requiredVisits 0', { requiredVisits: 0 }, 'requiredVisits', 'At least 1 is required.'],
    ['requiredVisits 1.5', { requiredVisits: 1.5 }, 'requiredVisits', 'Enter a whole number.'],
    [
      'requiredVisits 10^9',
      { requiredVisits: 1e9 },
      'requiredVisits',
      'At most 1000 can be required.',
    ],
    ['no count', { requiredVisits: '3' }, 'requiredVisits', 'Enter the required number.'],
    ['no name', { name: undefined }, 'name', 'Please fill this in.'],
    ['no description', { description: '  ' }, 'description', 'Please fill this in.'],
    ['an unknown type', { rewardType: 'luck' }, 'rewardType', 'Please choose a type.'],
    ['an unknown field', { claims: {} }, 'claims', 'Unknown field.'],
  ])('rejects %s with its own message', async (_name, change, field, message) => {
    const { status, json } = await create(change);
    expect([status, json.fields]).toEqual([400, { [field]: message }]);
    expect(await howMany('rewards')).toBe(1);
  });

  it('returns 404 for an unknown event', async () => {
    expect((await create({ eventId: 'nowhere' })).status).toBe(404);
    expect(await howMany('rewards')).toBe(1);
  });
});

describe('PUT /api/admin/rewards/{id}', () => {
  it('rejects more completions than are possible at the event of a reward', async () => {
    const completions = { ...body, rewardType: 'event_completion', requiredVisits: 14 };
    const refused = await create({ ...completions, eventId: 'autumn' });
    expect([refused.status, refused.json.code]).toEqual([422, 'too-many-completions']);
    expect(refused.json.fields).toHaveProperty('requiredVisits');
    expect((await edit('two', { ...completions, eventId: 'autumn' })).status).toBe(422);
    expect((await create({ ...completions, eventId: 'autumn', requiredVisits: 1 })).status).toBe(
      200,
    );
    expect((await create(completions)).status).toBe(200);
  });

  it('edits a reward, rejects a stale edit and returns 404 after deletion', async () => {
    expect((await edit('two', { version: 1 })).json).toMatchObject({ ...body, version: 2 });
    const late = await edit('two', { version: 1, name: 'Late' });
    expect([late.status, late.json.code]).toEqual([409, 'stale-edit']);
    expect(late.json.message).toContain('Someone else saved this reward since you opened it.');
    expect(late.json.details).toEqual({ record: 'reward', current: { version: 2 } });
    expect((await edit('gone')).json.message).toBe('This reward no longer exists.');
    expect((await edit('two', { requiredVisits: 0 })).status).toBe(400);
    expect((await edit('two', { eventId: 'nowhere' })).status).toBe(404);
    expect(await stored('rewards/two')).toMatchObject({ name: 'First glass', version: 2 });
  });

  describe('with attendees who have visits', () => {
    const path = (uid: string) => `participants/${uid}/progress/autumn`;
    const visited = (
      uid: string,
      businessCount: string[],
      more: Partial<ProgressDocument> = {},
    ) => ({
      ...emptyProgress(uid, 'autumn'),
      visits: Object.fromEntries(
        businessCount.map((business) => [
          business,
          { checkInTime: at, state: 'verified' as const },
        ]),
      ),
      ...more,
    });
    const unlocked = async (uid: string) => Object.keys((await stored(path(uid))).unlocked);

    beforeEach(() =>
      seed({
        'events/autumn': event,
        'rewards/two': reward,
        'businesses/vino': business('Vino', 38.1),
        'businesses/cask': business('Cask', 38.101),
        [path('two')]: visited('two', ['vino', 'cask']),
        [path('one')]: visited('one', ['vino']),
        [path('claimed')]: visited('claimed', ['vino', 'cask'], {
          claims: { two: { claimedAt: at } },
        }),
        [path('elsewhere')]: { ...visited('elsewhere', ['vino', 'cask']), eventId: 'other' },
      }),
    );

    it('retains an unlocked reward when it becomes harder', async () => {
      expect((await edit('two', { requiredVisits: 9 })).status).toBe(200);
      expect(await unlocked('two')).toEqual(['two']);
      expect(await unlocked('one')).toEqual([]);
      expect(await unlocked('elsewhere')).toEqual([]);
      const { claims } = await stored(path('claimed'));
      expect(claims).toEqual({ two: { claimedAt: at } });
    });

    it.each([
      ['another type', { rewardType: 'special_achievement' }],
      ['is switched off', { isActive: false }],
      ['another event’s', { eventId: 'past' }],
    ])('retains an unlocked reward when it becomes: %s', async (_name, change) => {
      await seed({
        'events/autumn': event,
        'events/past': { ...event, endTime: '2026-11-20T19:00:00.000Z' },
        'rewards/two': reward,
        'businesses/vino': business('Vino', 38.1),
        'businesses/cask': business('Cask', 38.101),
        [path('two')]: visited('two', ['vino', 'cask']),
      });
      expect((await edit('two', { requiredVisits: 2, ...change })).status).toBe(200);
      expect(await unlocked('two')).toEqual(['two']);
    });

    it('writes no progress for an ended event, whose catalog stays', async () => {
      await change('events/autumn', { endTime: '2025-11-20T22:00:00.000Z' });
      expect((await edit('two', { requiredVisits: 9 })).status).toBe(200);
      expect(await unlocked('two')).toEqual([]);
    });

    it('writes no progress when only texts change', async () => {
      await edit('two', { requiredVisits: 2 });
      expect(await unlocked('two')).toEqual([]);
    });
  });
});
