import { catalogDocument } from '../../contract/catalog-documents.ts';
import { undoMs } from '../../contract/desk.ts';
import type { listUndoable } from '../../contract/desk-undo.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { emptyCatalog } from '../../domain/catalog.ts';
import type { StaffMember } from '../../http/caller.ts';
import { readAuditByActor } from '../../store/audit-entries.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
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
