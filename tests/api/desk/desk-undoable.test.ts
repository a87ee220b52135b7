import { beforeEach, expect, it } from 'vitest';
import { reward } from '../../support/api/calls/staff-api.ts';
import {
  api,
  checkInFor,
  id,
  review,
  seedPendingCheckIns,
  undo,
} from '../../support/api/fixtures/pending-check-ins.ts';
import { change } from '../../support/api/store/database.ts';

beforeEach(seedPendingCheckIns);

/* Actions that a reloaded desk offers to undo. */

const undoable = async (eventId = 'autumn') =>
  (await api.as('desk', 'GET', `/api/admin/desk/changes?eventId=${eventId}`)).json.changes;
const kindsOf = (changes: readonly { kind: string; change?: string }[]) =>
  changes.map(({ kind, change: decision }) => decision ?? kind);
const admit = () =>
  api.as('desk', 'POST', '/api/admin/desk/admissions', {
    body: { submissionIds: ['MAYASSUBM1SS10N00001'], takesPayment: false, isIdSeen: true },
  });

it('lists actions in effect, latest first, at their own event only', async () => {
  expect(await undoable()).toEqual([]);
  const { json: admission } = await admit();
  await review();
  await checkInFor({ businessIds: ['loom'] });
  expect(await undoable()).toMatchObject([
    { kind: 'check-in', change: 'check-in', people: ['Maya Reyes'], businesses: ['Loom'] },
    { kind: 'check-in', change: 'confirm', people: ['Maya Reyes'], businesses: ['Cask'] },
    { kind: 'admission', id: admission.id, people: ['Maya Reyes'], taken: null },
  ]);
  expect(await undoable('spring')).toEqual([]);
});

it('omits actions that were undone', async () => {
  const { json: admission } = await admit();
  await review();
  await checkInFor({ businessIds: ['loom'] });
  await undo('autumn_maya_loom');
  expect(kindsOf(await undoable())).toEqual(['confirm', 'admission']);
  await undo(id);
  expect(kindsOf(await undoable())).toEqual(['admission']);
  await api.as('desk', 'POST', `/api/admin/desk/changes/${admission.id}/undo`);
  expect(await undoable()).toEqual([]);
});

it('names people that an offline desk admitted again', async () => {
  const first = await admit();
  const doneAt = new Date().toISOString();
  const { json: second } = await api.as('desk', 'POST', '/api/admin/desk/admissions', {
    body: { submissionIds: ['MAYASSUBM1SS10N00001'], takesPayment: false, isIdSeen: true, doneAt },
  });
  expect(second.conflicts).toEqual({ MAYASSUBM1SS10N00001: 'already-arrived' });
  const people = ['Maya Reyes'];
  const both = [second, first.json].map(({ id: createdId }) =>
    expect.objectContaining({ id: createdId, people }),
  );
  const found = await undoable();
  expect(found).toHaveLength(2);
  expect(found).toEqual(expect.arrayContaining(both));
});

it('lists a redeemed reward by name until it is undone', async () => {
  await change('rewards/two', { ...reward });
  await review();
  const code = await api.as('attendee', 'POST', '/api/participants/maya/rewards/autumn/two/code');
  const body = { code: code.json.code };
  const { json: redeemed } = await api.as('desk', 'POST', '/api/admin/redemptions', { body });
  const redemption = { kind: 'redemption', rewardName: 'Two doors' };
  expect((await undoable())[0]).toMatchObject({ ...redemption, id: redeemed.changeId });
  await api.as('desk', 'POST', `/api/admin/desk/changes/${redeemed.changeId}/undo`);
  expect(kindsOf(await undoable())).toEqual(['confirm']);
});
