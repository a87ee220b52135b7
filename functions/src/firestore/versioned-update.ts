import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import type { z } from 'zod';
import { type Actor, auditWrite } from './audit.ts';
import { commitWithRetry } from './commit-with-retry.ts';
import { readDocument } from './read.ts';
import type { Write } from './write.ts';

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

/** What every document that staff edit has. */
export type Versioned = Record<string, unknown> & { version: number; updatedAt: string };

export interface Edit<D extends Versioned> {
  /** What it is called, as in 'reward'. */
  what: string;
  path: string;
  schema: z.ZodType<D>;
  /** The version the sender saw; left out, the edit is made whatever happened since. */
  version: number | undefined;
}

/** Who sends an edit, and when: milliseconds since 1970, UTC. */
export interface EditContext {
  caller: Actor;
  now: number;
}

/** The fields that the edit sets, and what else is written in the same commit. */
export interface Changed<D> {
  fields: Partial<D>;
  writes?: readonly Write[];
}

/**
 * Carries out an edit with its note in the audit. A version other than the stored one is refused, and
 * whatever comes in between reading and writing makes it look again, so that nothing is overwritten unseen.
 */
export async function updateVersioned<D extends Versioned>(
  { what, path, schema, version }: Edit<D>,
  { caller, now }: EditContext,
  change: (before: D) => Promise<Changed<D> | Problem<'not-found' | 'stale-edit'>>,
): Promise<(D & { id: string }) | Problem<'not-found' | 'stale-edit'>> {
  return commitWithRetry<D & { id: string }, Problem<'not-found' | 'stale-edit'>>(async () => {
    const stored = await readDocument(path, schema);
    if (!stored) return problem('not-found', `This ${what} no longer exists.`);
    const before = stored.data;
    const refusal = staleEdit(what, before, version);
    if (refusal) return refusal;
    const changed = await change(before);
    if ('problem' in changed) return changed;
    const { fields, writes = [] } = changed;
    const after: D = {
      ...before,
      ...fields,
      version: before.version + 1,
      updatedAt: new Date(now).toISOString(),
    };
    const details = { version: after.version, changed: changedNames(before, fields) };
    return {
      writes: [
        { kind: 'update', path, data: after, revision: stored.revision },
        ...writes,
        auditWrite({
          actor: caller.username,
          action: `${what.replace(' ', '-')}.edit`,
          target: path,
          now,
          details,
        }),
      ],
      response: withId({ id: stored.id, data: after }),
    };
  });
}

function changedNames<D>(before: D, fields: Partial<D>): string[] {
  return Object.keys(fields).filter(
    (name) => JSON.stringify(before[name as keyof D]) !== JSON.stringify(fields[name as keyof D]),
  );
}
