import type { BodyInput } from '@contract/endpoint.ts';
import { controlEvent } from '@contract/event-controls.ts';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../../components/toaster.tsx';
import { useInvalidateEventChanges } from '../../records/use-event-changes.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';

export type Control = BodyInput<typeof controlEvent>;

/** Presses a control of the evening; what it did stands above the tab, with its undo. */
export function useControls(eventId: string) {
  const reload = useInvalidateEventChanges();
  return useMutation({
    mutationFn: (body: Control) => staffCall(controlEvent, { params: { id: eventId }, body }),
    onSuccess: reload,
    onError: (error) =>
      showToast({
        type: 'error',
        title: 'Error',
        description: serverMessage(error, 'Failed to change the walk'),
      }),
  });
}
