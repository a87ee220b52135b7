import { type Problem, problem } from '@wine-walk/common/api/problems.ts';

/** The refusal where the sender edited an older version than the stored one; none where they named no version. */
export function staleEdit(
  what: string,
  stored: { version: number },
  sent: number | undefined,
): Problem<'stale-edit'> | undefined {
  if (sent === undefined || sent === stored.version) return undefined;
  return problem(
    'stale-edit',
    `Somebody else saved this ${what} meanwhile. Compare their version with yours, then save again.`,
    { details: { current: { version: stored.version } } },
  );
}
