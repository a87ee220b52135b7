import { Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import {
  listWithdrawnAnnouncements,
  restoreAnnouncement,
} from '@wine-walk/common/api/announcements.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { useState } from 'react';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { queryKeyOf, useApiQuery } from '../../../platform/session/api.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { format } from '../../kit/format.ts';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { UndoableChanges } from '../../shared/undoable-changes.tsx';
import { texts } from '../../texts/texts.ts';

type Withdrawn = ResponseOf<typeof listWithdrawnAnnouncements>['withdrawn'][number];

/** Refetches the withdrawn announcements after a change on this device. */
export function useInvalidateWithdrawn(eventId: string): () => void {
  const client = useQueryClient();
  const queryKey = queryKeyOf(listWithdrawnAnnouncements, { params: { eventId } });
  return () => void invalidateAfterWrite(client, { queryKey });
}

/** Announcements of an event that were withdrawn within a day, and can be brought back; hidden if there are none. */
export function WithdrawnAnnouncements({ event }: { event: AdminEvent }) {
  const { withdrawn: labels } = texts.announcements;
  const params = { eventId: event.id };
  const { data } = useApiQuery(listWithdrawnAnnouncements, { params }, { call: staffCall });
  const [restoring, setRestoring] = useState<Withdrawn | null>(null);
  return (
    <>
      <UndoableChanges
        label={labels.label}
        changes={data?.withdrawn ?? []}
        timeZone={event.timeZone}
        nameOf={({ title }) => labels.name({ title })}
        onUndo={setRestoring}
      />
      {restoring && (
        <RestoreDialog event={event} withdrawn={restoring} onClose={() => setRestoring(null)} />
      )}
    </>
  );
}

interface RestoreDialogProps {
  event: AdminEvent;
  withdrawn: Withdrawn;
  onClose: () => void;
}

/** Says what bringing an announcement back does now, and confirms it. */
function RestoreDialog({ event, withdrawn, onClose }: RestoreDialogProps) {
  const { withdrawn: labels } = texts.announcements;
  const reload = useInvalidateWithdrawn(event.id);
  const { id, title, publishAt, isPublished, scheduledMail } = withdrawn;
  const now = useNow();
  const isDue = !isPublished && Date.parse(publishAt) <= now;
  const isLate = isDue && event.isPublished;
  const restore = useMutation({
    mutationFn: () =>
      staffCall(restoreAnnouncement, {
        params: { eventId: event.id, id },
        body: { publishesLate: isLate },
      }),
    onSuccess: () => {
      showToast({ type: 'success', title: labels.restored });
      onClose();
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: texts.kit.error,
        description: serverMessage(error, labels.failed),
      }),
    onSettled: reload,
  });
  const time = format.dateTime(publishAt, event.timeZone);
  const consequence = () => {
    if (isPublished) return labels.published({ title });
    if (isLate) return labels.late({ title, at: time });
    return isDue
      ? labels.draft({ title })
      : labels.scheduled({ title, at: time, hasEmail: scheduledMail !== null });
  };
  return (
    <ConfirmDialog
      title={labels.title}
      action={labels.submit}
      busyLabel={labels.restoring}
      isDestructive={false}
      cancelLabel={labels.keep}
      isBusy={restore.isPending}
      onConfirm={() => restore.mutate()}
      onClose={onClose}
    >
      <Text>{consequence()}</Text>
    </ConfirmDialog>
  );
}
