import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeTopic, listChanges, undoChange } from '@wine-walk/common/api/changes.ts';
import { type UndoResult, undone } from '@wine-walk/common/model/changes.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { texts } from '../../texts/texts.ts';

const root = 'changes';

interface Options {
  /** Event of the changes; undefined for a topic of no single event. */
  eventId?: string | undefined;
  /** Not requested while false. */
  enabled?: boolean;
  /** Refetch interval in milliseconds, for changes of others. */
  refetchMs?: number;
}

/** Changes of a topic that can still be undone, latest first. */
export function useChanges(
  topic: ChangeTopic,
  { eventId, enabled = true, refetchMs }: Options = {},
) {
  return useQuery({
    queryKey: [root, topic, eventId],
    queryFn: async ({ signal }) => {
      const query = { topic, ...(eventId !== undefined && { eventId }) };
      return (await staffCall(listChanges, { query, signal })).changes;
    },
    enabled,
    ...(refetchMs && { refetchInterval: refetchMs }),
  });
}

/** Refetches the changes after a change on this device. */
export function useInvalidateChanges(): () => void {
  const client = useQueryClient();
  return () => void invalidateAfterWrite(client, { queryKey: [root] });
}

interface Undo {
  change: { partIds: readonly string[] };
  /** True to publish an announcement that was due since it was withdrawn. */
  publishesLate?: boolean;
  /** Called after each part with the result so far. */
  onProgress?: (result: UndoResult) => void;
}

/** Undoes all parts of a change, last request first: it may have replaced records of an earlier one. */
async function undoParts({ change, publishesLate, onProgress }: Undo): Promise<UndoResult> {
  let sum = undone({});
  for (const id of change.partIds.toReversed())
    for (let cursor: string | null = null, isFirst = true; isFirst || cursor; isFirst = false) {
      const body = { ...(cursor && { cursor }), ...(publishesLate && { publishesLate }) };
      const part: UndoResult = await staffCall(undoChange, { params: { id }, body });
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

interface UndoTexts {
  /** Toast after the undo; none if undefined. */
  success?: (result: UndoResult) => { title: string; description?: string };
  /** Text of the error toast without a message of the server; no toast if undefined. */
  failed?: string;
}

/** Undoes a change and says so. A repeat after a lost response returns the same result. */
export function useUndo({ success, failed }: UndoTexts) {
  const reload = useInvalidateChanges();
  return useMutation({
    mutationFn: undoParts,
    onSuccess: (result) => {
      if (success) showToast({ type: 'success', ...success(result) });
    },
    onError: (error) => {
      if (failed === undefined) return;
      const description = serverMessage(error, failed);
      showToast({ type: 'error', title: texts.kit.error, description });
    },
    onSettled: reload,
  });
}
