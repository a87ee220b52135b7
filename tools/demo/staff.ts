import { type StaffDocument } from '@wine-walk/common/model/staff.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { newAccount } from '../../functions/src/modules/staff/accounts.ts';
import { hashPassword } from '../../functions/src/modules/staff/password.ts';
import type { Sources } from './sources.ts';

/**
 * Returns the staff of the demo, for the emulators only; passwords are hashed with the salts of the sources.
 */
export function staffDocuments(
  { staff }: Sources,
  createdAt: string,
): Promise<(readonly [string, StaffDocument])[]> {
  return Promise.all(
    staff.map(async ({ username, fullName, role, password, salt }) => {
      const passwordHash = await hashPassword(password, Buffer.from(salt, 'hex'));
      const document = newAccount({ username, fullName, role, passwordHash }, createdAt);
      return [documentPaths.staffMember(`staff-${username}`), document] as const;
    }),
  );
}
