import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckInDocument } from '../../functions/src/contract/records.ts';
import { buildCatalogue } from '../../functions/src/domain/catalogue.ts';
import { noProgress } from '../../functions/src/domain/rewards.ts';
import { withId } from '../../functions/src/domain/with-id.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { change, stored } from '../support/api/database.ts';
import {
  at,
  audited,
  business,
  event,
  openStaffApi,
  reward,
  seed,
} from '../support/api/staff-api.ts';
import { maya, participantOf, registrationOf } from '../support/api/whole-walk.ts';

let api: Awaited<ReturnType<typeof openStaffApi>>;
beforeAll(async () => {
  api = await openStaffApi();
});
afterAll(() => api.close());

const businesses = {
  vino: business('Vino', 38.1),
  cask: business('Cask', 38.101),
  loom: business('Loom', 38.102),
};
const catalogue = buildCatalogue('autumn', event, {
  businesses: Object.entries(businesses).map(([id, data]) => withId({ id, data })),
  rewards: [{ ...reward, id: 'two' }],
  pointRules: [],
});
const minute = (count: number) => `2026-06-01T14:${String(count).padStart(2, '0')}:00.000Z`;
const pendingAt = (businessId: string, participantId = 'maya'): CheckInDocument => ({
  eventId: 'autumn',
  participantId,
  businessId,
  latitude: 38.1014,
  longitude: -79.07,
  accuracyMeters: 70,
  distanceMeters: 44,
  capturedAt: minute(5),
  receivedAt: minute(5),
  state: 'pending',
  reasons: ['unclear-fix'],
  usedVenueCode: true,
  idempotencyKey: null,
  source: 'device',
  reviewedBy: null,
  reviewedAt: null,
  reviewReason: null,
  version: 1,
});
const pendingVisit = { checkInTime: minute(5), state: 'pending' as const };
const progressPath = 'participants/maya/progress/autumn';
const progress = () => stored(progressPath);

beforeEach(() =>
  seed({
    'events/autumn': event,
    'catalogues/autumn': catalogue,
    'businesses/cask': businesses.cask,
    'participants/maya': maya,
    'participants/rosa': { ...participantOf('rosa', 'Rosa Lund'), registrations: { autumn: 'R1' } },
    [progressPath]: {
      ...noProgress('maya', 'autumn'),
      visits: { vino: { checkInTime: at, state: 'verified' }, cask: pendingVisit },
    },
    'participants/rosa/progress/autumn': {
      ...noProgress('rosa', 'autumn'),
      visits: { cask: pendingVisit },
    },
    'registrations/MAYASSUBM1SS10N00001': {
      ...registrationOf('Maya Reyes'),
      isVerified: true,
      state: 'verified',
    },
    'registrations/R1': {
      ...registrationOf('Rosa Lund'),
      participantId: 'rosa',
      isVerified: true,
      state: 'verified',
    },
    'checkIns/autumn_maya_cask': pendingAt('cask'),
    'checkIns/autumn_rosa_cask': { ...pendingAt('cask', 'rosa'), receivedAt: minute(4) },
  }),
);

const id = 'autumn_maya_cask';
const review = (changes: Record<string, unknown> = {}) =>
  api.as('desk', 'POST', '/api/admin/check-ins/reviews', {
    body: { checkIns: [{ id, version: 1 }], decision: 'confirm', ...changes },
  });
const refusal = { decision: 'refuse', reason: 'not-there' };
const undo = (...ids: string[]) =>
  api.as('desk', 'POST', '/api/admin/check-ins/undo', { body: { ids } });
const checkInFor = (body: { businessIds: string[] } & Record<string, unknown>, key?: string) =>
  api.as('desk', 'POST', '/api/admin/registrations/MAYASSUBM1SS10N00001/check-ins', {
    body: { source: 'staff', ...body },
    key,
  });

describe('GET /api/admin/check-ins/pending', () => {
  // spec: D1.10
  it('lists what waits with its evidence, the earliest first', async () => {
    const path = '/api/admin/check-ins/pending?eventId=autumn';
    const { json } = await api.as('desk', 'GET', path);
    expect(json).toMatchObject({ total: 2, radiusMeters: 50 });
    expect(json.checkIns.map(({ fullName }) => fullName)).toEqual(['Rosa Lund', 'Maya Reyes']);
    const [ofRosa, ofMaya] = json.checkIns;
    expect(ofRosa?.travel).toBeNull();
    expect(ofMaya).toMatchObject({
      id,
      version: 1,
      submissionId: 'MAYASSUBM1SS10N00001',
      business: { id: 'cask', name: 'Cask' },
      place: { latitude: 38.1014, longitude: -79.07 },
      accuracyMeters: 70,
      distanceMeters: 44,
      usedVenueCode: true,
      reasons: ['unclear-fix'],
      travel: { businessName: 'Vino', durationMs: 5 * 60_000 },
    });
    expect(ofMaya?.travel?.speed).toBeCloseTo(111.2 / 300, 2);
  });
});

