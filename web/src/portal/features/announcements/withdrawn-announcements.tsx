import { Text } from '@chakra-ui/react';
import { type ListedChangeOf, ofKind } from '@wine-walk/common/api/staff/changes.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import {
  isPublishedLate,
  publishTime,
} from '@wine-walk/common/rules/announcements/publish-time.ts';
import { useState } from 'react';
import { useNow } from '../../../platform/live/use-now.ts';
import { ChangeList } from '../../kit/changes/change-list.tsx';
import { useChanges, useUndo } from '../../kit/changes/use-changes.ts';
import { format } from '../../kit/format.ts';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { texts } from '../../texts/texts.ts';

type Withdrawn = ListedChangeOf<'withdrawal'>;

/** Announcements of an event that were withdrawn within a day, and can be brought back; hidden if there are none. */
export function WithdrawnAnnouncements({ event }: { event: AdminEvent }) {
  const { withdrawn: labels } = texts.announcements;
  const data = useChanges('announcements', { eventId: event.id });
  const [restoring, setRestoring] = useState<Withdrawn | null>(null);
  return (
    <>
      <ChangeList
        label={labels.label}
        changes={ofKind(data, 'withdrawal')}
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

/** Dialog that confirms the return of an announcement and names its effect now. */
function RestoreDialog({ event, withdrawn, onClose }: RestoreDialogProps) {
  const { withdrawn: labels } = texts.announcements;
  const { title, isPublished, scheduledMail } = withdrawn;
  const publishAt = publishTime(withdrawn, event);
  const now = useNow();
  const isDue = Date.parse(publishAt) <= now;
  const isLate = isPublishedLate(withdrawn, event, now);
  const restore = useUndo({ success: () => ({ title: labels.restored }), failure: labels.failed });
  const time = format.dateTime(publishAt, event.timeZone);
  const consequence = () => {
    if (isPublished) return labels.published({ title });
    if (isLate) return labels.late({ title, at: time });
    if (isPublished === null || (isDue && event.isPublished)) return labels.heldBack({ title });
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
      onConfirm={() =>
        restore.mutate({ change: withdrawn, publishesLate: isLate }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <Text>{consequence()}</Text>
    </ConfirmDialog>
  );
}
