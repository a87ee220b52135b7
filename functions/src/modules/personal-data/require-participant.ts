import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { staffDocument } from '@wine-walk/common/model/staff.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';

/** Refuses the uid of a staff account: showing and deleting a participant's data would reach its sign-in. */
export async function requireParticipant(uid: string): Promise<Problem<'not-found'> | undefined> {
  const isStaff = (await readDocument(documentPaths.staffMember(uid), staffDocument)) !== undefined;
  return isStaff ? problem('not-found', 'This is a staff account, no participant.') : undefined;
}
