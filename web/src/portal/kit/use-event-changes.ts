import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listEventChanges, undoEventChange } from '@wine-walk/common/api/admin-events.ts';
import { invalidateAfterWrite } from '../../platform/api/invalidate-after-write.ts';
import { showToast } from '../../ui/toaster.tsx';
import { serverMessage } from '../session/portal-texts.ts';
import { staffCall } from '../session/staff-call.ts';
import { texts } from '../texts/texts.ts';

const root = ['walk-changes'];
/** Refetch interval: another admin may change the event. In milliseconds. */
const refetchIntervalMs = 15_000;

/** Recent changes of an event in progress that can still be undone, latest first. */
export function useEventChanges(isAdmin: boolean) {
  return useQuery({
    queryKey: root,
    queryFn: ({ signal }) => staffCall(listEventChanges, { signal }),
    refetchInterval: refetchIntervalMs,
    enabled: isAdmin,
  });
}

/** Refetches the changes after a change on this device. */
export function useInvalidateEventChanges(): () => void {
  const client = useQueryClient();
  return () => void invalidateAfterWrite(client, { queryKey: root });
}

/** Undoes a change. */
export function useUndoEventChange() {
  const reload = useInvalidateEventChanges();
  return useMutation({
    mutationFn: (id: string) => staffCall(undoEventChange, { params: { id } }),
    onSuccess: () => showToast({ type: 'success', title: texts.kit.eventChange.undone }),
    onError: (error) =>
      showToast({
        type: 'error',
        title: texts.kit.error,
        description: serverMessage(error, texts.kit.eventChange.undoFailed),
      }),
    onSettled: reload,
  });
}
