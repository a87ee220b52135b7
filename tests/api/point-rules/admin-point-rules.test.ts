import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { business, event, pointRule, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';

const api = await staffApi();

const progressOf = (uid: string, name: string, businessCount: string[]) => ({
  [`participants/${uid}`]: {
    name,
    email: `${uid}@example.com`,
    phoneNumber: '',
    userId: uid,
    createdAt: '2026-06-01T14:00:00.000Z',
    registrations: {},
  },
  [`participants/${uid}/progress/autumn`]: {
    ...emptyProgress(uid, 'autumn'),
    visits: Object.fromEntries(
      businessCount.map((business, index) => [
        business,
        { checkInTime: `2026-11-20T19:0${index}:00.000Z`, state: 'verified' },
      ]),
    ),
  },
});
beforeEach(() =>
  seed({
    'events/autumn': event,
    'businesses/vino': business('Vino', 38.1, { category: 'wine_bar' }),
    'businesses/loom': business('Loom', 38.101),
    'pointRules/every-door': pointRule,
    ...progressOf('maya', 'Maya Reyes', ['vino', 'loom']),
    ...progressOf('jonah', 'Jonah Whitfield', ['loom']),
    ...progressOf('ada', 'Ada Quill', []),
  }),
);

const body = {
  name: 'Wine bars',
  trigger: 'category',
  category: 'wine_bar',
  points: 5,
} as const;
const create = (change: Record<string, unknown> = {}, key?: string) =>
  api.as('admin', 'POST', '/api/admin/point-rules', { body: { ...body, ...change }, key });
const edit = (id: string, change: Record<string, unknown> = {}) =>
  api.as('admin', 'PUT', `/api/admin/point-rules/${id}`, { body: { ...body, ...change } });

describe('point rules API', () => {
  it('lists by name, creates once per idempotency key and edits', async () => {
    const first = await create({}, 'rule-00001');
    expect(first.json).toMatchObject({ ...body, isActive: true, eventId: null, version: 1 });
    expect((await create({}, 'rule-00001')).json).toEqual(first.json);
    const listed = await api.as('desk', 'GET', '/api/admin/point-rules');
    expect(listed.json.map(({ name }) => name)).toEqual(['Every door', 'Wine bars']);
    const changed = await edit(first.json.id, { version: 1, points: 7 });
    expect(changed.json).toMatchObject({ points: 7, version: 2 });
    const late = await edit(first.json.id, { version: 1, points: 8 });
    expect([late.status, late.json.code]).toEqual([409, 'stale-edit']);
    expect((await edit('gone')).json.message).toBe('This point rule no longer exists.');
    expect(await stored(`pointRules/${first.json.id}`)).toMatchObject({ points: 7 });
  });

  it.each([
    ['0 points', { points: 0 }, 'points', 'Enter at least 1 point.'],
    ['1.5 points', { points: 1.5 }, 'points', 'Enter a whole number.'],
    ['10^9 points', { points: 1e9 }, 'points', 'Enter at most 10,000 points.'],
    ['no category', { category: null }, 'category', 'Choose a category.'],
    [
      'a window without times',
      { trigger: 'time_window' },
      'windowStartTime',
      'Enter when the window starts and ends.',
    ],
    [
      'a window that ends before it starts',
      {
        trigger: 'time_window',
        windowStartTime: '2026-11-20T20:00:00.000Z',
        windowEndTime: '2026-11-20T19:00:00.000Z',
      },
      'windowEndTime',
      'The window must end after it starts.',
    ],
    [
      'dates that end before they start',
      {
        activeFromTime: '2026-11-21T00:00:00.000Z',
        activeUntilTime: '2026-11-20T00:00:00.000Z',
      },
      'activeUntilTime',
      'The rule must end after it starts.',
    ],
    ['an unknown trigger', { trigger: 'luck' }, 'trigger', 'Please choose what earns the points.'],
  ])('rejects %s with its own message', async (_name, change, field, message) => {
    const { status, json } = await create(change);
    expect([status, json.fields]).toEqual([400, { [field]: message }]);
    expect((await edit('every-door', change)).status).toBe(400);
    expect(await howMany('pointRules')).toBe(1);
    expect(await stored('pointRules/every-door')).toMatchObject({ version: 1 });
  });

  it('returns 404 for an unknown event', async () => {
    expect((await create({ eventId: 'nowhere' })).status).toBe(404);
    expect((await edit('every-door', { eventId: 'nowhere' })).status).toBe(404);
  });
});

describe('POST /api/admin/events/{eventId}/point-rules/preview', () => {
  const preview = (sent: Record<string, unknown>, eventId = 'autumn') =>
    api.as('admin', 'POST', `/api/admin/events/${eventId}/point-rules/preview`, {
      unchecked: sent,
    });

  it('previews a new rule and saves nothing', async () => {
    const { status, json } = await preview({ rule: body });
    expect(status).toBe(200);
    expect(json).toEqual({
      isOver: false,
      participants: 3,
      changed: 1,
      totalBefore: 30,
      totalAfter: 35,
      top: [
        { name: 'Maya Reyes', before: 20, after: 25 },
        { name: 'Jonah Whitfield', before: 10, after: 10 },
        { name: 'Ada Quill', before: 0, after: 0 },
      ],
    });
    expect(await howMany('pointRules')).toBe(1);
  });

  it('previews a changed rule', async () => {
    const rule = { name: 'Every door', trigger: 'check_in', points: 1 };
    const { json } = await preview({ id: 'every-door', rule });
    expect(json).toMatchObject({ changed: 2, totalBefore: 30, totalAfter: 3 });
    const off = await preview({ id: 'every-door', rule: { ...rule, isActive: false } });
    expect(off.json).toMatchObject({ changed: 2, totalAfter: 0 });
    const elsewhere = await preview({ rule: { ...rule, eventId: 'past' } });
    expect(elsewhere.json).toMatchObject({ changed: 0, totalAfter: 30 });
  });

  it('leaves out participants whose registration is canceled', async () => {
    await change('participants/jonah/progress/autumn', { isCancelled: true });
    const { json } = await preview({ rule: body });
    expect(json).toMatchObject({ participants: 2, totalBefore: 20 });
  });

  it('rejects invalid rules and unknown ids', async () => {
    expect((await preview({ rule: { ...body, points: 0 } })).status).toBe(400);
    const gone = await preview({ id: 'gone', rule: body });
    expect([gone.status, gone.json.message]).toEqual([404, 'This point rule no longer exists.']);
    const unknown = await preview({ rule: body }, 'nowhere');
    expect([unknown.status, unknown.json.message]).toEqual([404, 'This event no longer exists.']);
  });
});
