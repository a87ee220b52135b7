import { type listUndoable, undoMs } from '@wine-walk/common/api/desk.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { readAuditByActor } from '../../firestore/audit.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import { readUndoableAction } from './undoable-action.ts';

/**
 * What somebody did at an event's desk and can still take back: by the audit, so that a phone that was reloaded
 * knows it, less what was taken back since.
 */
export async function listUndoableActions(
  eventId: string,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<typeof listUndoable>> {
  const since = new Date(now - undoMs).toISOString();
  const [notes, catalogue] = await Promise.all([
    readAuditByActor(caller.username, since),
    readDocument(documentPaths.catalogue(eventId), catalogDocument),
  ]);
  const found = await Promise.all(
    notes.map((note) => readUndoableAction(note, catalogue?.data ?? emptyCatalog)),
  );
  const byIds = new Map(
    found
      .filter((each) => each?.eventId === eventId)
      .flatMap((each) => (each ? [[each.ids.join(), each] as const] : [])),
  );
  const actions = [...byIds.values()].map(({ eventId: _event, ...action }) => ({
    ...action,
    undoUntil: new Date(Date.parse(action.happenedAt) + undoMs).toISOString(),
  }));
  return { actions: actions.toSorted((a, b) => b.happenedAt.localeCompare(a.happenedAt)) };
}
