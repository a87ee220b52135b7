import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type Caller, isDeskOrAdmin } from './caller.ts';

/**
 * The refusal unless the records are the caller's own, or the caller is of role desk or admin. Compared before
 * anything is read, so the answer tells nothing about whether the other participant exists.
 */
export function requireOwner(
  caller: Caller | null,
  participantId: string,
): Problem<'forbidden'> | undefined {
  if (isDeskOrAdmin(caller) || caller?.uid === participantId) return undefined;
  return problem('forbidden', "These are another participant's records.");
}
