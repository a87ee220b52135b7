import { type StaffDocument } from '@wine-walk/common/model/staff.ts';
import { readActiveAdmins } from '../../firestore/staff.ts';
import type { Write } from '../../firestore/write.ts';

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
