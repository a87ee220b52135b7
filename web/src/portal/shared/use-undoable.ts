import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { undoRedemption } from '@wine-walk/common/api/admin-rewards.ts';
import { listUndoable, type UndoableAction, undoAdmission } from '@wine-walk/common/api/desk.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { undoCheckIns } from '@wine-walk/common/api/reviews.ts';
import { invalidateAfterWrite } from '../../platform/api/invalidate-after-write.ts';
import { staffCall } from '../session/staff-call.ts';
import { deskKeys } from './desk-queue.ts';

/** Milliseconds between two looks: what was done on another phone of theirs shows, too. */
const refreshMs = 20_000;

/** What the caller did at an event's desk and can still take back; the server knows it, so a reload loses none. */
export function useUndoable(eventId: string | undefined, onUndone: () => void = () => undefined) {
  const client = useQueryClient();
  const reload = () => invalidateAfterWrite(client, { queryKey: [deskKeys.undoable] });
  const query = useQuery({
    queryKey: [deskKeys.undoable, eventId],
    queryFn: ({ signal }) => staffCall(listUndoable, { query: { eventId: eventId ?? '' }, signal }),
    enabled: eventId !== undefined,
    refetchInterval: refreshMs,
  });
  const undo = useMutation({
    mutationFn: undoAction,
    onSuccess: async (_answer, { ids }) => {
      // A read that began before would bring it back.
      await client.cancelQueries({ queryKey: [deskKeys.undoable] });
      client.setQueriesData<ResponseOf<typeof listUndoable>>(
        { queryKey: [deskKeys.undoable] },
        (before) => before && { actions: before.actions.filter((each) => each.ids[0] !== ids[0]) },
      );
    },
    // Nobody waits for the list: another is taken back meanwhile.
    onSettled: () => {
      void reload();
      onUndone();
    },
  });
  return {
    actions: query.data?.actions ?? [],
    /** Why they are not known; null where nothing failed. */
    failure: query.data ? null : query.error,
    undo,
    reload: () => void reload(),
  };
}

function undoAction({ action, ids }: UndoableAction): Promise<unknown> {
  const [id = ''] = ids;
  if (action === 'admit') return staffCall(undoAdmission, { params: { id } });
  if (action === 'redeem') return staffCall(undoRedemption, { params: { id } });
  return staffCall(undoCheckIns, { body: { ids } });
}
