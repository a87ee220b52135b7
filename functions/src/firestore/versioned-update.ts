import type { ProblemCode, VersionedRecord } from '@wine-walk/common/api/contract/problem-codes.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import type { z } from 'zod';
import { type Actor, auditWrite, changeDetails } from './audit.ts';
import { commitWithRetry } from './commit-with-retry.ts';
import { readDocument, type Stored } from './read.ts';
import type { Write } from './write.ts';

/**
 * Returns the problem if the edit is based on an older version than the stored one; undefined if it names no
 * version.
 */
export function staleEdit(
  record: VersionedRecord,
  stored: { version: number },
  sent: number | undefined,
): Problem<'stale-edit'> | undefined {
  if (sent === undefined || sent === stored.version) return undefined;
  return problem('stale-edit', { record, current: { version: stored.version } });
}

/** Fields of every document that staff edit. */
export type Versioned = Record<string, unknown> & { version: number; updatedAt: string };

/** Record that is edited as one document. */
type EditedRecord = 'announcement' | 'business' | 'draw' | 'event' | 'point-rule' | 'reward';

type EditCode<R extends EditedRecord> = `${R}-gone` | 'stale-edit';

export interface Edit<D extends Versioned, R extends EditedRecord> {
  record: R;
  path: string;
  schema: z.ZodType<D>;
  /** Version that the edit is based on; undefined to save it over any later version. */
  version: number | undefined;
}

/** Sender and time of an edit; `now`: epoch milliseconds. */
export interface EditContext {
  caller: Actor;
  now: number;
}

/** Fields to set, and further writes of the same commit. */
export interface Changed<D> {
  fields: Partial<D>;
  writes?: readonly Write[];
}

/**
 * Saves an edit with its audit entry (optimistic locking): rejects a version other than the stored one, and
 * decides again if the document changes before the commit. `change` returns null if there is nothing to save.
 */
export async function updateVersioned<
  D extends Versioned,
  R extends EditedRecord,
  Code extends ProblemCode = EditCode<R>,
>(
  { record, path, schema, version }: Edit<D, R>,
  { caller, now }: EditContext,
  change: (before: D) => Promise<Changed<D> | Problem<Code> | null>,
): Promise<(D & { id: string }) | Problem<EditCode<R> | Code>> {
  type Refused = Problem<EditCode<R> | Code>;
  return commitWithRetry<D & { id: string }, Refused>(async () => {
    const stored = await readDocument(path, schema);
    if (!stored) return { problem: `${record}-gone` as const };
    const before = stored.data;
    const refusal = staleEdit(record, before, version);
    if (refusal) return refusal;
    const changed = await change(before);
    if (changed === null) return { writes: [], response: withId(stored) };
    if ('problem' in changed) return changed;
    const { fields, writes = [] } = changed;
    const after: D = {
      ...before,
      ...fields,
      version: before.version + 1,
      updatedAt: new Date(now).toISOString(),
    };
    const details = { version: after.version, ...changeDetails(before, fields) };
    return {
      writes: [
        { kind: 'update', path, data: after, revision: stored.revision },
        ...writes,
        auditWrite({
          actor: caller.username,
          action: `${record}.edit`,
          target: path,
          now,
          details,
        }),
      ],
      response: withId({ id: stored.id, data: after }),
    };
  });
}

/** Returns the writes of an edit that follows from the edit of another document, with its audit entry. */
export function followingEditWrites<D extends Versioned>(
  record: EditedRecord,
  { path, data, revision }: Stored<D>,
  fields: Partial<D>,
  { caller, now }: EditContext,
): Write[] {
  const version = data.version + 1;
  const updatedAt = new Date(now).toISOString();
  const details = { version, ...changeDetails(data, fields) };
  const action = `${record}.edit`;
  return [
    { kind: 'update', path, data: { ...fields, version, updatedAt }, revision },
    auditWrite({ actor: caller.username, action, target: path, now, details }),
  ];
}
