import { useMutation } from '@tanstack/react-query';
import { controlEvent } from '@wine-walk/common/api/admin-events.ts';
import type { BodyInput } from '@wine-walk/common/api/endpoint.ts';
import { showToast } from '../../ui/toaster.tsx';
import { useInvalidateChanges } from '../kit/changes/use-changes.ts';
import { serverMessage } from '../session/portal-texts.ts';
import { staffCall } from '../session/staff-call.ts';
import { texts } from '../texts/texts.ts';

type Control = BodyInput<typeof controlEvent>;

/** Performs a control action; the change appears above the tab, with its undo. */
export function useControls(eventId: string) {
  const reload = useInvalidateChanges();
  return useMutation({
    mutationFn: (body: Control) => staffCall(controlEvent, { params: { id: eventId }, body }),
    onSuccess: reload,
    onError: (error) =>
      showToast({
        type: 'error',
        title: texts.kit.error,
        description: serverMessage(error, texts.overview.controls.failedText),
      }),
  });
}
