import type { StaffDocument } from '../../contract/staff-records.ts';
import { readActiveAdmins } from '../../store/staff.ts';
import type { Write } from '../../store/write.ts';

/** Whether this account may configure everything at the moment. */
export const isActiveAdmin = (account: StaffDocument) =>
  account.role === 'admin' && account.isActive;

/** A write that changes nothing and fails unless that other admin is still there; undefined without one. */
export async function otherAdminPrecondition(uid: string): Promise<Write[] | undefined> {
  const admins = await readActiveAdmins();
  const other = admins.find(({ id }) => id !== uid);
  return (
    other && [
      { kind: 'update', path: other.path, data: { isActive: true }, revision: other.revision },
    ]
  );
}
