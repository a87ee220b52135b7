import {
  type ChangeTopic,
  type ListedChange,
  type listChanges,
  type undoChange,
} from '@wine-walk/common/api/changes.ts';
import type { ProblemOf, QueryOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/problems.ts';
import {
  type ChangeKind,
  type ChangeOutline,
  changeDocument,
} from '@wine-walk/common/model/changes.ts';
import {
  readOpenChanges,
  type UndoByKind,
  type UndoContext,
  type UndoOfKind,
  type UndoRequest,
} from '../../firestore/changes.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';

/** Kinds of each topic, and the maximum number of listed requests. */
const topics: Readonly<Record<ChangeTopic, { kinds: readonly ChangeKind[]; limit: number }>> = {
  events: { kinds: ['event-edit'], limit: 20 },
  announcements: { kinds: ['withdrawal'], limit: 20 },
  registrations: { kinds: ['cancellation'], limit: 20 },
  // 80,000 tickets.
  tickets: { kinds: ['ticket-change'], limit: 200 },
  businesses: { kinds: ['business-import'], limit: 20 },
  staff: { kinds: ['roster-import'], limit: 20 },
  shops: { kinds: ['shop-approval'], limit: 20 },
};

/** Returns the changes of a topic that can still be undone, latest first. `now`: epoch milliseconds. */
export async function listOpenChanges(
  kinds: UndoByKind,
  { topic, eventId }: QueryOf<typeof listChanges>,
  now: number,
): Promise<ResponseOf<typeof listChanges>> {
  const parts = await readOpenChanges({ ...topics[topic], eventId, now });
  const changes = Map.groupBy(parts, ({ id, data }) => data.partOf ?? id);
  const listed = await Promise.all(
    [...changes.values()].map((latestFirst) => list(kinds, latestFirst)),
  );
  return { changes: listed.filter((change) => change !== undefined) };
}

async function list(
  kinds: UndoByKind,
  latestFirst: readonly Stored<ChangeOutline>[],
): Promise<ListedChange | undefined> {
  const [last, first] = [latestFirst[0], latestFirst.at(-1)];
  if (!last || !first) return undefined;
  const { kind, eventId, madeBy, madeAt } = last.data;
  const shown = await undoOf(kinds, kind).describe(latestFirst);
  if (!shown) return undefined;
  const partIds = latestFirst.map(({ id }) => id).toReversed();
  const undoUntil = first.data.expiresAt;
  return {
    kind,
    id: first.id,
    partIds,
    eventId,
    madeBy,
    madeAt,
    undoUntil,
    ...shown,
  } as ListedChange;
}

/** Returns the undo of a kind, for changes of that kind. */
const undoOf = <K extends ChangeKind>(kinds: UndoByKind, kind: K): UndoOfKind<K> => kinds[kind];

type Undo = typeof undoChange;
type Refused = Problem<ProblemOf<Undo>>;

/** Undoes a change in the commit that notes it; a repeat returns the response of the first. */
export async function undoById(
  kinds: UndoByKind,
  id: string,
  request: UndoRequest,
  sender: UndoContext,
): Promise<ResponseOf<Undo> | Refused> {
  const { caller, now } = sender;
  return commitWithRetry<ResponseOf<Undo>, Refused>(async () => {
    const change = await readDocument(documentPaths.change(id), changeDocument);
    if (!change) return problem('change-gone');
    const { kind, result, expiresAt } = change.data;
    if (result) return { writes: [], response: result };
    const { tooLate, isInParts, undo } = undoOf(kinds, kind);
    if (Date.parse(expiresAt) <= now) return problem(tooLate);
    const plan = await undo(change, request, sender);
    if (isProblem(plan)) return plan;
    if (isInParts) return { writes: plan.writes, response: plan.result };
    const undone = {
      undoneAt: new Date(now).toISOString(),
      undoneBy: caller.username,
      result: plan.result,
    };
    return {
      writes: [
        ...plan.writes,
        { kind: 'update', path: change.path, data: undone, revision: change.revision },
      ],
      response: plan.result,
    };
  });
}
