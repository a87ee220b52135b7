import type { Caller } from './caller.ts';
import { type Problem, problem } from './problem.ts';

/**
 * The refusal unless the records are the caller's own, or the caller is staff. Compared before anything is
 * read, so the answer tells nothing about whether the other participant exists.
 */
export function forbiddenUnlessOwn(
  caller: Caller | null,
  participantId: string,
): Problem<'forbidden'> | undefined {
  if (caller?.kind === 'staff' || caller?.uid === participantId) return undefined;
  return problem('forbidden', "These are another participant's records.");
}
