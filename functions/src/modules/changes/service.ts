import type {
  Endpoint,
  ProblemOf,
  QueryOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  type ChangeTopic,
  type DeskChange,
  type ListedChange,
  type listChanges,
  type listDeskChanges,
  type undoChange,
  type undoDeskChange,
} from '@wine-walk/common/api/staff/changes.ts';
import {
  type ChangeDocument,
  type ChangeKind,
  type ChangeOutline,
  changeDocument,
  type DeskChangeKind,
  deskChangeKinds,
  type UndoResult,
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
import { requireOwnAction, type StaffMember } from '../../http/caller.ts';

type AdminChangeKind = Exclude<ChangeKind, DeskChangeKind>;

/** Kinds of each topic, and the maximum number of listed requests. */
const topics: Readonly<Record<ChangeTopic, { kinds: readonly AdminChangeKind[]; limit: number }>> =
  {
    events: { kinds: ['event-edit'], limit: 20 },
    announcements: { kinds: ['withdrawal'], limit: 20 },
    registrations: { kinds: ['cancellation'], limit: 20 },
    // 80,000 tickets.
    tickets: { kinds: ['ticket-change'], limit: 200 },
    businesses: { kinds: ['business-import'], limit: 20 },
    staff: { kinds: ['roster-import', 'roster-edit', 'roster-end'], limit: 20 },
    shops: { kinds: ['shop-approval'], limit: 20 },
  };

/** Returns the changes of a topic that can still be undone, latest first. `now`: epoch milliseconds. */
export async function listOpenChanges(
  kinds: UndoByKind,
  { topic, eventId }: QueryOf<typeof listChanges>,
  now: number,
): Promise<ResponseOf<typeof listChanges>> {
  const parts = await readOpenChanges({ ...topics[topic], eventId, now });
  return { changes: await listParts(kinds, parts) };
}

/** Maximum number of listed actions of a desk: of each check-in in a review of 100, and of others. */
const maxDeskChanges = 150;

/** Returns the actions of a staff member at an event's desk that can still be undone, latest first. */
export async function listOwnDeskChanges(
  kinds: UndoByKind,
  eventId: string,
  { caller, now }: UndoContext,
): Promise<ResponseOf<typeof listDeskChanges>> {
  const parts = await readOpenChanges({
    kinds: deskChangeKinds,
    eventId,
    staffId: caller.uid,
    now,
    limit: maxDeskChanges,
  });
  return { changes: (await listParts(kinds, parts)) as DeskChange[] };
}

/** Returns the changes of these records, latest first. */
async function listParts(
  kinds: UndoByKind,
  parts: readonly Stored<ChangeOutline>[],
): Promise<ListedChange[]> {
  const changes = Map.groupBy(parts, ({ id, data }) => data.partOf ?? id);
  const listed = await Promise.all(
    [...changes.values()].map((latestFirst) => list(kinds, latestFirst)),
  );
  return listed.filter((change) => change !== undefined);
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

/** Undoes a change of an admin: see `undoById`. */
export const undoAdminChange = (
  kinds: UndoByKind,
  id: string,
  request: UndoRequest,
  sender: UndoContext,
) =>
  undoById<typeof undoChange>(kinds, id, request, {
    ...sender,
    absent: problem('change-gone'),
    refusal: ({ kind }) => (isOfDesk(kind) ? problem('change-gone') : undefined),
  });

/** Undoes an action at a desk: see `undoById`. That of another staff member is left to an admin. */
export const undoOwnDeskChange = (
  kinds: UndoByKind,
  id: string,
  { caller, now }: { caller: StaffMember; now: number },
) =>
  undoById<typeof undoDeskChange>(
    kinds,
    id,
    { publishesLate: false },
    {
      caller,
      now,
      absent: problem('nothing-to-undo'),
      refusal: ({ kind, staffId, staffName }) =>
        isOfDesk(kind)
          ? requireOwnAction(caller, staffId === caller.uid, staffName)
          : problem('nothing-to-undo'),
    },
  );

const isOfDesk = (kind: ChangeKind): kind is DeskChangeKind =>
  deskChangeKinds.some((ofDesk) => ofDesk === kind);

type Refused<E extends Endpoint> = Problem<ProblemOf<E>>;

interface Guarded<E extends Endpoint> extends UndoContext {
  /** Problem of an ID without a change. */
  absent: Refused<E>;
  /** Returns why the caller may not undo a change here. */
  refusal: (change: ChangeDocument) => Refused<E> | undefined;
}

/** Undoes a change in the commit that notes it; a repeat returns the response of the first. */
async function undoById<E extends typeof undoChange | typeof undoDeskChange>(
  kinds: UndoByKind,
  id: string,
  request: UndoRequest,
  { absent, refusal, ...sender }: Guarded<E>,
): Promise<UndoResult | Refused<E>> {
  const { caller, now } = sender;
  const read = () => readDocument(documentPaths.change(id), changeDocument);
  return commitWithRetry<UndoResult, Refused<E>>(async () => {
    const change = await read();
    if (!change) return absent;
    const refused = refusal(change.data);
    if (refused) return refused;
    const { kind, result, expiresAt } = change.data;
    if (result) return { writes: [], response: result };
    const { tooLate, isInParts, undo } = undoOf(kinds, kind);
    if (Date.parse(expiresAt) <= now) return problem(tooLate) as Refused<E>;
    const plan = await undo(change, request, sender);
    if (isProblem(plan)) {
      // A simultaneous undo may have changed the documents since the change was read.
      const undone = (await read())?.data.result;
      return undone ? { writes: [], response: undone } : plan;
    }
    if (isInParts) return { writes: plan.writes, response: plan.result };
    const note = {
      undoneAt: new Date(now).toISOString(),
      undoneBy: caller.username,
      result: plan.result,
    };
    return {
      writes: [
        ...plan.writes,
        { kind: 'update', path: change.path, data: note, revision: change.revision },
      ],
      response: plan.result,
    };
  });
}
