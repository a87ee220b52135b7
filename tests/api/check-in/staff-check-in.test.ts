import { beforeEach, describe, expect, it } from 'vitest';
import { at, audited } from '../../support/api/calls/staff-api.ts';
import {
  api,
  checkInFor,
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

describe('POST /api/admin/registrations/{id}/check-ins', () => {
  it('checks in an attendee without a working phone, marked as such, and unlocks rewards', async () => {
    const { status, json } = await checkInFor({ businessIds: ['loom'] });
    expect([status, json.unlockedRewards]).toEqual([200, ['Two doors']]);
    expect(json.checkIns).toEqual([
      { id: 'autumn_maya_loom', businessId: 'loom', state: 'verified' },
    ]);
    expect(Date.parse(json.undoUntil) - Date.parse(json.happenedAt)).toBe(5 * 60_000);
    expect(await stored('checkIns/autumn_maya_loom')).toMatchObject({
      source: 'staff',
      usedVenueCode: false,
      reviewedBy: 'desk of the walk',
    });
    expect(await progress()).toMatchObject({ visits: { loom: { state: 'verified' } } });
    expect((await audited()).map(({ action }) => action)).toEqual(['check-in.by-staff']);
  });

  it('executes a repeated request once, and undoes all of it', async () => {
    const before = await progress();
    const sent = () => checkInFor({ businessIds: ['loom'] }, 'a-press-of-staff');
    const [first, second] = await Promise.all([sent(), sent()]);
    expect(second?.json).toEqual(first?.json);
    expect(await audited()).toHaveLength(1);
    expect((await undo('autumn_maya_loom')).status).toBe(200);
    expect(await progress()).toEqual({ ...before, visitsChangedAt: expect.any(String) });
    expect(await stored('checkIns/autumn_maya_loom')).toBeUndefined();
  });

  it.each([
    [10, 'verified'],
    [80, 'pending'],
  ])('leaves a visit that the phone has sent too (accuracy %d m) %s', async (accuracy, state) => {
    await checkInFor({ businessIds: ['loom'] });
    const sent = (latitude: number) =>
      api.as('attendee', 'POST', '/api/checkins', {
        body: {
          participantId: 'maya',
          eventId: 'autumn',
          businessId: 'loom',
          latitude,
          longitude: -79.07,
          accuracy,
        },
      });
    // From elsewhere it proves nothing, and the visit stays that of staff.
    expect((await sent(38.11)).json).toMatchObject({ state: 'verified', distanceMeters: null });
    expect(await stored('checkIns/autumn_maya_loom')).toMatchObject({ source: 'staff' });
    expect((await sent(38.102)).json).toMatchObject({
      state: 'verified',
      reasons: [],
      distanceMeters: 0,
    });
    expect((await undo('autumn_maya_loom')).status).toBe(200);
    expect(await stored('checkIns/autumn_maya_loom')).toMatchObject({
      source: 'device',
      state,
      reviewedBy: null,
    });
    expect(await progress()).toMatchObject({ visits: { loom: { state } } });
  });

  it.each([
    ['verified by a venue code', { state: 'verified', reasons: [] }],
    ['pending', { state: 'pending', reasons: ['unclear-fix'] }],
  ] as const)(
    'refuses a check-in that was %s again when staff undo theirs',
    async (_, evidence) => {
      await change('checkIns/autumn_maya_cask', evidence);
      const { visits } = await progress();
      const cask = { ...visits.cask, state: evidence.state };
      await change(progressPath, { visits: { ...visits, cask } });
      await review(refusal);
      const before = [await stored('checkIns/autumn_maya_cask'), await progress()];
      const { json } = await checkInFor({ source: 'paper', businessIds: ['cask', 'loom'] });
      expect(await progress()).toMatchObject({ refusals: {} });
      const undone = await api.as('desk', 'POST', `/api/admin/desk/changes/${json.changeId}/undo`);
      expect(undone.status).toBe(200);
      expect([await stored('checkIns/autumn_maya_cask'), await progress()]).toEqual([
        { ...before[0], version: 4 },
        { ...before[1], visitsChangedAt: expect.any(String) },
      ]);
      expect(await stored('checkIns/autumn_maya_loom')).toBeUndefined();
    },
  );

  it('enters a stamped card with all its businesses and retains earlier visits', async () => {
    const card = { source: 'paper', businessIds: ['vino', 'cask', 'loom'] };
    const { json } = await checkInFor(card);
    expect(json.checkIns.map((each: { businessId: string }) => each.businessId)).toEqual([
      'cask',
      'loom',
    ]);
    const { visits } = await progress();
    expect(visits.vino.checkInTime).toBe(at);
    // The card confirms the pending visit and retains its evidence and time.
    expect(visits.cask).toEqual({ checkInTime: minute(5), state: 'verified' });
    expect(await stored('checkIns/autumn_maya_loom')).toMatchObject({ source: 'paper' });
    expect((await checkInFor(card)).json.checkIns).toEqual([]);
  });

  it('accepts a card after the end, as of the end, but no staff visit', async () => {
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
    [{ businessIds: ['nowhere'] }, 404, 'business-not-in-event'],
  ])('rejects %j', async (body, status, code) => {
    const { status: checkInStatus, json } = await checkInFor(body);
    expect([checkInStatus, json.code]).toEqual([status, code]);
  });

  it('rejects a time before the registration', async () => {
    const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString();
    await change(progressPath, { registeredAt: minutesAgo(10) });
    const early = await checkInFor({ businessIds: ['loom'], doneAt: minutesAgo(20) });
    expect([early.status, early.json.code]).toEqual([422, 'check-in-before-registration']);
    const { status } = await checkInFor({ businessIds: ['loom'], doneAt: minutesAgo(5) });
    expect(status).toBe(200);
  });

  it('rejects cancelled and unknown registrations', async () => {
    await change('registrations/MAYASSUBM1SS10N00001', { status: 'cancelled' });
    const before = await progress();
    for (const source of ['staff', 'paper']) {
      const { status, json } = await checkInFor({ source, businessIds: ['loom'] });
      expect([status, json.code]).toEqual([422, 'registration-cancelled']);
    }
    expect(await progress()).toEqual(before);
    const unknown = await api.as('desk', 'POST', '/api/admin/registrations/N0B0DY/check-ins', {
      body: { businessIds: ['loom'], source: 'staff' },
    });
    expect(unknown.status).toBe(404);
    expect(await audited()).toEqual([]);
  });
});
