import { type ChangeTopic, listChanges, undoChange } from '@wine-walk/common/api/staff/changes.ts';
import { type UndoResult, undone } from '@wine-walk/common/model/changes.ts';
import type { Api } from '../../../platform/api/api-client.ts';
import { type CachedResponses } from '../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';

interface Options {
  /** Event of the changes; undefined for a topic of no single event. */
  eventId?: string | undefined;
  /** False while the changes are not requested; true by default. */
  enabled?: boolean;
  /** Interval in milliseconds at which changes of other staff are fetched. */
  refetchInterval?: number;
}

/** Changes of a topic that can still be undone, latest first; undefined until loaded. */
export function useChanges(topic: ChangeTopic, { eventId, ...options }: Options = {}) {
  const query = { topic, ...(eventId !== undefined && { eventId }) };
  return useApiQuery(listChanges, { query }, options).data?.changes;
}

interface Undo {
  change: { partIds: readonly string[] };
  /** True to publish an announcement that was due since it was withdrawn. */
  publishesLate?: boolean;
  /** Called after each part with the result so far. */
  onProgress?: (result: UndoResult) => void;
}

/** Undoes all parts of a change, last request first: it may have replaced records of an earlier one. */
async function undoParts(
  { change, publishesLate, onProgress }: Undo,
  call: Api,
): Promise<UndoResult> {
  let sum = undone({});
  for (const id of change.partIds.toReversed())
    for (let cursor: string | null = null, isFirst = true; isFirst || cursor; isFirst = false) {
      const body = { ...(cursor && { cursor }), ...(publishesLate && { publishesLate }) };
      const part: UndoResult = await call(undoChange, { params: { id }, body });
      cursor = part.nextCursor;
      sum = {
        removed: sum.removed + part.removed,
        restored: sum.restored + part.restored,
        leftAlone: [...sum.leftAlone, ...part.leftAlone],
        nextCursor: cursor,
      };
      onProgress?.(sum);
    }
  return sum;
}

interface UndoOptions {
  /** Toast after the undo; none if undefined. */
  success?: (result: UndoResult) => { title: string; description?: string };
  /** Text of the error toast without a message of the server; no toast if undefined. */
  failure?: string;
  /** Other responses to refetch. */
  invalidates?: readonly CachedResponses[];
}

/** Undoes a change and says so. A repeat after a lost response returns the same result. */
export const useUndo = ({ invalidates = [], ...options }: UndoOptions) =>
  useCall(undoParts, { ...options, invalidates: [listChanges, ...invalidates] });
