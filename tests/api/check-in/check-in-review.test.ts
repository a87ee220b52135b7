import { beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { at, audited } from '../../support/api/calls/staff-api.ts';
import { expire } from '../../support/api/changes.ts';
import {
  api,
  changesOfCheckIn,
  id,
  minute,
  progress,
  progressPath,
  refusal,
  review,
  seedPendingCheckIns,
  undo,
} from '../../support/api/fixtures/pending-check-ins.ts';
import { change, stored } from '../../support/api/store/database.ts';

beforeEach(seedPendingCheckIns);

describe('GET /api/admin/check-ins/pending', () => {
  it('lists pending check-ins with their evidence, earliest first', async () => {
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

describe('check-ins by a venue code', () => {
  const byCode = (age: string) =>
    api.as(
      'desk',
      'GET',
      `/api/admin/check-ins/pending?eventId=autumn&businessId=cask&venueCode=${age}`,
    );
  const stamp = 'autumn_rosa_cask';

  /** Rosa's stamp counts because of the code, since minute 5. */
  async function verified() {
    await change(`checkIns/${stamp}`, { state: 'verified', reasons: [] });
    await change('participants/rosa/progress/autumn', {
      visits: { cask: { checkInTime: minute(5), state: 'verified' } },
    });
  }
  const refuse = () => review({ ...refusal, checkIns: [{ id: stamp, version: 1 }] });

  it('lists verified and pending ones of the current code, without refused ones', async () => {
    await verified();
    expect((await byCode('current')).json).toMatchObject({
      total: 2,
      checkIns: [
        { id: stamp, state: 'verified' },
        { id, state: 'pending' },
      ],
    });
    expect((await byCode('earlier')).json.total).toBe(0);
    await refuse();
    expect((await byCode('current')).json.checkIns.map((each) => each.id)).toEqual([id]);
  });

  it('separates check-ins before the last renewal of the code from those after it', async () => {
    await change('businesses/cask', { venueCodeRenewedAt: minute(5) });
    expect((await byCode('earlier')).json.checkIns.map((each) => each.id)).toEqual([stamp]);
    expect((await byCode('current')).json.checkIns.map((each) => each.id)).toEqual([id]);
  });

  it('refuses a verified one, which an undo verifies again', async () => {
    await verified();
    expect((await refuse()).json).toMatchObject({ decided: [{ id: stamp }], notDecided: [] });
    const path = 'participants/rosa/progress/autumn';
    expect(await stored(path)).toMatchObject({
      visits: {},
      refusals: { cask: { reason: 'not-there' } },
    });
    expect((await undo(stamp)).status).toBe(200);
    expect(await stored(path)).toMatchObject({
      visits: { cask: { state: 'verified' } },
      refusals: {},
    });
    expect(await stored(`checkIns/${stamp}`)).toMatchObject({ state: 'verified' });
  });

  it('rejects the refusal with 422 after a reward that it unlocked was handed out', async () => {
    await verified();
    await change('participants/rosa/progress/autumn', {
      unlocked: { two: { unlockedAt: minute(5) } },
      claims: { two: { claimedAt: minute(6) } },
    });
    expect((await refuse()).json).toMatchObject({
      decided: [],
      notDecided: [{ id: stamp, code: 'unlocked-reward-given' }],
    });
    expect(await stored(`checkIns/${stamp}`)).toMatchObject({ state: 'verified' });
  });

  it('refuses no verified one that the location verified', async () => {
    await verified();
    await change(`checkIns/${stamp}`, { usedVenueCode: false });
    expect((await refuse()).json.notDecided).toMatchObject([{ code: 'check-in-changed' }]);
  });
});

describe('POST /api/admin/check-ins/reviews', () => {
  it('confirms visit, reward, registration and audit entry in one commit', async () => {
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

  it('sets the registration to walking without an arrival on the first confirmed visit', async () => {
    await review({ checkIns: [{ id: 'autumn_rosa_cask', version: 1 }] });
    expect(await stored('registrations/R1')).toMatchObject({
      state: 'walking-not-arrived',
      firstVisitAt: minute(5),
    });
  });

  it('retains the time of the first visit when a second one is confirmed', async () => {
    const registration = 'registrations/MAYASSUBM1SS10N00001';
    await change(registration, { firstVisitAt: minute(1), state: 'walking' });
    expect((await review({ checkIns: [{ id: 'autumn_maya_cask', version: 1 }] })).status).toBe(200);
    expect((await stored(registration)).firstVisitAt).toBe(minute(1));
  });

  it('rejects with a reason shown to the attendee, who can check in again', async () => {
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

  it('decides many independently when one of them is missing', async () => {
    const { json } = await review({
      checkIns: [
        { id, version: 1 },
        { id: 'autumn_nobody_cask', version: 1 },
        { id: 'autumn_rosa_cask', version: 1 },
      ],
    });
    expect(json.decided.map((each: { id: string }) => each.id)).toEqual([id, 'autumn_rosa_cask']);
    expect(json.notDecided).toMatchObject([{ id: 'autumn_nobody_cask', code: 'check-in-gone' }]);
  });

  it('decides once when a request is repeated, also simultaneously', async () => {
    const answers = await Promise.all([review(), review(), review()]);
    for (const { json } of answers) expect(json.notDecided).toEqual([]);
    expect(await audited()).toHaveLength(1);
    expect((await review()).json.decided).toEqual([{ id, unlockedRewards: [] }]);
  });

  it('changes nothing for a stale version or an already decided check-in', async () => {
    const stale = await review({ checkIns: [{ id, version: 7 }] });
    expect(stale.json.notDecided).toMatchObject([{ id, code: 'check-in-changed' }]);
    await review(refusal);
    const before = await progress();
    const late = await review();
    expect(late.json).toMatchObject({ decided: [], notDecided: [{ code: 'check-in-changed' }] });
    expect(await progress()).toEqual({ ...before, visitsChangedAt: expect.any(String) });
  });

  it('rejects a cancelled registration and a refusal without a reason', async () => {
    expect((await review({ decision: 'refuse' })).status).toBe(400);
    await change(progressPath, { isCancelled: true });
    const { json } = await review();
    expect(json.notDecided).toMatchObject([{ code: 'review-cancelled' }]);
    expect((await review(refusal)).json.decided).toHaveLength(1);
  });

  it.each(['events/autumn', 'catalogues/autumn', progressPath, 'participants/maya'])(
    'reports a check-in as missing when its %s is missing',
    async (path) => {
      await (await firestore()).doc(path).delete();
      const { status, json } = await review();
      expect([status, json.decided]).toEqual([200, []]);
      expect(json.notDecided).toMatchObject([{ id, code: 'not-in-event' }]);
    },
  );

  it('undoes a review within 5 minutes: pending again, reward locked', async () => {
    const before = await progress();
    await review();
    expect((await undo(id)).status).toBe(200);
    expect(await progress()).toEqual({ ...before, visitsChangedAt: expect.any(String) });
    expect(await stored(`checkIns/${id}`)).toMatchObject({ state: 'pending', reviewedBy: null });
    // A review based on the state before the undo is stale.
    expect((await review()).json.notDecided).toMatchObject([{ id, code: 'check-in-changed' }]);
    await review({ ...refusal, checkIns: [{ id, version: 3 }] });
    await undo(id);
    expect(await progress()).toEqual({ ...before, visitsChangedAt: expect.any(String) });
  });

  it('verifies a confirmed check-in again when its later refusal is undone, with its reward', async () => {
    await review();
    const before = [await stored(`checkIns/${id}`), await progress()];
    await review({ ...refusal, checkIns: [{ id, version: 2 }] });
    expect(await progress()).toMatchObject({ unlocked: {} });
    const { json } = await api.as('desk', 'GET', '/api/admin/desk/changes?eventId=autumn');
    const [refused] = json.changes;
    expect(
      (await api.as('desk', 'POST', `/api/admin/desk/changes/${refused?.id}/undo`)).status,
    ).toBe(200);
    expect([await stored(`checkIns/${id}`), await progress()]).toEqual([
      { ...before[0], version: 4 },
      { ...before[1], visitsChangedAt: expect.any(String) },
    ]);
  });

  it('rejects an undo after the unlocked reward was redeemed or after 5 minutes', async () => {
    await review();
    await change(progressPath, { claims: { two: { claimedAt: at } } });
    expect((await undo(id)).json.code).toBe('unlocked-reward-given');
    await change(progressPath, { claims: {} });
    for (const changeId of await changesOfCheckIn(id)) await expire(changeId);
    expect((await undo(id)).json.code).toBe('undo-over');
    expect((await undo('autumn_nobody_cask')).json.code).toBe('nothing-to-undo');
  });
});
