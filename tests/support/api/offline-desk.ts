import { randomUUID } from 'node:crypto';
import { eventFixture } from './event-fixture.ts';
import { openStaffApi, type PersonName, seed } from './staff-api.ts';

export const api = await openStaffApi();
// Fixture without redeemed rewards and conflicts.
export const {
  'claims/autumn_maya_gone': _gone,
  'deskDoubts/twice': _twice,
  ...before
} = eventFixture;
/** Writes the documents that each test starts with. */
export const seedOfflineDesk = () => seed(before);

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
export const undo = (id: string) => api.as('desk', 'POST', `/api/admin/desk/changes/${id}/undo`);
export const listConflicts = async (who: PersonName = 'desk') =>
  (await api.as(who, 'GET', '/api/admin/desk/conflicts?eventId=autumn')).json.conflicts;
