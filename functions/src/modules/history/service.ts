import type { AnswerOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  HistoryEntry,
  RecordKind,
  readRecordHistory,
} from '@wine-walk/common/api/staff/record-history.ts';
import type { AuditDocument } from '@wine-walk/common/model/staff.ts';
import { readAuditEntries } from '../../firestore/audit.ts';
import { documentPaths } from '../../firestore/paths.ts';

type Read = typeof readRecordHistory;

/** Returns the latest actions of staff on a record, latest first. */
export async function listHistory(
  kind: RecordKind,
  id: string,
  eventId?: string,
): Promise<AnswerOf<Read>> {
  const path = recordPath(kind, id, eventId);
  if (!path) return problem('record-event-missing');
  return (await readAuditEntries(path)).map(historyEntry);
}

/** Returns the path of a record; undefined if it belongs to an event and `eventId` is missing. */
function recordPath(kind: RecordKind, id: string, eventId?: string): string | undefined {
  switch (kind) {
    case 'announcement':
      return eventId && documentPaths.announcement(eventId, id);
    case 'offer':
      return eventId && documentPaths.offer(eventId, id);
    case 'organization':
      return documentPaths.organization();
    default:
      return documentPaths[kind](id);
  }
}

function historyEntry({ actor, action, happenedAt, details }: AuditDocument): HistoryEntry {
  const before = valuesOf(details['before']);
  const after = valuesOf(details['after']);
  const changed = Array.isArray(details['changed']) ? details['changed'].map(String) : [];
  return {
    actor,
    action,
    happenedAt,
    changes: changed.map((field) => ({
      field,
      hasValues: field in before || field in after,
      before: before[field],
      after: after[field],
    })),
  };
}

/** Parses the stored values of `changeDetails`; entries of earlier versions have none. */
const valuesOf = (json: unknown) =>
  typeof json === 'string' ? (JSON.parse(json) as Record<string, unknown>) : {};
