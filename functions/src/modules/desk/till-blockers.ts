import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type TillDocument } from '@wine-walk/common/model/desk.ts';
import type { StaffMember } from '../../http/caller.ts';

/** The refusal of a till that is not there, or not theirs. */
export const tillNotFound = () => problem('not-found', 'This till is not known.');

/** Why somebody cannot count a till or hand cash out of it; undefined where they can. */
export function tillCountBlocker(
  till: TillDocument | undefined,
  caller: StaffMember,
): Problem<'not-found' | 'till-closed'> | undefined {
  if (!till || (caller.role !== 'admin' && till.staffId !== caller.uid)) return tillNotFound();
  if (!till.closedAt) return undefined;
  return problem('till-closed', `This till was counted already, by ${till.closedBy}.`);
}