describe('POST /api/admin/check-ins/reviews', () => {
  // spec: D1.11
  it('confirms: the visit, its reward, the registration and the note in one commit', async () => {
    const { status, json } = await review();
    expect([status, json.decided, json.notDecided]).toEqual([
      200,
      [{ id, unlockedRewards: ['two'] }],
      [],
    ]);
    const { visits, unlocked } = await progress();
    expect(visits.cask).toEqual({ checkInTime: minute(5), state: 'verified' });
    expect(Object.keys(unlocked)).toEqual(['two']);
    expect(await stored(`checkIns/${id}`)).toMatchObject({
      state: 'verified',
      reviewedBy: 'desk of the walk',
      version: 2,
      accuracyMeters: 70,
    });
    expect(await audited()).toEqual([
      {
        actor: 'desk',
        action: 'check-in.confirm',
        target: 'registrations/MAYASSUBM1SS10N00001',
      },
    ]);
  });

  it("confirms somebody's first visit: their registration walks", async () => {
    await review({ checkIns: [{ id: 'autumn_rosa_cask', version: 1 }] });
    expect(await stored('registrations/R1')).toMatchObject({
      state: 'walking',
      firstVisitAt: minute(5),
    });
  });

  // spec: D1.12
  it('refuses with a reason that the attendee finds, and they may check in again', async () => {
    const { json } = await review(refusal);
    expect(json.decided).toEqual([{ id, unlockedRewards: [] }]);
    const { visits, refusals, unlocked } = await progress();
    expect(Object.keys(visits)).toEqual(['vino']);
    expect(refusals.cask).toMatchObject({ reason: 'not-there', checkInTime: minute(5) });
    expect(unlocked).toEqual({});
    expect(await stored(`checkIns/${id}`)).toMatchObject({
      state: 'refused',
      reviewReason: 'not-there',
      distanceMeters: 44,
    });
    const again = await api.as('attendee', 'POST', '/api/checkins', {
      body: {
        participantId: 'maya',
        eventId: 'autumn',
        businessId: 'cask',
        latitude: 38.101,
        longitude: -79.07,
        accuracy: 8,
      },
    });
    expect(again.json).toMatchObject({ state: 'verified' });
    expect(await progress()).toMatchObject({ refusals: {} });
    expect(await stored(`checkIns/${id}`)).toMatchObject({ state: 'verified', version: 3 });
  });

  // spec: D1.13
  it('decides many at once, each by itself: one that is gone keeps none back', async () => {
    const { json } = await review({
      checkIns: [
        { id, version: 1 },
        { id: 'autumn_nobody_cask', version: 1 },
        { id: 'autumn_rosa_cask', version: 1 },
      ],
    });
    expect(json.decided.map((each: { id: string }) => each.id)).toEqual([id, 'autumn_rosa_cask']);
    expect(json.notDecided).toMatchObject([{ id: 'autumn_nobody_cask', code: 'not-found' }]);
  });

  // spec: D1.13
  it('a repeat, also at the same moment, decides once', async () => {
    const answers = await Promise.all([review(), review(), review()]);
    for (const { json } of answers) expect(json.notDecided).toEqual([]);
    expect(await audited()).toHaveLength(1);
    expect((await review()).json.decided).toEqual([{ id, unlockedRewards: [] }]);
  });

  // spec: D1.13
  it('decides only what was seen: a stale version, or one decided otherwise, changes nothing', async () => {
    const stale = await review({ checkIns: [{ id, version: 7 }] });
    expect(stale.json.notDecided).toMatchObject([{ id, code: 'stale-edit' }]);
    await review(refusal);
    const before = await progress();
    const late = await review();
    expect(late.json).toMatchObject({ decided: [], notDecided: [{ code: 'stale-edit' }] });
    expect(await progress()).toEqual(before);
  });

  // spec: D1.17
  it('confirms nothing of a cancelled registration, and needs a reason to refuse', async () => {
    expect((await review({ decision: 'refuse' })).status).toBe(400);
    await change(progressPath, { isCancelled: true });
    const { json } = await review();
    expect(json.notDecided).toMatchObject([{ code: 'registration-cancelled' }]);
    expect((await review(refusal)).json.decided).toHaveLength(1);
  });

  it.each(['events/autumn', 'catalogues/autumn', progressPath, 'participants/maya'])(
    'says of one whose %s is gone that it is not there any more',
    async (path) => {
      await (await firestore()).doc(path).delete();
      const { status, json } = await review();
      expect([status, json.decided]).toEqual([200, []]);
      expect(json.notDecided).toMatchObject([{ id, code: 'not-found' }]);
    },
  );

  // spec: D1.14
  it('is taken back within 5 minutes: it waits again, and its reward is locked', async () => {
    const before = await progress();
    await review();
    expect((await undo(id)).status).toBe(200);
    expect(await progress()).toEqual(before);
    expect(await stored(`checkIns/${id}`)).toMatchObject({ state: 'pending', reviewedBy: null });
    // Nobody decides it by what they saw before it was decided and taken back.
    expect((await review()).json.notDecided).toMatchObject([{ id, code: 'stale-edit' }]);
    await review({ ...refusal, checkIns: [{ id, version: 3 }] });
    await undo(id);
    expect(await progress()).toEqual(before);
  });

  // spec: D1.14
  it('is not taken back once what it unlocked was handed over, nor later than 5 minutes', async () => {
    await review();
    await change(progressPath, { claims: { two: { claimedAt: at } } });
    expect((await undo(id)).json.code).toBe('decided-against');
    await change(progressPath, { claims: {} });
    const longAgo = new Date(Date.now() - 6 * 60_000).toISOString();
    await change(`checkIns/${id}`, { reviewedAt: longAgo });
    expect((await undo(id)).json.code).toBe('undo-over');
    expect((await undo('autumn_nobody_cask')).json.code).toBe('not-found');
  });
});

