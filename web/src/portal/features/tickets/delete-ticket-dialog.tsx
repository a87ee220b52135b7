import { Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { type AdminTicket, deleteTicket } from '@wine-walk/common/api/tickets.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';

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
  const { id, holderName, holderEmail } = ticket;
  const remove = useMutation({
    mutationFn: () =>
      staffCall(deleteTicket, {
        params: { id },
        query: { holderName: holderName ?? '', holderEmail: holderEmail ?? '' },
      }),
    onSuccess: () => {
      onDeleted();
      showToast({ type: 'success', title: 'Ticket Deleted', description: `We deleted ${id}.` });
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: 'Delete Error',
        description: serverMessage(error, 'Failed to delete ticket'),
      }),
    onSettled: () => {
      onDone();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Delete this ticket?"
      action="Delete ticket"
      busyLabel="Deleting…"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <Text>
        {id}
        {holderName ? `, sold to ${holderName},` : ''} can no longer be redeemed. You can’t undo
        this.
      </Text>
    </ConfirmDialog>
  );
}
