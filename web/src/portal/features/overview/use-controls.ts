import { useMutation } from '@tanstack/react-query';
import { controlEvent } from '@wine-walk/common/api/admin-events.ts';
import type { BodyInput } from '@wine-walk/common/api/endpoint.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { useInvalidateEventChanges } from '../../kit/use-event-changes.ts';
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
