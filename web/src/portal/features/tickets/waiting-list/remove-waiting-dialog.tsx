import { Text } from '@chakra-ui/react';
import { removeWaiting } from '@wine-walk/common/api/waiting-list.ts';
import { useCall } from '../../../../platform/api/use-call.ts';
import { ConfirmDialog } from '../../../kit/forms/confirm-dialog.tsx';
import { texts } from '../../../texts/texts.ts';
import type { WaitingEntry } from './waiting-row.tsx';

interface Props {
  eventId: string;
  entry: WaitingEntry;
  /** Called after success or failure: the list is refetched. */
  onDone: () => void;
  onClose: () => void;
}

/** Confirms before an entry of a waiting list is removed. */
export function RemoveWaitingDialog({ eventId, entry, onDone, onClose }: Props) {
  const { waitingList: t } = texts.tickets;
  const { email, state } = entry;
  const remove = useCall(removeWaiting, {
    success: t.removed,
    failure: t.changeFailed,
    onSettled: () => {
      onDone();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t.removeTitle}
      action={t.removeSubmit}
      busyLabel={t.removing}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: eventId, entryId: entry.id } })}
      onClose={onClose}
    >
      <Text overflowWrap="anywhere">{t.removeText({ email, hasOffer: state === 'offered' })}</Text>
    </ConfirmDialog>
  );
}
