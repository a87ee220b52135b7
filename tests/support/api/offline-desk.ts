import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openStaffApi, type PersonName, seed } from './staff-api.ts';
import { wholeWalk } from './whole-walk.ts';

export let api: Awaited<ReturnType<typeof openStaffApi>>;
beforeAll(async () => {
  api = await openStaffApi();
});
afterAll(() => api.close());
// Without what was redeemed already, and what is to be settled.
export const {
  'claims/autumn_maya_gone': _gone,
  'deskDoubts/twice': _twice,
  ...before
} = wholeWalk;
beforeEach(() => seed(before));

export const code = '12345678';
export const claim = 'claims/autumn_maya_two';
export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
export const redeem = (
  doneAt: string | null,
  who: PersonName = 'desk',
  key: string = randomUUID(),
) => api.as(who, 'POST', '/api/admin/redemptions', { body: { code, doneAt }, key });
export const admit = (body: object, who: PersonName = 'desk') =>
  api.as(who, 'POST', '/api/admin/desk/admissions', {
    body: { takesPayment: false, isIdSeen: true, doneAt: ago(2), ...body },
    key: randomUUID(),
  });
export const undo = (id: string) => api.as('desk', 'POST', `/api/admin/desk/admissions/${id}/undo`);
export const doubts = async (who: PersonName = 'desk') =>
  (await api.as(who, 'GET', '/api/admin/desk/doubts?eventId=autumn')).json.doubts;
