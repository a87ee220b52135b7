import { listWalkChanges, undoWalkChange } from '@contract/walk-controls.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../components/toaster.tsx';
import { readAgain } from '../../data/read-again.ts';
import { serverMessage } from '../session/portal-texts.ts';
import { staffCall } from '../session/staff-call.ts';

const root = ['walk-changes'];
/** Milliseconds between two looks: somebody else may have pressed something. */
const refreshMs = 15_000;

/** What changed a running walk and can still be taken back, the latest first. */
export function useWalkChanges(isAdmin: boolean) {
  return useQuery({
    queryKey: root,
    queryFn: ({ signal }) => staffCall(listWalkChanges, { signal }),
    refetchInterval: refreshMs,
    enabled: isAdmin,
  });
}

/** Asks for the changes again, after something was changed here. */
export function useReloadWalkChanges(): () => void {
  const client = useQueryClient();
  return () => void readAgain(client, { queryKey: root });
}

/** Takes a change back. */
export function useUndoWalkChange() {
  const reload = useReloadWalkChanges();
  return useMutation({
    mutationFn: (id: string) => staffCall(undoWalkChange, { params: { id } }),
    onSuccess: () => notify({ type: 'success', title: 'Taken back' }),
    onError: (error) =>
      notify({
        type: 'error',
        title: 'Error',
        description: serverMessage(error, 'Failed to take it back'),
      }),
    onSettled: reload,
  });
}