describe('POST /api/admin/registrations/{id}/check-ins', () => {
  // spec: D1.15
  it('checks somebody in whose phone cannot, marked as such, and unlocks what it would', async () => {
    const { status, json } = await checkInFor({ businessIds: ['loom'] });
    expect([status, json.unlockedRewards]).toEqual([200, ['Two doors']]);
    expect(json.checkIns).toEqual([
      { id: 'autumn_maya_loom', businessId: 'loom', state: 'verified' },
    ]);
    expect(await stored('checkIns/autumn_maya_loom')).toMatchObject({
      source: 'staff',
      usedVenueCode: false,
      reviewedBy: 'desk of the walk',
    });
    expect(await progress()).toMatchObject({ visits: { loom: { state: 'verified' } } });
    expect((await audited()).map(({ action }) => action)).toEqual(['check-in.by-staff']);
  });

  // spec: D1.15
  it('is carried out once, however often it is sent, and undone as a whole', async () => {
    const before = await progress();
    const sent = () => checkInFor({ businessIds: ['loom'] }, 'a-press-of-staff');
    const [first, second] = await Promise.all([sent(), sent()]);
    expect(second?.json).toEqual(first?.json);
    expect(await audited()).toHaveLength(1);
    expect((await undo('autumn_maya_loom')).status).toBe(200);
    expect(await progress()).toEqual(before);
    expect(await stored('checkIns/autumn_maya_loom')).toBeUndefined();
  });

  // spec: D1.16
  it('enters a stamped card with all its businesses; those they have stay as they are', async () => {
    const card = { source: 'paper', businessIds: ['vino', 'cask', 'loom'] };
    const { json } = await checkInFor(card);
    expect(json.checkIns.map((each: { businessId: string }) => each.businessId)).toEqual([
      'cask',
      'loom',
    ]);
    const { visits } = await progress();
    expect(visits.vino.checkInTime).toBe(at);
    // The one that waited is confirmed by the card, with the evidence and the time that it had.
    expect(visits.cask).toEqual({ checkInTime: minute(5), state: 'verified' });
    expect(await stored('checkIns/autumn_maya_loom')).toMatchObject({ source: 'paper' });
    expect((await checkInFor(card)).json.checkIns).toEqual([]);
  });

  // spec: D1.16
  it('a card is still entered after the end, as of its last moment; a visit at a business is not', async () => {
    const endTime = '2026-06-01T20:00:00.000Z';
    await change('events/autumn', { endTime });
    const late = await checkInFor({ businessIds: ['loom'] });
    expect([late.status, late.json.code]).toEqual([422, 'event-not-running']);
    await checkInFor({ source: 'paper', businessIds: ['loom'] });
    const { visits } = await progress();
    expect(Date.parse(visits.loom.checkInTime)).toBe(Date.parse(endTime) - 1);
  });

  it.each([
    [{ businessIds: ['vino', 'loom'] }, 400, 'invalid-input'],
    [{ businessIds: [] }, 400, 'invalid-input'],
    [{ businessIds: ['nowhere'] }, 404, 'not-found'],
  ])('refuses %j', async (body, status, code) => {
    const { status: given, json } = await checkInFor(body);
    expect([given, json.code]).toEqual([status, code]);
  });

  it('refuses what staff did before they had registered', async () => {
    const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString();
    await change(progressPath, { registeredAt: minutesAgo(10) });
    const early = await checkInFor({ businessIds: ['loom'], doneAt: minutesAgo(20) });
    expect([early.status, early.json.code]).toEqual([422, 'before-registration']);
    const { status } = await checkInFor({ businessIds: ['loom'], doneAt: minutesAgo(5) });
    expect(status).toBe(200);
  });

  // spec: D1.17
  it('refuses a cancelled registration, and one that is not known', async () => {
    await change('registrations/MAYASSUBM1SS10N00001', { status: 'cancelled' });
    const { json } = await checkInFor({ businessIds: ['loom'] });
    expect(json.code).toBe('registration-cancelled');
    const unknown = await api.as('desk', 'POST', '/api/admin/registrations/N0B0DY/check-ins', {
      body: { businessIds: ['loom'], source: 'staff' },
    });
    expect(unknown.status).toBe(404);
    expect(await audited()).toEqual([]);
  });
});
