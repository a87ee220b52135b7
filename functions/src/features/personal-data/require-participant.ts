import { staffDocument } from '../../contract/staff-records.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';

/** Refuses the uid of a staff account: showing and deleting a participant's data would reach its sign-in. */
export async function requireParticipant(uid: string): Promise<Problem<'not-found'> | undefined> {
  const isStaff = (await readDocument(documentPaths.staffMember(uid), staffDocument)) !== undefined;
  return isStaff ? problem('not-found', 'This is a staff account, no participant.') : undefined;
}
