import { Text } from '@chakra-ui/react';
import { type AdminTicket, deleteSeenTicket } from '@wine-walk/common/api/tickets.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  ticket: AdminTicket;
  /** Called after the ticket was deleted. */
  onDeleted: () => void;
  /** Called after success or failure: the list is refetched. */
  onDone: () => void;
  onClose: () => void;
}

/** Confirms before an unused ticket is deleted (specification, section 8). */
export function DeleteTicketDialog({ ticket, onDeleted, onDone, onClose }: Props) {
  const { deleteDialog } = texts.tickets;
  const { id, holderName, holderEmail } = ticket;
  const remove = useCall(deleteSeenTicket, {
    success: { title: deleteDialog.deleted, description: deleteDialog.deletedText({ id }) },
    failure: (error) => ({
      type: 'error',
      title: deleteDialog.failedTitle,
      description: staffMessage(error, deleteDialog.failed),
    }),
    onSuccess: onDeleted,
    onSettled: () => {
      onDone();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={deleteDialog.title}
      action={deleteDialog.submit}
      busyLabel={deleteDialog.deleting}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id }, body: { holderName, holderEmail } })}
      onClose={onClose}
    >
      <Text>{deleteDialog.text({ id, holder: holderName })}</Text>
    </ConfirmDialog>
  );
}
