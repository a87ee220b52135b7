import type { BodyInput } from '@contract/endpoint.ts';
import { controlWalk } from '@contract/walk-controls.ts';
import { useMutation } from '@tanstack/react-query';
import { notify } from '../../../components/toaster.tsx';
import { useReloadWalkChanges } from '../../records/use-walk-changes.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';

export type Control = BodyInput<typeof controlWalk>;

/** Presses a control of the evening; what it did stands above the tab, with its undo. */
export function useControls(eventId: string) {
  const reload = useReloadWalkChanges();
  return useMutation({
    mutationFn: (body: Control) => staffCall(controlWalk, { params: { id: eventId }, body }),
    onSuccess: reload,
    onError: (error) =>
      notify({
        type: 'error',
        title: 'Error',
        description: serverMessage(error, 'Failed to change the walk'),
      }),
  });
}
