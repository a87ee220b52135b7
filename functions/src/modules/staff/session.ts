import { type StaffDocument } from '@wine-walk/common/model/staff.ts';
import { sessionToken } from '../../firestore/accounts.ts';

/**
 * A session for a staff account, as a custom token. `account` is as it was read together with the hash that
 * the password was checked against: where its generation has moved on since, the session is over before it
 * begins, however late the token is exchanged.
 */
export async function createStaffSessionToken(
  uid: string,
  { role, generation }: Pick<StaffDocument, 'role' | 'generation'>,
): Promise<string> {
  return sessionToken(uid, { staff: true, role, generation });
}
