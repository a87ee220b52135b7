import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listEventChanges, undoEventChange } from '@wine-walk/common/api/admin-events.ts';
import { invalidateAfterWrite } from '../../platform/api/invalidate-after-write.ts';
import { showToast } from '../../ui/toaster.tsx';
import { serverMessage } from '../session/portal-texts.ts';
import { staffCall } from '../session/staff-call.ts';

const root = ['walk-changes'];
/** Milliseconds between two looks: somebody else may have pressed something. */
const refetchIntervalMs = 15_000;

/** What changed a running walk and can still be taken back, the latest first. */
export function useEventChanges(isAdmin: boolean) {
  return useQuery({
    queryKey: root,
    queryFn: ({ signal }) => staffCall(listEventChanges, { signal }),
    refetchInterval: refetchIntervalMs,
    enabled: isAdmin,
  });
}

/** Asks for the changes again, after something was changed here. */
export function useInvalidateEventChanges(): () => void {
  const client = useQueryClient();
  return () => void invalidateAfterWrite(client, { queryKey: root });
}

/** Takes a change back. */
export function useUndoEventChange() {
  const reload = useInvalidateEventChanges();
  return useMutation({
    mutationFn: (id: string) => staffCall(undoEventChange, { params: { id } }),
    onSuccess: () => showToast({ type: 'success', title: 'Taken back' }),
    onError: (error) =>
      showToast({
        type: 'error',
        title: 'Error',
        description: serverMessage(error, 'Failed to take it back'),
      }),
    onSettled: reload,
  });
}
